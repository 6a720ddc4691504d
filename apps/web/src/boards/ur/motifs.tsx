import { ROSETTES, type Square } from './rules.ts';

/** What is inlaid in a square that has no rosette. */
const INLAYS: { readonly [square: string]: Motif } = {
  ...{ A4: 'eyes', A3: 'dots', A2: 'eyes', A8: 'steps' },
  ...{ C4: 'eyes', C3: 'dots', C2: 'eyes', C8: 'steps' },
  ...{ B1: 'steps', B2: 'dots', B3: 'waves', B5: 'dots', B6: 'waves', B7: 'star', B8: 'eyes' },
};

type Motif = 'rosette' | 'eyes' | 'dots' | 'steps' | 'waves' | 'star';

/** The picture inlaid in a square. */
export function motifOf(square: Square): Motif {
  return ROSETTES.includes(square) ? 'rosette' : (INLAYS[square] ?? 'dots');
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const CORNERS = [
  [26, 26],
  [74, 26],
  [26, 74],
  [74, 74],
] as const;

function Rosette() {
  return (
    <symbol id="ur-rosette" viewBox="0 0 100 100">
      <circle className="ur-rosette-ground" cx="50" cy="50" r="46" />
      <circle className="ur-rosette-ring" cx="50" cy="50" r="42.5" />
      {EIGHTHS.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 50 50)`}>
          <path className="ur-petal" d="M50 48C41 36 41 17 50 9.5C59 17 59 36 50 48Z" />
          <path className="ur-petal-vein" d="M50 42V18" />
        </g>
      ))}
      <circle className="ur-rosette-heart" cx="50" cy="50" r="10.5" />
      <circle className="ur-rosette-seed" cx="50" cy="50" r="4" />
    </symbol>
  );
}

function Eyes() {
  return (
    <symbol id="ur-eyes" viewBox="0 0 100 100">
      {[...CORNERS, [50, 50] as const].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="ur-inlay" d="M-17 0Q0-15 17 0Q0 15-17 0Z" />
          <circle className="ur-inlay-dark" r="6.6" />
          <circle className="ur-inlay-gold" r="3.1" />
        </g>
      ))}
    </symbol>
  );
}

function Dots() {
  return (
    <symbol id="ur-dots" viewBox="0 0 100 100">
      {[...CORNERS, [50, 50] as const].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className="ur-inlay" cx={x} cy={y} r="11" />
          <circle className="ur-inlay-dark" cx={x} cy={y} r="7" />
          <circle className="ur-inlay-gold" cx={x} cy={y} r="3.6" />
        </g>
      ))}
    </symbol>
  );
}

const LAYERS = [
  { className: 'ur-inlay', half: 36 },
  { className: 'ur-inlay-dark', half: 27 },
  { className: 'ur-inlay-gold', half: 18 },
  { className: 'ur-inlay-dark', half: 9 },
] as const;

const STAIRS = [1, 2, 3] as const;

/** A square on its corner whose sides are stairs of three steps, like a temple seen from above. */
function stairs(half: number): string {
  const step = half / STAIRS.length;
  const right = STAIRS.flatMap((i) => [
    [i * step, (i - 1) * step - half],
    [i * step, i * step - half],
  ]);
  const side = [...right, ...right.toReversed().map(([x, y]) => [x, -y])];
  const whole = [...side, ...side.toReversed().map(([x, y]) => [-x, y])];
  return `M${whole.map(([x, y]) => `${50 + x} ${50 + y}`).join('L')}Z`;
}

function Steps() {
  return (
    <symbol id="ur-steps" viewBox="0 0 100 100">
      {LAYERS.map(({ className, half }) => (
        <path key={half} className={className} d={stairs(half)} />
      ))}
    </symbol>
  );
}

function Waves() {
  return (
    <symbol id="ur-waves" viewBox="0 0 100 100">
      {[22, 40, 58, 76].map((y, i) => (
        <path
          key={y}
          className={i % 2 ? 'ur-inlay-line is-gold' : 'ur-inlay-line'}
          d={`M14 ${y}q9-11 18 0t18 0t18 0t18 0`}
        />
      ))}
    </symbol>
  );
}

/** The eight-pointed star of Ishtar. */
function Star() {
  return (
    <symbol id="ur-star" viewBox="0 0 100 100">
      <circle className="ur-inlay-ring" cx="50" cy="50" r="39" />
      {EIGHTHS.map((angle, i) => (
        <path
          key={angle}
          className={i % 2 ? 'ur-inlay' : 'ur-inlay-gold'}
          d={i % 2 ? 'M50 22L56 44L50 50L44 44Z' : 'M50 12L57.500 42L50 50L42.500 42Z'}
          transform={`rotate(${angle} 50 50)`}
        />
      ))}
      <circle className="ur-inlay-dark" cx="50" cy="50" r="5.5" />
    </symbol>
  );
}

/** Every picture once, to be used by the squares. */
export function Motifs() {
  return (
    <>
      <Rosette />
      <Eyes />
      <Dots />
      <Steps />
      <Waves />
      <Star />
    </>
  );
}

/** The stepped battlement of Babylon: one merlon, `width` wide, standing on (x, y). */
function merlon(x: number, y: number, width: number): string {
  const s = width / 7;
  return (
    `M${x} ${y}v${-2 * s}h${s}v${-2 * s}h${1.5 * s}v${-2 * s}h${2 * s}` +
    `v${2 * s}h${1.5 * s}v${2 * s}h${s}v${2 * s}z`
  );
}

/** A row of merlons from `x` to `x + width`, standing on `y`. */
export function battlement(x: number, y: number, width: number, count: number): string {
  const pitch = width / count;
  return Array.from({ length: count }, (_, i) =>
    merlon(x + i * pitch + pitch * 0.08, y, pitch * 0.84),
  ).join('');
}

/** The daisy of glazed brick that runs along every frieze. */
function Rosette({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const petals = Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5;
    return (
      <ellipse
        key={turn}
        cx={x + Math.cos(turn) * r * 0.62}
        cy={y + Math.sin(turn) * r * 0.62}
        rx={r * 0.36}
        ry={r * 0.19}
        transform={`rotate(${i * 36} ${x + Math.cos(turn) * r * 0.62} ${y + Math.sin(turn) * r * 0.62})`}
      />
    );
  });
  return (
    <g>
      <g className="gate-ivory">{petals}</g>
      <circle className="gate-gold" cx={x} cy={y} r={r * 0.26} />
    </g>
  );
}

/** A band with gold edges and rosettes in between. */
export function Frieze({
  x,
  y,
  width,
  height,
  count,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}) {
  const edge = Math.max(2.5, height * 0.12);
  return (
    <g>
      <rect className="gate-deep" x={x} y={y} width={width} height={height} />
      <rect className="gate-gold" x={x} y={y} width={width} height={edge} />
      <rect className="gate-gold" x={x} y={y + height - edge} width={width} height={edge} />
      {Array.from({ length: count }, (_, i) => (
        <Rosette
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal ornaments
          key={i}
          x={x + ((i + 0.5) * width) / count}
          y={y + height / 2}
          r={height * 0.34}
        />
      ))}
    </g>
  );
}

const BULL =
  'M8 30c2-8 9-11 19-11 10-1 20 1 27-3 3-6 8-9 14-9l4-5c1 2 1 4 0 6 4 2 6 5 9 7 1 2 0 4-3 4l-7 1c-3 5-5 9-5 14l-1 5 3 4 1 13h-5l-2-11-5-6-1 2-3 15h-5l1-16c-8 1-15 0-21-1l-3 6 2 11h-5l-4-11-3 11h-5l2-14c-2-4-2-7-1-11-3 3-4 8-3 14-1 4-3 5-4 3-2-7-2-14 3-19z';
const DRAGON =
  'M6 44c-3-9 0-18 8-20-4 6-4 11-1 15 1-8 7-13 17-14 9 0 17 1 23-1 5-3 7-9 9-16 2-5 6-7 11-6l7-3-2 4 5 3-2 3-8 0c-3 2-4 6-5 10-2 8-4 14-8 18l-1 6 4 4 2 11h-5l-3-10-5-5-3 15h-5l1-16c-8 1-14 0-20-1l-3 6 3 11h-5l-5-11-3 11h-5l2-14c-2 1-3 1-3 0z';

/** A striding beast in relief, 90 wide; the gate has bulls and dragons in turn, facing the way out. */
export function Beast({
  kind,
  x,
  y,
  scale,
  flip = false,
}: {
  readonly kind: 'bull' | 'dragon';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
}) {
  const turn = flip
    ? `translate(${x + 90 * scale} ${y}) scale(${-scale} ${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
  return (
    <path
      className={kind === 'bull' ? 'gate-gold' : 'gate-ivory'}
      transform={turn}
      d={kind === 'bull' ? BULL : DRAGON}
    />
  );
}

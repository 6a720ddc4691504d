const R = 33;
const HALF = (Math.sqrt(3) / 2) * R;

/** Columns of hexes from the left: `n` `c` `s` land, `w` water, `C` city, `F` field, `Z` ziggurat, a digit a token. */
const COLUMNS = [
  'nFnnn',
  'Cnn1n',
  'nw1nn',
  'wwnCc',
  'cwwww',
  'cZ2cC',
  'C2cFc',
  'ccCww',
  'wwwcs',
  'sFwss',
] as const;
const LAND: { readonly [letter: string]: string } = { n: '#c99f63', c: '#b3a35c', s: '#cf9668' };
const REGION = 'nnnncccccs';

const at = (column: number, row: number) => ({
  x: column * 1.5 * R - 52,
  y: row * 2 * HALF + (column % 2 === 0 ? 0 : HALF) + 4,
});

const hex = (r: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i;
    return `${(r * Math.cos(turn)).toFixed(1)},${(r * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');

function City() {
  return (
    <>
      <polygon points={hex(30)} fill="#8f6231" stroke="#3c2508" strokeWidth="1.2" />
      <polygon
        points={hex(27)}
        fill="none"
        stroke="#f6e2b8"
        strokeWidth="3.6"
        strokeDasharray="5 3.4"
      />
      <polygon points={hex(24.5)} fill="#f9edd0" stroke="#3c2508" strokeWidth="1" />
      <path
        d="M-6 -13h12v3.600h-2v3c5 1.6 8 6 8 11 0 5-3 9-6 11h-12c-3-2-6-6-6-11 0-5 3-9.4 8-11v-3h-2z"
        fill="#33210c"
        transform="translate(0 -.5)"
      />
    </>
  );
}

function Field() {
  return (
    <>
      <polygon points={hex(29)} fill="#6d8f35" stroke="#2f4410" strokeWidth="1.4" />
      <path
        d="M-20 -14q10-4 20 0t20 0M-25 -5q12.5-4 25 0t25 0M-25 5q12.5-4 25 0t25 0M-20 15q10-4 20 0t20 0"
        fill="none"
        stroke="#a9c766"
        strokeWidth="3"
      />
      <circle r="14" fill="#f7f0d2" stroke="#3f5a16" strokeWidth="2" />
      <path
        d="M0 9V-9M0 -1q6-1 7-7-6 0-7 5M0 -1q-6-1-7-7 6 0 7 5M0 6q6-1 7-7-6 0-7 5M0 6q-6-1-7-7 6 0 7 5"
        fill="#2c4208"
        stroke="#2c4208"
      />
    </>
  );
}

function Ziggurat() {
  return (
    <>
      <path d="M-27 20h54v-10h-54z" fill="#c98d52" />
      <path d="M-20 10h40V1h-40z" fill="#b97d43" />
      <path d="M-13 1h26v-9h-26z" fill="#c98d52" />
      <path d="M-28 10h56v2.500h-56zM-21 1h42v2.500h-42zM-14 -8h28v2.500h-28z" fill="#f0cf96" />
      <path d="M-6 20L-3 -8h6L6 20z" fill="#7a4a20" />
      <path d="M-7 -8h14v-9h-14z" fill="#2b5fb8" stroke="#f0d9a0" strokeWidth="1.4" />
      <path d="M0 -28c4 4.5 4.6 7.6 0 10.6-4.6-3-4-6.1 0-10.600z" fill="#ffb13d" />
    </>
  );
}

function Token({ first }: { readonly first: boolean }) {
  const edge = { stroke: '#fffaf0', strokeWidth: 2.4 } as const;
  return first ? (
    <>
      <circle r="21" fill="#2d5fc4" {...edge} />
      <path d="M0 -13L3 -4 12 -4 5 2 8 11 0 6 -8 11 -5 2 -12 -4 -3 -4z" fill="#fffaf0" />
    </>
  ) : (
    <>
      <path d="M0 -24L24 17H-24z" fill="#c04f2b" {...edge} />
      <path d="M-7 -4h14v16h-14z" fill="#fffaf0" />
      <path d="M-4 0h8M-4 4h5M-4 8h7" stroke="#c04f2b" strokeWidth="2" />
    </>
  );
}

function Piece({ letter }: { readonly letter: string }) {
  switch (letter) {
    case 'C':
      return <City />;
    case 'F':
      return <Field />;
    case 'Z':
      return <Ziggurat />;
    case 'w':
      return (
        <path
          d="M-17 -7q5-5.5 10 0t10 0M-2 8q5-5.5 10 0t10 0"
          fill="none"
          stroke="#bdeee2"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".75"
        />
      );
    case '1':
    case '2':
      return <Token first={letter === '1'} />;
    default:
      return null;
  }
}

/** The land between two rivers, seen from above. */
export function BabyloniaEmblem() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="220" fill="#e8cf98" />
      {COLUMNS.flatMap((rows, column) =>
        [...rows].map((letter, row) => {
          const { x, y } = at(column, row);
          const fill = letter === 'w' ? '#2f8f8a' : LAND[REGION[column]];
          return (
            <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
              <polygon points={hex(letter === 'w' ? R + 0.6 : R - 1.6)} fill={fill} />
              <Piece letter={letter} />
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** Small enough to be seen whole where the picture is cut at the sides. */
const CELL = 28;
const LEFT = 88;
const TOP = 90;
const RIM = 7;

/** The squares of the board by column and row. */
const CELLS = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 8 }, (_, column) => ({ row, column })).filter(
    ({ column }) => row === 1 || column < 4 || column > 5,
  ),
);
const ROSETTES = ['0 0', '0 2', '3 1', '6 0', '6 2'];
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

function Rosette({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.72)`}>
      <circle r="16" fill="#0f7672" />
      {EIGHTHS.map((angle) => (
        <path
          key={angle}
          d="M0 0C-4-5-4-11 0-14.500C4-11 4-5 0 0Z"
          fill="#fbf1d8"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="4" fill="#e2a63c" />
    </g>
  );
}

function Disc({ x, y, colour }: { readonly x: number; readonly y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.74)`}>
      <ellipse cx="1" cy="5" rx="14" ry="13" fill="#000" opacity=".35" />
      <circle r="13" cy="2" fill="#2a1608" opacity=".6" />
      <circle r="13" fill={colour} />
      <circle
        r="9.5"
        fill="none"
        stroke="#fff6e2"
        strokeWidth="1.600"
        strokeDasharray="1.500 2.500"
      />
    </g>
  );
}

/** The temple tower of the city, from its foot. */
const STEPS = [
  { half: 128, y: 74 },
  { half: 92, y: 52 },
  { half: 56, y: 30 },
] as const;

/** The outline of the board. */
function body(): string {
  const x = (column: number, rim: number) => LEFT + column * CELL + rim;
  const y = (row: number, rim: number) => TOP + row * CELL + rim;
  const [left, right, top, bottom] = [x(0, -RIM), x(8, RIM), y(0, -RIM), y(3, RIM)];
  const [gapLeft, gapRight] = [x(4, 3), x(6, -3)];
  const far = `H${gapLeft}V${y(1, -3)}H${gapRight}V${top}H${right}`;
  const near = `V${bottom}H${gapRight}V${y(2, 3)}H${gapLeft}V${bottom}H${left}Z`;
  return `M${left} ${top}${far}${near}`;
}

/** The board in the evening light: glazed squares, five rosettes, pieces about to meet, and the temple tower behind. */
export function UrEmblem() {
  const middle = (column: number, row: number) => ({
    x: LEFT + (column + 0.5) * CELL,
    y: TOP + (row + 0.5) * CELL,
  });
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ur-emblem-air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e9a55a" />
          <stop offset="1" stopColor="#a8482b" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill="url(#ur-emblem-air)" />
      <circle cx="312" cy="48" r="40" fill="#ffe2a3" opacity=".35" />
      <path d="M0 150q100-22 200-12t200-6v88H0z" fill="#7c3420" />
      {STEPS.map(({ half, y }) => (
        <path key={y} d={`M${200 - half} ${y + 24}l6-24h${2 * half - 12}l6 24z`} fill="#5d2a1c" />
      ))}
      <path d="M192 84l3-50h10l3 50z" fill="#c9773f" opacity=".8" />
      <path d={body()} fill="#2a1a0f" stroke="#d9a94a" strokeWidth="2.500" strokeLinejoin="round" />
      {CELLS.map(({ row, column }) => (
        <rect
          key={`${column} ${row}`}
          x={LEFT + column * CELL + 2}
          y={TOP + row * CELL + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx="4"
          fill={row === 1 ? '#1b2c62' : '#2f5dab'}
          stroke="#f3e2b8"
          strokeOpacity=".35"
        />
      ))}
      {CELLS.filter(({ row, column }) => !ROSETTES.includes(`${column} ${row}`)).map(
        ({ row, column }) => (
          <circle
            key={`${column} ${row}`}
            cx={middle(column, row).x}
            cy={middle(column, row).y}
            r="5"
            fill="none"
            stroke="#efe1be"
            strokeOpacity=".7"
            strokeWidth="2"
          />
        ),
      )}
      {ROSETTES.map((text) => {
        const [column, row] = text.split(' ').map(Number);
        return <Rosette key={text} {...middle(column, row)} />;
      })}
      <Disc {...middle(3, 1)} colour="#5b8def" />
      <Disc {...middle(5, 1)} colour="#e8754f" />
      <Disc {...middle(1, 2)} colour="#5b8def" />
      <Disc {...middle(7, 0)} colour="#e8754f" />
    </svg>
  );
}

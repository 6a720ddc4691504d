/** One terrace after the other, each narrower: the tower seen from afar. */
function ziggurat(x: number, base: number, width: number, terraces: number, rise: number): string {
  let path = '';
  for (let i = 0; i < terraces; i++) {
    const inset = (width * i) / (terraces * 2.35);
    const y = base - rise * (i + 1);
    const slope = rise * 0.14;
    path += `M${x + inset} ${y + rise}l${slope} ${-rise}h${width - 2 * inset - 2 * slope}l${slope} ${rise}z`;
  }
  return path;
}

const PALM_FRONDS =
  'M0 0C-20-26-50-30-72-12c24-8 48-2 72 12zM0 0c-34-10-62 6-70 34 16-20 40-30 70-34zM0 0C-8-32 10-58 40-60 18-46 6-26 0 0zM0 0c28-24 58-22 74 2-24-10-48-10-74-2zM0 0c32-4 56 16 58 46C46 22 26 8 0 0zM0 0c-6-30-26-48-54-48C-32-38-14-22 0 0z';

/** A date palm, its crown at (x, y), standing on `ground`. */
export function Palm({
  x,
  y,
  ground,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly ground: number;
  readonly scale: number;
}) {
  const lean = 14 * scale;
  return (
    <g className="city-palm">
      <path
        d={`M${x - 4 * scale} ${y}Q${x - lean} ${(y + ground) / 2} ${x - 6 * scale - lean} ${ground}h${12 * scale}Q${x + 7 * scale - lean} ${(y + ground) / 2} ${x + 4 * scale} ${y}z`}
      />
      <path d={PALM_FRONDS} transform={`translate(${x} ${y}) scale(${scale})`} />
    </g>
  );
}

const LIT: readonly (readonly [number, number])[] = [
  [96, 742],
  [128, 722],
  [214, 738],
  [262, 706],
  [322, 728],
  [388, 712],
  [455, 736],
  [506, 716],
  [566, 738],
  [1520, 728],
  [1556, 706],
  [40, 716],
  [350, 748],
  [610, 722],
];

/** The great tower and the roofs of the city in the haze behind the gate. */
export function City() {
  return (
    <g>
      <g className="city-far">
        <path d={ziggurat(140, 740, 430, 7, 50)} />
        <path d="M343 390h24l-4-22h-16z" />
      </g>
      <path
        className="city-mid"
        d="M0 760v-62h46v-18h40v18h52v-34h66v22h38v-40h58v28h60v-20h44v32h66v-18h50v30h60v-34h62v20h70v-26h60v102zM1440 760v-70h40v-26h52v20h36v-32h32v108z"
      />
      <g className="city-lit">
        {LIT.map(([x, y]) => (
          <rect key={`${x},${y}`} x={x} y={y} width="5" height="8" />
        ))}
      </g>
    </g>
  );
}

const R = 30;
const hex = (x: number, y: number, r = R) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + r * Math.cos(turn)).toFixed(1)},${(y + r * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');

/** Which land each hex is: w water, d desert, c city, z ziggurat, f field. */
const LAND = ['ddwdfdwd', 'dcwddwwc', 'dwwdzdwd', 'fwdddcwd', 'wwdcdwwf'] as const;
const FILL: { readonly [land: string]: string } = {
  d: '#e6c88f',
  w: '#2f8f8a',
  c: '#d99a4e',
  z: '#e6c88f',
  f: '#8fae55',
};

/** The land between two rivers, seen from above. */
export function BabyloniaEmblem() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="220" fill="#1f6f75" />
      {LAND.flatMap((row, r) =>
        [...row].map((land, c) => {
          const x = 8 + c * 52 + (r % 2) * 26;
          const y = 20 + r * 45;
          return (
            <g key={`${x},${y}`}>
              <polygon points={hex(x, y, R - 1)} fill={FILL[land]} />
              {land === 'w' && (
                <path
                  d={`M${x - 12} ${y}q6-6 12 0t12 0`}
                  fill="none"
                  stroke="#bfe6dd"
                  strokeWidth="2"
                  opacity=".6"
                />
              )}
              {land === 'c' && (
                <path d={`M${x - 13} ${y + 10}v-15h6v-6h6v6h4v-10h6v10h4v15z`} fill="#6b2f22" />
              )}
              {land === 'z' && (
                <path
                  d={`M${x - 17} ${y + 12}h34l-5-8h-5l-4-8h-4l-2-7h-4l-2 7h-2l-3 8h-3z`}
                  fill="#a8741a"
                />
              )}
              {land === 'f' && (
                <path
                  d={`M${x - 12} ${y - 6}h24M${x - 12} ${y}h24M${x - 12} ${y + 6}h24`}
                  stroke="#55752b"
                  strokeWidth="3"
                />
              )}
            </g>
          );
        }),
      )}
      <circle cx="216" cy="65" r="13" fill="#2d5fc4" stroke="#fffaf0" strokeWidth="3" />
      <circle cx="268" cy="65" r="13" fill="#2d5fc4" stroke="#fffaf0" strokeWidth="3" />
      <path d="M190 118l13 22h-26z" fill="#c04f2b" stroke="#fffaf0" strokeWidth="3" />
    </svg>
  );
}

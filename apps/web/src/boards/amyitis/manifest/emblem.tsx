const STEPS = [
  { x: 20, y: 176, w: 360, colour: '#b9714a' },
  { x: 66, y: 138, w: 268, colour: '#c98356' },
  { x: 112, y: 100, w: 176, colour: '#d99a68' },
  { x: 156, y: 62, w: 88, colour: '#e8b483' },
] as const;

const GREENS = ['#4d7a35', '#6a9a45', '#86b455', '#a7c968'] as const;

/** Terraces rise in four steps, water runs down, trees hang over the walls. */
export function AmyitisEmblem() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="220" fill="#f4d9a6" />
      <circle cx="330" cy="52" r="30" fill="#fff3cf" />
      <path d="M0 150c60-30 110-10 160-24s150-34 240 8v86H0z" fill="#dcb877" />
      {STEPS.map(({ x, y, w, colour }, i) => (
        <g key={y}>
          <rect x={x} y={y} width={w} height="46" fill={colour} />
          <path d={`M${x} ${y}h${w}v6H${x}z`} fill="#fffaf0" opacity=".35" />
          {Array.from({ length: Math.floor(w / 30) }, (_, k) => {
            const cx = x + 16 + k * 30;
            return (
              <g key={cx}>
                <ellipse cx={cx} cy={y - 5} rx="15" ry="12" fill={GREENS[(i + k) % 4]} />
                <ellipse cx={cx + 9} cy={y + 3} rx="10" ry="8" fill={GREENS[(i + k + 1) % 4]} />
                <path
                  d={`M${cx} ${y + 4}q4 10 0 18`}
                  stroke={GREENS[(i + k + 2) % 4]}
                  strokeWidth="3"
                  fill="none"
                />
              </g>
            );
          })}
        </g>
      ))}
      <path
        d="M194 62h12v38h-12zM194 100h12v38h-12zM194 138h12v38h-12zM190 176h20v44h-20z"
        fill="#2f8f8a"
      />
      <path d="M198 62v158M203 62v158" stroke="#bfe6dd" strokeWidth="1.5" opacity=".8" />
      <path d="M0 206h400v14H0z" fill="#2f8f8a" />
      <path
        d="M10 212h40M90 213h50M170 212h60M270 213h50M340 212h40"
        stroke="#bfe6dd"
        strokeWidth="2"
        opacity=".7"
      />
    </svg>
  );
}

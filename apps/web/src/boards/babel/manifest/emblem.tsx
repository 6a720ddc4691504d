const NATIONS = ['#c9503a', '#d99a3a', '#3f9a8e', '#5a7fd6', '#b58ad0'] as const;

/** Two towers rise towards each other, five peoples wide. */
export function BabelEmblem() {
  const terraces = [0, 1, 2, 3, 4, 5];
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="babel-air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a2c66" />
          <stop offset=".6" stopColor="#7d4668" />
          <stop offset="1" stopColor="#e98f4d" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill="url(#babel-air)" />
      <circle cx="276" cy="66" r="34" fill="#ffe2a3" opacity=".9" />
      <circle cx="276" cy="66" r="58" fill="#ffe2a3" opacity=".16" />
      {terraces.map((level) => {
        const inset = level * 17;
        const y = 196 - level * 27;
        return (
          <g key={level}>
            <path d={`M${66 + inset} ${y}l5-27h${198 - inset * 2}l5 27z`} fill="#e3c58d" />
            <path d={`M${176} ${y}l-3-27h${96 - inset}l5 27z`} fill="#8a5a3a" opacity=".38" />
            <path
              d={`M${70 + inset} ${y - 22}h${200 - inset * 2}`}
              stroke={NATIONS[level % 5]}
              strokeWidth="6"
            />
            {Array.from({ length: 6 - level }, (_, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of arches
                key={i}
                d={`M${88 + inset + i * 29} ${y}v-8a5 5 0 0 1 10 0v8z`}
                fill="#5a3224"
              />
            ))}
          </g>
        );
      })}
      <path d="M152 196l26-108 24 108z" fill="#c9995f" opacity=".75" />
      <path d="M0 196h400v24H0z" fill="#2c2140" />
      {NATIONS.map((colour, i) => (
        <g key={colour} transform={`translate(${294 + i * 21} ${188 - (i % 2) * 4})`}>
          <circle r="5" cy="-12" fill={colour} />
          <path d="M-7 8a7 15 0 0 1 14 0z" fill={colour} />
        </g>
      ))}
    </svg>
  );
}

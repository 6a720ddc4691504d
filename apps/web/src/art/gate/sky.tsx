/** Stars at places that never change: x, y and size. */
const STARS: readonly (readonly [number, number, number])[] = Array.from({ length: 90 }, (_, i) => {
  const a = (i * 7919) % 1600;
  const b = (i * 104729) % 470;
  return [a, b, 0.5 + ((i * 31) % 10) / 8] as const;
});

/** The eight-pointed star of Ishtar. */
function IshtarStar({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? r * 0.36 : r;
    const turn = (i * Math.PI) / 8;
    return `${x + Math.sin(turn) * reach},${y - Math.cos(turn) * reach}`;
  });
  return (
    <g className="sky-star">
      <circle cx={x} cy={y} r={r * 2.6} fill="url(#starlight)" />
      <polygon points={points.join(' ')} />
    </g>
  );
}

/** Evening or morning light, the crescent of Sin and the star of Ishtar. */
export function Sky() {
  return (
    <g>
      <rect width="1600" height="900" fill="url(#sky)" />
      <g className="sky-stars">
        {STARS.map(([x, y, r], i) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} opacity={0.25 + (i % 7) / 10} />
        ))}
      </g>
      <ellipse cx="1060" cy="770" rx="900" ry="330" fill="url(#horizon)" />
      <g className="sky-moon">
        <circle cx="1392" cy="150" r="120" fill="url(#starlight)" />
        <path d="M1342 132a54 54 0 1 0 104 22 62 62 0 0 1-104-22z" />
      </g>
      <IshtarStar x={1270} y={104} r={15} />
      <g className="sky-cloud">
        <path d="M0 470c120-14 240-10 350 4 90 10 190 6 290-6-80 22-190 34-300 26C220 486 100 488 0 500z" />
        <path d="M900 392c110-16 230-14 330 0 130 16 260 4 370-10v14c-110 24-250 30-370 14-110-14-220-16-330-18z" />
      </g>
    </g>
  );
}

/** A terrace on pillars in three-quarter view, its middle at (x, y). */
function Terrace({
  x,
  y,
  half,
  pillar,
  top,
}: {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly pillar: number;
  readonly top: string;
}) {
  const h = half / 2;
  const legs = [
    [-half + 8, 0],
    [0, h - 4],
    [half - 8, 0],
  ] as const;
  return (
    <g>
      {legs.map(([dx, dy]) => (
        <g key={dx}>
          <path d={`M${x + dx - 5} ${y + dy + 6}h10v${pillar}h-10z`} fill="#e9dcc0" />
          <path d={`M${x + dx + 1} ${y + dy + 6}h4v${pillar}h-4z`} fill="#b79a6a" />
        </g>
      ))}
      <path
        d={`M${x - half} ${y}l${half} ${h} ${half} ${-h}v10l${-half} ${h} ${-half} ${-h}z`}
        fill="#a8804d"
      />
      <path d={`M${x} ${y - h}l${half} ${h} ${-half} ${h} ${-half} ${-h}z`} fill={top} />
    </g>
  );
}

function Cypress({ x, y, s = 1 }: { readonly x: number; readonly y: number; readonly s?: number }) {
  return (
    <path
      d={`M${x} ${y}c${-9 * s} ${-12 * s} ${-5 * s} ${-30 * s} 0 ${-38 * s}c${5 * s} ${8 * s} ${9 * s} ${26 * s} 0 ${38 * s}z`}
      fill="#3f6b34"
    />
  );
}

/** A garden in the air that can be walked around. */
export function BabylonEmblem() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="babylon-air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4f86b8" />
          <stop offset="1" stopColor="#f5dcae" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill="url(#babylon-air)" />
      <path d="M0 186c90-20 310-20 400 0v34H0z" fill="#d8b77c" />
      <ellipse cx="200" cy="196" rx="170" ry="20" fill="#7a5a28" opacity=".25" />
      <Terrace x={132} y={124} half={84} pillar={56} top="#8fb45a" />
      <Terrace x={272} y={138} half={78} pillar={44} top="#a5c268" />
      <Cypress x={84} y={122} />
      <Cypress x={100} y={134} s={0.8} />
      <Cypress x={312} y={136} />
      <path d="M170 150l34 16v8l-34-16z" fill="#c9a066" />
      <path d="M250 132l22-11 22 11-22 11z" fill="#2f8f8a" />
      <path
        d="M272 132v-20M272 112c-10 4-12 10-12 16M272 112c10 4 12 10 12 16"
        stroke="#d8f1ea"
        strokeWidth="2.5"
        fill="none"
      />
      <Terrace x={196} y={72} half={62} pillar={50} top="#7fa84e" />
      <path d="M180 70v-26h4v26zM210 70v-26h4v26zM174 44h46l-23-16z" fill="#fffaf0" />
      <path d="M174 44h46l-3 5h-40z" fill="#c04f2b" />
      <Cypress x={160} y={72} s={0.7} />
      <Cypress x={234} y={74} s={0.7} />
      <path
        d="M168 92c-6 10-4 20-8 28M224 94c6 10 2 18 6 30"
        stroke="#5d8a3b"
        strokeWidth="4"
        fill="none"
      />
    </svg>
  );
}

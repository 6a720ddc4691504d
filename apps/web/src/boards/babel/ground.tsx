import type { Layout } from './geometry.ts';

/** Gradients and patterns that the board's parts are painted with. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="babel-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="river-shade" />
        <stop offset="0.5" className="river-light" />
        <stop offset="1" className="river-shade" />
      </linearGradient>
      <linearGradient id="babel-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="stone-light" />
        <stop offset="1" className="stone-shade" />
      </linearGradient>
      <linearGradient id="babel-glaze" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.18" />
      </linearGradient>
      <pattern id="babel-waves" width="48" height="18" patternUnits="userSpaceOnUse">
        <path
          className="wave"
          d="M0 6q6-4 12 0t12 0 12 0 12 0M-24 15q6-4 12 0t12 0 12 0 12 0 12 0 12 0"
        />
      </pattern>
      <pattern id="babel-rosettes" width="26" height="12" patternUnits="userSpaceOnUse">
        <g className="rosette" transform="translate(13 6)">
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <ellipse key={turn} cx="0" cy="-2.8" rx="1.15" ry="2" transform={`rotate(${turn})`} />
          ))}
          <circle r="1.2" />
        </g>
      </pattern>
    </defs>
  );
}

/** The river of construction that parts the two sides, with its glazed banks. */
export function River({ layout }: { readonly layout: Layout }) {
  const { x, y, width, height } = layout.river;
  return (
    <g className="river">
      <rect x={x} y={y} width={width} height={height} fill="url(#babel-river)" />
      <rect x={x} y={y} width={width} height={height} fill="url(#babel-waves)" />
      {[y, y + height].map((edge) => (
        <line key={edge} className="bank" x1={x} x2={x + width} y1={edge} y2={edge} />
      ))}
    </g>
  );
}

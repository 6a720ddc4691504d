import type { BoardPart } from './part.ts';

/** Gradients and patterns that the garden is painted with; the bricks follow the slope of the walls. */
export function Paints({ part }: { part: BoardPart }) {
  const { top } = part.garden.squares[0];
  const slope = (Math.atan2(top[1].y - top[0].y, top[1].x - top[0].x) * 180) / Math.PI;
  return (
    <defs>
      <linearGradient id="amyitis-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="river-light" />
        <stop offset="1" className="river-shade" />
      </linearGradient>
      <radialGradient id="amyitis-sky" cx="0.5" cy="0.34" r="0.62">
        <stop offset="0" className="sky-glow" />
        <stop offset="1" className="sky-edge" />
      </radialGradient>
      <pattern id="amyitis-waves" width="52" height="16" patternUnits="userSpaceOnUse">
        <path className="wave" d="M0 6q13-7 26 0t26 0M-13 13q13-7 26 0t26 0t26 0" />
      </pattern>
      {(['left', 'right'] as const).map((side) => (
        <pattern
          key={side}
          id={`amyitis-bricks-${side}`}
          width="20"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform={`skewY(${side === 'left' ? slope : -slope})`}
        >
          <path className="mortar" d="M0 .5h20M0 6.500h20M5 .5v6M15 6.500v6" />
        </pattern>
      ))}
    </defs>
  );
}

import { Cube } from './cube.tsx';
import { SignIcon } from './icons.tsx';
import type { BoardPart } from './part.ts';
import { FLOORS, NONE } from './rules.ts';

/** Bushes by their place on a terrace of width 1, back to front: x, y, size, shade. */
const BUSHES: readonly (readonly [number, number, number, 0 | 1 | 2])[] = [
  [0, -0.17, 0.13, 2],
  [-0.17, -0.08, 0.13, 1],
  [0.17, -0.08, 0.14, 0],
  [-0.27, 0.0, 0.1, 0],
  [0.28, 0.01, 0.1, 2],
  [-0.09, 0.03, 0.14, 2],
  [0.1, 0.05, 0.13, 1],
  [0, 0.15, 0.11, 0],
];

const FLOWERS: readonly (readonly [number, number])[] = [
  [-0.2, -0.06],
  [0.05, -0.15],
  [0.22, 0],
  [-0.05, 0.1],
  [0.12, 0.12],
];

/** A planted terrace: green all over, palms on the higher floors, and the planter's cube. */
export function Plants({ part, square }: { part: BoardPart; square: number }) {
  const { view, seats } = part.props;
  const planter = view.planters[square];
  if (planter === NONE) return null;
  const { x, y } = part.garden.squares[square].middle;
  const { unit } = part.garden;
  const palms = FLOORS[square] - 1;
  return (
    <g className="plants" transform={`translate(${x} ${y}) scale(${unit})`}>
      {BUSHES.map(([dx, dy, size, shade]) => (
        <ellipse
          key={`${dx},${dy}`}
          className={`bush bush-${shade}`}
          cx={dx}
          cy={dy}
          rx={size}
          ry={size * 0.78}
        />
      ))}
      {FLOWERS.map(([dx, dy]) => (
        <circle key={`${dx},${dy}`} className="flower" cx={dx} cy={dy} r={0.02} />
      ))}
      <g className="palms">
        {[-0.3, 0.02, -0.16].slice(0, palms).map((dx, k) => (
          <SignIcon key={dx} name="palm" size={0.3} x={dx} y={-0.38 + k * 0.07} />
        ))}
      </g>
      <Cube owner={planter} seats={seats} x={0.13} y={0.02} size={0.2} />
    </g>
  );
}

import { hasWater } from './forecast-marks.tsx';
import { type Sign, SignIcon } from './icons.tsx';
import type { BoardPart } from './part.ts';
import { NONE, qualityFor, TILES, type Tile } from './rules.ts';
import { type Point, pointList } from './terraces.ts';

/** What a tile gives besides points, as signs. */
function bonusOf(tile: Tile): readonly Sign[] {
  return [
    ...Array<Sign>(tile.talents).fill('talent'),
    ...Array<Sign>(tile.camels).fill('camel'),
    ...(tile.court === null ? [] : [tile.court]),
  ];
}

function shrunk(points: readonly Point[], { x, y }: Point, by: number): readonly Point[] {
  return points.map((p) => ({ x: x + (p.x - x) * by, y: y + (p.y - y) * by }));
}

/** A tile that is still there: its points, its bonus and the quality that its floor asks for. */
export function Plaque({ part, square }: { part: BoardPart; square: number }) {
  const { view } = part.props;
  const { top, middle } = part.garden.squares[square];
  const { unit } = part.garden;
  if (view.planters[square] !== NONE) return null;
  if (view.tiles[square] === NONE)
    return (
      <g className="unused">
        <SignIcon
          name="star"
          size={unit * 0.2}
          x={middle.x - unit * 0.1}
          y={middle.y - unit * 0.1}
        />
      </g>
    );
  const tile = TILES[view.tiles[square]];
  const forecast = part.desk.shown.forecast && hasWater(part.desk.facts, square);
  const bonus = bonusOf(tile);
  // Three signs side by side would reach under the channels.
  const small = forecast ? 0.82 : bonus.length > 2 ? 0.78 : 1;
  const size = unit * 0.127 * small;
  const text = unit * 0.2 * small;
  const width = bonus.length * (size + 1) + (tile.points > 9 ? text * 1.2 : text * 0.7);
  const left = middle.x - width / 2;
  const y = middle.y - unit * (forecast ? 0.1 : 0.05);
  return (
    <g className="plaque">
      <polygon points={pointList(shrunk(top, middle, 0.74))} />
      <text x={left} y={y} fontSize={text}>
        {tile.points}
      </text>
      {bonus.map((name, k) => (
        <SignIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: the signs are alike
          key={k}
          name={name}
          size={size}
          x={left + width - (bonus.length - k) * (size + 1)}
          y={y - size / 2}
        />
      ))}
      {!forecast && (
        <Leaves
          count={qualityFor(square)}
          at={{ x: middle.x, y: middle.y + unit * 0.105 }}
          size={unit * 0.085}
        />
      )}
    </g>
  );
}

function Leaves({ count, at, size }: { count: number; at: Point; size: number }) {
  return (
    <g className="plaque-leaves">
      {Array.from({ length: count }, (_, k) => (
        <SignIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: the leaves are alike
          key={k}
          name="leaf"
          size={size}
          x={at.x + (k - count / 2) * (size + 1)}
          y={at.y - size / 2}
        />
      ))}
    </g>
  );
}

import type { Rect } from '../common/rect.ts';
import { terraces } from './geometry.ts';
import { type Level, topOf } from './rules.ts';

interface TempleProps {
  readonly place: Rect;
  /** The levels that stand here, from bottom to top. */
  readonly levels: readonly Level[];
  readonly at: string;
}

/** One terrace: a slab of brick with a lit edge, a glazed frieze and its merlons. */
function Terrace({ box, ghost }: { readonly box: Rect; readonly ghost: boolean }) {
  const { x, y, width, height } = box;
  if (ghost) {
    return (
      <rect
        className="terrace-ghost"
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={2}
      />
    );
  }
  const merlon = Math.min(6, width / 9);
  return (
    <g className="terrace">
      <rect className="terrace-body" {...box} rx={1.5} />
      <rect
        className="terrace-frieze"
        x={x}
        y={y + height * 0.45}
        width={width}
        height={Math.max(2, height * 0.2)}
      />
      <rect
        className="terrace-edge"
        x={x - 1.5}
        y={y}
        width={width + 3}
        height={Math.max(1.5, height * 0.16)}
        rx={1}
      />
      {height > 10 &&
        [x, x + width - merlon].map((left) => (
          <rect
            key={left}
            className="terrace-edge"
            x={left}
            y={y - 3}
            width={merlon}
            height={4}
            rx={0.8}
          />
        ))}
    </g>
  );
}

/** A temple as stacked terraces; a level that was skipped stays visible as a gap. */
export function Temple({ place, levels, at }: TempleProps) {
  const level = topOf(levels);
  const boxes = terraces(place).slice(0, level);
  const foot = boxes[0];
  const stair = foot ? Math.max(5, foot.width * 0.11) : 0;
  return (
    <g className="temple" data-at={at}>
      {boxes.map((box, index) => (
        <Terrace key={box.y} box={box} ghost={!levels.some((each) => each === index + 1)} />
      ))}
      {foot && levels.length === level && (
        <path
          className="temple-stair"
          d={`M${place.x + place.width / 2 - stair} ${foot.y + foot.height}L${place.x + place.width / 2 - stair * 0.45} ${boxes[level - 1].y}h${stair * 0.9}L${place.x + place.width / 2 + stair} ${foot.y + foot.height}z`}
        />
      )}
    </g>
  );
}

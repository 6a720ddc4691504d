import type { Rect } from '../common/rect.ts';
import type { BoardPart } from './part.ts';
import { SQUARE_NAMES } from './rules.ts';
import { between } from './terraces.ts';

/** No coordinate is printed smaller than this. */
const SMALLEST = 8.5;

/** The names of terraces, craft groups and field rows, as the log, hints and records use them. */
export function Coordinates({ part }: { readonly part: BoardPart }) {
  const { garden, layout } = part;
  const size = Math.max(SMALLEST, garden.unit * 0.085);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g className="coordinates" aria-hidden="true">
      {garden.squares.map(({ top, middle }, square) => {
        // The left corner of a terrace is its fourth one, and the only part that never holds a picture.
        const { x, y } = between(top[3], middle, 0.34);
        return (
          <text key={SQUARE_NAMES[square]} className="on-terrace" x={x} y={y} fontSize={size}>
            {SQUARE_NAMES[square]}
          </text>
        );
      })}
      <Numbers places={layout.groups} />
      <Numbers places={layout.rows} />
    </g>
  );
}

function Numbers({ places }: { readonly places: readonly Rect[] }) {
  return places.map(({ x, y }, at) => (
    <text key={`${x} ${y}`} x={x + 8} y={y + 9} fontSize={10}>
      {at + 1}
    </text>
  ));
}

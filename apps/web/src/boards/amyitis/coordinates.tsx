import type { BoardPart } from './part.ts';
import { NONE, SQUARE_NAMES } from './rules.ts';
import { between } from './terraces.ts';

/** No coordinate is printed smaller than this. */
const SMALLEST = 8.5;

/** What a terrace's name is printed on, where no tile lies there any more. */
function groundOf({ props: { view } }: BoardPart, square: number): string {
  if (view.planters[square] !== NONE) return ' on-plants';
  return view.tiles[square] === NONE ? ' on-bare' : '';
}

/** The names of terraces, craft groups and field rows, as the log, hints and records use them. */
export function Coordinates({ part }: { readonly part: BoardPart }) {
  const { garden, layout } = part;
  const size = Math.max(SMALLEST, garden.unit * 0.085);
  const [first, second] = layout.rows;
  // Above a row that lies under another one there is no room.
  const rowAt = first.x === second.x ? 11 : -12;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g className="coordinates" aria-hidden="true">
      {garden.squares.map(({ top, middle }, square) => {
        // Towards the front corner nothing else is drawn, and no channel comes so near.
        const { x, y } = between(middle, top[2], 0.64);
        return (
          <text
            key={SQUARE_NAMES[square]}
            className={`on-terrace${groundOf(part, square)}`}
            x={x}
            y={y}
            fontSize={size}
          >
            {SQUARE_NAMES[square]}
          </text>
        );
      })}
      {layout.groups.map(({ x, y }, at) => (
        <text key={`${x} ${y}`} x={x + 11} y={y + 11} fontSize={10}>
          {at + 1}
        </text>
      ))}
      {layout.rows.map(({ x, y, width }, at) => (
        <text key={`${x} ${y}`} x={x + width - 7} y={y + rowAt} fontSize={10}>
          {at + 1}
        </text>
      ))}
    </g>
  );
}

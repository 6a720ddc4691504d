import { type Cell, columnOf, type Item, rowOf } from './rules.ts';
import { SymbolMark } from './tile.tsx';

/** Pixels to a space of the ground plan. */
export const UNIT = 40;

/** The middle of a space of the ground plan. */
export function spot(cell: Cell): { readonly x: number; readonly y: number } {
  return { x: (columnOf(cell) + 0.5) * UNIT, y: (rowOf(cell) + 0.5) * UNIT };
}

/** The part of a ground plan between two spaces: a group along the line from one to the other. */
function along(near: Cell, far: Cell) {
  const [a, b] = [spot(near), spot(far)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { transform: `translate(${middle.x} ${middle.y}) rotate(${turn})`, length };
}

/** A fountain: a basin with water and three drops. */
function Fountain({ near, far }: { near: Cell; far: Cell }) {
  const { transform, length } = along(near, far);
  const w = length + 26;
  return (
    <g transform={transform} className="item-fountain">
      <rect className="rim" x={-w / 2} y={-14} width={w} height={28} rx={9} />
      <rect className="pool" x={-w / 2 + 4} y={-10} width={w - 8} height={20} rx={6} />
      <circle className="rim" r={6.5} />
      <path className="drops" d="M-17 0h.1M17 0h.1M0 0h.1M-9-4h.1M9 4h.1" />
    </g>
  );
}

/** A bridge: a deck with planks over the space between its ends. */
function Bridge({ near, far }: { near: Cell; far: Cell }) {
  const { transform, length } = along(near, far);
  const w = length + 22;
  return (
    <g transform={transform} className="item-bridge">
      <rect className="deck" x={-w / 2} y={-10} width={w} height={20} rx={3} />
      <path className="planks" d={planks(w)} />
      <path className="rails" d={`M${-w / 2} -10H${w / 2}M${-w / 2} 10H${w / 2}`} />
    </g>
  );
}

function planks(width: number): string {
  const count = Math.floor(width / 9);
  return Array.from({ length: count }, (_, i) => `M${-width / 2 + (i + 0.5) * 9} -9V9`).join('');
}

/** A stairway: steps that lead from the lower to the upper end, with an arrow upwards. */
function Stairway({ item }: { item: Item }) {
  const rises = item.levels[0] < item.levels[1];
  const [foot, head] = rises ? item.cells : item.cells.toReversed();
  const { transform } = along(foot, head);
  return (
    <g transform={transform} className="item-stairway">
      <rect className="steps" x={-30} y={-11} width={60} height={22} rx={2} />
      <path className="treads" d="M-20-11v22M-10-11v22M0-11v22M10-11v22M20-11v22" />
      <path className="rise" d="M-20 0H18M11-6l8 6-8 6" />
    </g>
  );
}

/** One decorative item on the ground plan. */
export function GroundPlanItem({ item }: { readonly item: Item }) {
  const [near, far = near] = item.cells;
  switch (item.kind) {
    case 'fountain':
      return <Fountain near={near} far={far} />;
    case 'bridge':
      return <Bridge near={near} far={far} />;
    case 'stairway':
      return <Stairway item={item} />;
    case 'statue':
      return <SymbolMark symbol={3} {...spot(near)} size={30} className="item-statue" />;
  }
}

/** A belvedere from above: its dome and finial. */
export function Belvedere({ cell }: { readonly cell: Cell }) {
  const { x, y } = spot(cell);
  return (
    <g transform={`translate(${x} ${y})`} className="item-belvedere">
      <rect x={-12} y={-12} width={24} height={24} rx={5} />
      <circle r={9.5} />
      <path d="M-9.5 0h19M0-9.5v19M-6.7-6.7l13.4 13.4M6.7-6.7L-6.7 6.7" />
      <circle className="finial" r={2.6} />
    </g>
  );
}

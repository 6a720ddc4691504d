import { type KeyboardEvent, useRef } from 'react';
import { pointing } from '../common/choice.tsx';
import { movePart } from '../common/parts.ts';
import { Cells, STEPS } from './cells.tsx';
import type { BabylonDesk } from './desk.ts';
import { spot, UNIT } from './ground-plan-items.tsx';
import {
  aimAt,
  cellsOfItem,
  type ItemMove,
  itemMoves,
  pressSpace,
  symbolMoves,
  tileFrom,
  turned,
} from './input.ts';
import {
  type Cell,
  cellName,
  columnOf,
  isPlace,
  type Move,
  PLACES,
  type Placement,
  placement,
  rowOf,
  SIDE,
  SYMBOLS,
} from './rules.ts';
import { SymbolMark, TileFace } from './tile.tsx';
import { labelMove } from './words/moves.ts';
import type { Phrases } from './words/phrases.ts';
import { coverText } from './words/spoken.ts';

interface SpotsProps {
  readonly desk: BabylonDesk;
  readonly say: Phrases;
  /** The points a move would bring. */
  worth(move: Move): number;
}

/** The place one step further, or null beyond the edge. */
function stepFrom(cell: Cell, key: string): Cell | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = cell + step;
  const sameRow = Math.abs(step) === SIDE || rowOf(next) === rowOf(cell);
  return next >= 0 && sameRow && isPlace(next) ? next : null;
}

function placeLabel({ desk, say }: SpotsProps, cell: Cell): string {
  const aim = aimAt(desk, cell);
  if (!aim?.legal) return say.labels.noPlace(cellName(cell), aim?.needs ?? null);
  const { cost } = placement(desk.state, aim.move);
  return say.labels.place(cellName(cell), aim.move.level, aim.levels.length, cost);
}

/** The 49 places of a tile: legal ones lit with their level; arrows walk, Enter lays. */
function Places(props: SpotsProps) {
  const { desk } = props;
  const group = useRef<SVGGElement>(null);
  const home = desk.draft.at ?? [...desk.places.keys()][0] ?? PLACES[24];
  const lay = (cell: Cell) => {
    const aim = aimAt(desk, cell);
    if (aim) desk.follow({ move: aim.move });
  };
  const aim = (cell: Cell) => desk.put({ ...desk.draft, at: cell });
  const press = (cell: Cell, event: KeyboardEvent) => {
    const next = stepFrom(cell, event.key);
    if (event.key === 'Enter' || event.key === ' ') lay(cell);
    else if (next !== null) {
      group.current?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
    } else if (STEPS[event.key] === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the other mouse button does, R and a button do too
    <g
      ref={group}
      className="places"
      onContextMenu={(event) => {
        event.preventDefault();
        desk.put(turned(desk.draft, 1));
      }}
    >
      {PLACES.map((cell) => {
        const there = desk.places.get(cell);
        const { x, y } = { x: (columnOf(cell) + 1) * UNIT, y: (rowOf(cell) + 1) * UNIT };
        const level = there
          ? (there.find((p) => p.level === desk.draft.level) ?? there[0]).level
          : 0;
        const more = (there?.length ?? 0) > 1;
        const unpaid = desk.places.size === 0 ? desk.unpaid.get(cell) : undefined;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
          <g
            key={cell}
            data-place={cell}
            role="button"
            tabIndex={cell === home ? 0 : -1}
            aria-label={`${placeLabel(props, cell)}. ${coverText(props.say, desk.ground, cell)}`}
            className={there ? 'place is-lit' : 'place'}
            onPointerEnter={(event) => event.pointerType === 'mouse' && aim(cell)}
            onFocus={(event) => event.target.matches(':focus-visible') && aim(cell)}
            onClick={() => lay(cell)}
            onKeyDown={(event) => press(cell, event)}
          >
            <rect x={x - UNIT / 2} y={y - UNIT / 2} width={UNIT} height={UNIT} rx={8} />
            {more && <circle className="more" cx={x} cy={y} r={11.5} />}
            {there && <circle cx={x} cy={y} r={8} />}
            {unpaid && <circle className="unpaid" cx={x} cy={y} r={8} />}
            {(there || unpaid) && (
              <text x={x} y={y + 4}>
                {unpaid?.level ?? level}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** How far a sign for what bears a corner stands from the middle of its space, and how large it is. */
const OUT = 13.5;
const SIGN = 0.62;

/** What bears the tile that is held, at each corner, beside the symbols. */
function Supports({ supports }: { readonly supports: Placement['supports'] }) {
  return supports.map(({ cell, support }, corner) => {
    const { x, y } = spot(cell);
    const east = corner === 1 || corner === 2 ? OUT : -OUT;
    const south = corner >= 2 ? OUT : -OUT;
    const transform = `translate(${x + east} ${y + south}) scale(${SIGN})`;
    return (
      <g key={cell} className={`support support-${support}`} transform={transform}>
        {support === 'open' && <path d="M0-12 12 0 0 12-12 0z" />}
        {support === 'single' && <circle r={10} />}
        {support === 'double' && (
          <>
            <circle r={12} />
            <circle r={6} />
          </>
        )}
        {support === 'statue' && <path d="M0-11 11 9H-11z" />}
      </g>
    );
  });
}

/** The tile that is held where it is aimed, before it is laid. */
function Ghost({ desk }: { readonly desk: BabylonDesk }) {
  const { aim } = desk;
  if (!aim) return null;
  const { move } = aim;
  const tile = tileFrom(desk, move.source);
  if (tile === null) return null;
  const { supports } = placement(desk.state, move);
  const corner = { x: columnOf(move.cell) * UNIT, y: rowOf(move.cell) * UNIT };
  return (
    <g className={aim.legal ? 'ghost' : 'ghost is-illegal'} pointerEvents="none">
      <g opacity={0.9}>
        <TileFace tile={tile} turns={move.turns} {...corner} size={2 * UNIT} />
      </g>
      {['ghost-case', 'ghost-frame'].map((line) => (
        <rect key={line} className={line} {...corner} width={2 * UNIT} height={2 * UNIT} rx={6} />
      ))}
      <Supports supports={supports} />
    </g>
  );
}

function ItemSpot({ move, ...props }: SpotsProps & { readonly move: ItemMove }) {
  const { desk, say, worth } = props;
  const cells = cellsOfItem(move);
  const [a, b] = [spot(cells[0]), spot(cells.at(-1) ?? cells[0])];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    desk.make(move);
  };
  const label = say.labels.itemHere(labelMove(say, move, desk.view), worth(move));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      data-part={movePart(move)}
      className={desk.ghost?.move === move ? 'offer is-looked' : 'offer'}
      onClick={() => desk.make(move)}
      onKeyDown={press}
      {...pointing(desk, move)}
    >
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      {cells.map((cell) => (
        <circle key={cell} cx={spot(cell).x} cy={spot(cell).y} r={16} />
      ))}
      <SymbolMark symbol={SYMBOLS.indexOf(move.type)} {...middle} size={22} />
      <text x={middle.x} y={middle.y + 21}>
        +{worth(move)}
      </text>
    </g>
  );
}

/** What can be pressed on the ground plan now: places for a tile, items, spaces to alter. */
export function Spots(props: SpotsProps) {
  const { desk, say, worth } = props;
  const { hold } = desk;
  if (hold === 'new' || hold === 'kept') {
    return (
      <>
        <Places {...props} />
        <Ghost desk={desk} />
      </>
    );
  }
  const press = (cell: Cell) => desk.follow(pressSpace(desk, cell, worth));
  if (hold === 'symbol') {
    const lit = new Set(symbolMoves(desk.legal).map(({ cell }) => cell));
    const label = (cell: Cell) => say.labels.alterTo(cellName(cell));
    return <Cells ground={desk.ground} say={say} lit={lit} onPress={press} act={label} />;
  }
  return (
    <>
      <Cells ground={desk.ground} say={say} onPress={press} />
      {hold === 'items' &&
        itemMoves(desk.legal).map((move) => <ItemSpot key={move.index} {...props} move={move} />)}
    </>
  );
}

import type { Seat, Tell } from '@nabu/kernel';
import { CELLS } from './box.ts';
import type { Event } from './events.ts';
import { FREE, gardenAt, has, lay, REACH, SPANNED, STATUES } from './garden.ts';
import { BY_STATUE, DOUBLE, OPEN, packLaid, readLaid, SINGLE } from './laid.ts';
import { type Cell, TO_CORNER } from './map.ts';
import { BELVEDERES, DOUBLES, SINGLES } from './purse.ts';
import { readHeights } from './rebuild.ts';
import { belvedereText, itemText, tileText } from './scoring.ts';
import type { State } from './state.ts';
import { belvedereSeen, itemSeen, tileSeen } from './survey.ts';
import { type Corner, NO_TILE, type Tile } from './tiles.ts';
import type { BuildMove, Source } from './vocabulary.ts';

/** What would bear a corner of a tile at this level over this space, as a place in `SUPPORTS`. [B5] [B8] */
export function supportAt(
  words: readonly number[],
  garden: number,
  cell: Cell,
  level: number,
): number {
  const reach = garden + REACH + 2 * level;
  if (has(words, reach, cell)) return OPEN;
  const free = has(words, garden + FREE, cell);
  if (has(words, reach - 2, cell)) {
    if (free) return SINGLE;
    return has(words, garden + STATUES, cell) && !has(words, garden + SPANNED, cell)
      ? BY_STATUE
      : OPEN;
  }
  return free && level > 1 && has(words, reach - 4, cell) ? DOUBLE : OPEN;
}

/** What bears each corner, two bits each; the corner that is left open bears nothing. */
export function supportsOf(state: State, seat: Seat, { cell, level, open }: BuildMove): number {
  return withOpen(supportsAt(state, seat, cell, level), open);
}

/** What could bear each corner of a tile at a place, two bits each. */
export function supportsAt(state: State, seat: Seat, place: Cell, level: number): number {
  const garden = gardenAt(seat);
  let supports = 0;
  for (let corner = 0; corner < 4; corner++) {
    const cell = place + TO_CORNER[corner];
    supports |= supportAt(state.words, garden, cell, level) << (2 * corner);
  }
  return supports;
}

/** The same when a corner is left open. */
export function withOpen(supports: number, open: Corner | null): number {
  return open === null ? supports : supports & ~(3 << (2 * open));
}

const KINDS = 4;
/** By the supports of four corners and kind: how many corners it bears. */
const COUNTS = Uint8Array.from({ length: 256 * KINDS }, (_, i) => {
  const supports = i >> 2;
  return [0, 2, 4, 6].filter((shift) => ((supports >> shift) & 3) === (i & 3)).length;
});

/** How many corners are borne by this kind of support. */
export function countSupports(supports: number, kind: number): number {
  return COUNTS[(supports << 2) | kind];
}

/** Lays a tile on its pillars, which are paid for the cheapest way. [B1]-[B15] */
export function build(state: State, seat: Seat, move: BuildMove, tell?: Tell<Event>): void {
  const { source, cell, turns, level, open } = move;
  const supports = supportsOf(state, seat, move);
  const laid = packLaid(takeSource(state, seat, source), cell, turns, level, supports);
  const gifts = state.doubles;
  const swaps = pay(state, seat, supports);
  if (open !== null) state.used[BELVEDERES]++; // [B7]
  lay(state.words, gardenAt(seat), laid, state.rules);
  state.laid[seat].push(laid);
  state.fresh++;
  tell?.({
    type: 'built',
    seat,
    source,
    laid: readLaid(laid),
    singles: countSupports(supports, SINGLE),
    swapped: 2 * swaps,
    gift: state.doubles < gifts,
    belvedere: open === null ? null : cell + TO_CORNER[open],
    hidden: newlyHidden(state, seat),
  });
}

function takeSource(state: State, seat: Seat, source: Source): Tile {
  const tile = source === 'new' ? state.dug : state.kept[seat];
  if (source === 'new') state.dug = NO_TILE;
  else state.kept[seat] = NO_TILE;
  return tile;
}

/** The single pillars that these supports take, two for each double that is swapped for. [B12] */
export function priceOf(state: State, supports: number): number {
  return countSupports(supports, SINGLE) + 2 * swapsFor(state, supports);
}

/** How many doubles must be swapped for: all but the one a round token gave. [R3] */
export function swapsFor(state: State, supports: number): number {
  return Math.max(0, countSupports(supports, DOUBLE) - state.doubles);
}

/** Pays for the pillars, two singles for each double but the round token's; returns the swaps. [B12] */
function pay(state: State, seat: Seat, supports: number): number {
  const swaps = swapsFor(state, supports);
  state.stock[seat] -= priceOf(state, supports);
  if (countSupports(supports, DOUBLE) > swaps) state.doubles--;
  state.used[SINGLES] -= 2 * swaps;
  state.used[DOUBLES] += swaps;
  return swaps;
}

const before = new Int8Array(CELLS);
const after = new Int8Array(CELLS);

/** The pieces that the last tile put out of sight altogether. [V1] */
function newlyHidden(state: State, seat: Seat): string[] {
  const { rules } = state;
  const laid = state.laid[seat];
  readHeights(laid.slice(0, -1), before);
  readHeights(laid, after);
  const items = state.items[seat].filter(
    (item) => itemSeen(item, before, rules) && !itemSeen(item, after, rules),
  );
  const belvederes = laid.filter((t) => belvedereSeen(t, before) && !belvedereSeen(t, after));
  const tiles = laid.filter((t) => tileSeen(t, before) && !tileSeen(t, after));
  return [...items.map(itemText), ...belvederes.map(belvedereText), ...tiles.map(tileText)];
}

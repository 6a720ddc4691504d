import {
  FREE,
  flowersSeen,
  gardenAt,
  itemsSeen,
  NO_TILE,
  REACH,
  SHOWING,
  STORAGE,
  type State,
  topLevel,
} from '@nabu/games/babylon';
import { popcount, type Seat } from '@nabu/kernel';
import { PAIR_KINDS, SYMBOL_COUNTS } from './faces.ts';
import { addOffers, gainsByKind, Offers } from './offers.ts';

/** What can still come, besides the points a garden would earn at once. */
const PROSPECTS = [
  /** An empty space in sight, for each level it is high. */
  'space',
  /** A symbol that a later tile can be joined to, for each level. */
  'fountain',
  'bridge',
  'stairway',
  /** A single pillar at hand. */
  'pillar',
  /** The tile just dug, and each of its symbols. */
  'hand',
  'handSymbol',
  /** The tile in the slot, and each of its symbols. */
  'kept',
  'keptSymbol',
  /** A point that an item which can be built at once would bring. */
  'ready',
  /** A kind of item, or a flower, that an unfinished set already has. */
  'setPart',
  'flowerPart',
] as const;
type Prospect = (typeof PROSPECTS)[number];

/** What each prospect is worth in points. */
export type Worth = { readonly [prospect in Prospect]: number };

/** With fewer turns to come than this, prospects fade. */
const LONG = 6;

const shown = new Int32Array(PAIR_KINDS);
const gains = new Float64Array(4);
const offers = new Offers();

/** Turns that a seat will still begin. */
export function turnsLeft(state: State, seat: Seat): number {
  const rounds = state.tokens.length + 1 - state.round;
  return rounds + (seat > state.turn || (seat === state.turn && state.phase === 'dig') ? 1 : 0);
}

/** Whether a seat is in the middle of building. */
export function isBuilding(state: State, seat: Seat): boolean {
  return seat === state.turn && state.phase === 'build';
}

/** How much of what can come later is still worth when so many turns are left. */
export function fadeOf(turns: number): number {
  return Math.min(1, turns / LONG);
}

/** What the symbols that pairs need are worth, in the order of their numbers. */
export function pairSymbols({ fountain, bridge, stairway }: Worth): readonly number[] {
  return [fountain, bridge, stairway];
}

/** What can still come of a garden that `survey` has just looked at, in points. */
export function prospects(
  state: State,
  seat: Seat,
  weights: Worth,
  symbols: readonly number[],
): number {
  const turns = turnsLeft(state, seat);
  const fade = fadeOf(turns);
  const spaces = openSpaces(state, seat, weights.space, symbols);
  const lasting = fade * (spaces + parts(weights, itemsSeen, flowersSeen));
  const kept = state.kept[seat];
  if (!isBuilding(state, seat))
    return lasting + atHand(weights, fade, Math.min(STORAGE, state.stock[seat]), kept, NO_TILE);
  // Until the turn is over there is still this one to use things in.
  const now = fadeOf(turns + 1);
  offers.clear();
  gainsByKind(fade * weights.space, fade, symbols, gains);
  addOffers(state, seat, gains, offers);
  return (
    lasting +
    atHand(weights, now, state.stock[seat], kept, state.dug) +
    weights.ready * offers.sum()
  );
}

/** What pillars and tiles at hand are worth. */
export function atHand(
  weights: Worth,
  now: number,
  stock: number,
  kept: number,
  dug: number,
): number {
  let sum = weights.pillar * stock;
  if (kept !== NO_TILE) sum += weights.kept + weights.keptSymbol * SYMBOL_COUNTS[kept];
  if (dug !== NO_TILE) sum += weights.hand + weights.handSymbol * SYMBOL_COUNTS[dug];
  return now * sum;
}

/** Empty spaces in sight and the symbols on them, each for as much as it is high. */
function openSpaces(
  { words }: State,
  seat: Seat,
  space: number,
  symbols: readonly number[],
): number {
  const garden = gardenAt(seat);
  const top = topLevel(words, garden);
  let open = 0;
  shown.fill(0);
  for (let level = 1; level <= top; level++)
    for (let word = 0; word < 2; word++) {
      const free = words[garden + FREE + word] & words[garden + REACH + 2 * level + word];
      if (free === 0) continue;
      open += popcount(free);
      for (let symbol = 0; symbol < shown.length; symbol++)
        shown[symbol] += popcount(words[garden + SHOWING + 2 * symbol + word] & free);
    }
  return worthOfSpaces(open, shown, space, symbols);
}

/** What empty spaces are worth, from the sum of their levels and of those that show each symbol. */
export function worthOfSpaces(
  open: number,
  shown: Int32Array,
  space: number,
  symbols: readonly number[],
): number {
  return space * open + symbols[0] * shown[0] + symbols[1] * shown[1] + symbols[2] * shown[2];
}

/** Sets that are under way, from the items and flowers in sight. */
export function parts(weights: Worth, items: Int32Array, flowers: Int32Array): number {
  return weights.setPart * beyond(items) + weights.flowerPart * beyond(flowers);
}

/** How many of four kinds there are more of than of the rarest. */
function beyond(counts: Int32Array): number {
  const rarest = least(counts);
  let sum = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i] > rarest) sum++;
  return sum;
}

/** How many there are of the rarest of four kinds. */
export function least(counts: Int32Array): number {
  return Math.min(counts[0], counts[1], counts[2], counts[3]);
}

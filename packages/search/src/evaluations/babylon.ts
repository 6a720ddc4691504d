import {
  babylon,
  columnLevel,
  FREE,
  findDecorations,
  flowersSeen,
  gardenAt,
  itemsSeen,
  MOST_DECORATIONS,
  type Move,
  NO_TILE,
  REACH,
  SHOWING,
  type State,
  survey,
  symbolAt,
  topLevel,
} from '@nabu/games/babylon';
import { popcount, type Seat } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { shareOut } from '../reward.ts';
import { SPREAD } from './babylon-data.ts';

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

const MOST_SEATS = 4;
const STORAGE = 6;
/** With fewer turns to come than this, prospects fade. */
const LONG = 6;
const PAIR_POINTS = 3;
const CORNERS = [0, 1, 2, 3];

const worth = new Float64Array(MOST_SEATS);
const decorations = new Int32Array(MOST_DECORATIONS);
const gains = new Float64Array(MOST_DECORATIONS);

/** Babylon: what each garden may come to, and from the differences the chance to win. */
export function babylonEvaluation(weights: Worth): Evaluation<State> {
  const symbols = [weights.fountain, weights.bridge, weights.stairway];
  const known = Array.from({ length: MOST_SEATS }, () => new Acquaintance());
  return (state, out) => {
    const { seats } = state;
    for (let seat = 0; seat < seats; seat++) {
      const remembered = isBuilding(state, seat) ? null : known[seat];
      if (remembered?.knows(state, seat, turnsLeft(state, seat))) worth[seat] = remembered.worth;
      else {
        worth[seat] = survey(state, seat) + prospects(state, seat, weights, symbols);
        remembered?.remember(worth[seat]);
      }
    }
    const left = state.tokens.length + 1 - state.round;
    shareOut(worth, seats, SPREAD.end + SPREAD.perRound * left, out);
  };
}

/** The last garden seen of a seat that was not building: others' gardens stay as they are for many looks. */
class Acquaintance {
  readonly #laid: number[] = [];
  readonly #items: number[] = [];
  #stock = -1;
  #kept = NO_TILE;
  #turns = -1;
  worth = 0;

  /** Whether this is the garden whose worth is remembered; if not, it is the one to remember. */
  knows(state: State, seat: Seat, turns: number): boolean {
    const same =
      this.#turns === turns &&
      this.#stock === state.stock[seat] &&
      this.#kept === state.kept[seat] &&
      alike(this.#laid, state.laid[seat]) &&
      alike(this.#items, state.items[seat]);
    if (same) return true;
    this.#turns = turns;
    this.#stock = state.stock[seat];
    this.#kept = state.kept[seat];
    note(this.#laid, state.laid[seat]);
    note(this.#items, state.items[seat]);
    return false;
  }

  remember(worth: number): void {
    this.worth = worth;
  }
}

function alike(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false;
  return true;
}

function note(to: number[], from: readonly number[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** Turns that a seat will still begin. */
function turnsLeft(state: State, seat: Seat): number {
  const rounds = state.tokens.length + 1 - state.round;
  return rounds + (seat > state.turn || (seat === state.turn && state.phase === 'dig') ? 1 : 0);
}

function isBuilding(state: State, seat: Seat): boolean {
  return seat === state.turn && state.phase === 'build';
}

function prospects(state: State, seat: Seat, weights: Worth, symbols: readonly number[]): number {
  const turns = turnsLeft(state, seat);
  const fade = Math.min(1, turns / LONG);
  const building = isBuilding(state, seat);
  // Until the turn is over there is still this one to use things in.
  const now = Math.min(1, (turns + (building ? 1 : 0)) / LONG);
  const stock = building ? state.stock[seat] : Math.min(STORAGE, state.stock[seat]);
  let sum = fade * (openSpaces(state, seat, weights.space, symbols) + parts(weights));
  sum += weights.pillar * stock * now;
  if (state.kept[seat] !== NO_TILE)
    sum += now * (weights.kept + weights.keptSymbol * symbolsOf(state.kept[seat]));
  if (!building) return sum;
  if (state.dug !== NO_TILE)
    sum += now * (weights.hand + weights.handSymbol * symbolsOf(state.dug));
  return sum + weights.ready * readyPoints(state, seat, fade * weights.space, fade, symbols);
}

/** Empty spaces in sight and the symbols on them, each for as much as it is high. */
function openSpaces(state: State, seat: Seat, space: number, symbols: readonly number[]): number {
  const { words } = state;
  const garden = gardenAt(seat);
  const top = topLevel(words, garden);
  let sum = 0;
  for (let level = 1; level <= top; level++)
    for (let word = 0; word < 2; word++) {
      const reached = words[garden + REACH + 2 * level + word];
      const free = words[garden + FREE + word] & reached;
      if (free === 0) continue;
      sum += space * popcount(free);
      for (let symbol = 0; symbol < symbols.length; symbol++)
        sum += symbols[symbol] * popcount(words[garden + SHOWING + 2 * symbol + word] & free);
    }
  return sum;
}

/** Sets that are under way, as the last `survey` found them. */
function parts(weights: Worth): number {
  return weights.setPart * beyond(itemsSeen) + weights.flowerPart * beyond(flowersSeen);
}

/** How many of four kinds there are more of than of the rarest. */
function beyond(counts: Int32Array): number {
  const least = Math.min(counts[0], counts[1], counts[2], counts[3]);
  let sum = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i] > least) sum++;
  return sum;
}

function symbolsOf(tile: number): number {
  let count = 0;
  for (const corner of CORNERS) if (symbolAt(tile, 0, corner) >= 0) count++;
  return count;
}

/** What the items that can be built now bring, the best first, as far as they leave each other room. */
function readyPoints(
  state: State,
  seat: Seat,
  space: number,
  fade: number,
  symbols: readonly number[],
): number {
  const count = findDecorations(state, seat, decorations);
  for (let i = 0; i < count; i++)
    gains[i] = gainOf(state, seat, babylon.vocabulary[decorations[i]], space, fade, symbols);
  let sum = 0;
  for (;;) {
    let best = -1;
    for (let i = 0; i < count; i++)
      if (gains[i] > 0 && (best < 0 || gains[i] > gains[best])) best = i;
    if (best < 0) return sum;
    sum += gains[best];
    const chosen = babylon.vocabulary[decorations[best]];
    for (let i = 0; i < count; i++)
      if (gains[i] > 0 && clash(chosen, babylon.vocabulary[decorations[i]])) gains[i] = 0;
  }
}

/** What an item would earn by the levels of its ends, less what their empty spaces promise as they are. */
function gainOf(
  state: State,
  seat: Seat,
  move: Move,
  space: number,
  fade: number,
  symbols: readonly number[],
): number {
  const garden = gardenAt(seat);
  const level = 'cell' in move ? columnLevel(state.words, garden, move.cell) : 0;
  switch (move.type) {
    case 'statue':
      return level * (1 - space);
    case 'fountain':
      return level * (PAIR_POINTS - 2 * (space + fade * symbols[0]));
    case 'bridge':
      return level * (PAIR_POINTS - 2 * (space + fade * symbols[1]));
    case 'stairway':
      return (level + columnLevel(state.words, garden, move.to)) * (1 - space - fade * symbols[2]);
    default:
      return 0;
  }
}

/** Whether two items need the same space; one that has a single end has it twice. */
function clash(one: Move, other: Move): boolean {
  const a = nearEnd(one);
  const b = farEnd(one);
  const c = nearEnd(other);
  const d = farEnd(other);
  return a === c || a === d || b === c || b === d;
}

function nearEnd(move: Move): number {
  return 'cell' in move ? move.cell : -1;
}

function farEnd(move: Move): number {
  return 'to' in move && move.to !== null ? move.to : nearEnd(move);
}

import { nthBit, popcount, type Rng, type Seat } from '@nabu/kernel';
import { RESOURCES, TEMPLES } from './box.ts';
import { journeys, purchases } from './caravan.ts';
import { acquirable, bountyKinds } from './court.ts';
import { openEdges } from './irrigation.ts';
import { payments } from './payment.ts';
import { plantable } from './planting.ts';
import { ishtarOffers, swappable } from './procession.ts';
import { recruits } from './recruit.ts';
import { KINDS, type State, WINE } from './state.ts';
import * as task from './tasks.ts';
import * as words from './vocabulary.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

/** By kind of task: where the words that answer it begin in the vocabulary. */
const ANSWERS_AT: readonly number[] = answersAt();

function answersAt(): readonly number[] {
  const at: number[] = [];
  at[task.FIELD] = words.FIELD_AT;
  at[task.TEMPLE] = words.TEMPLE_AT;
  at[task.IRRIGATE] = words.IRRIGATE_AT;
  at[task.SELL] = words.SELL_AT;
  at[task.BUY] = words.BUY_AT;
  at[task.PLANT] = words.PLANT_AT;
  at[task.PAY] = words.PAY_AT;
  at[task.CHOOSE_COURT] = words.COURT_AT;
  at[task.TAKE] = words.TAKE_AT;
  at[task.PROCESSION] = words.PROCESSION_AT;
  at[task.REWARD] = words.REWARD_AT;
  at[task.SWAP] = words.SWAP_AT;
  at[task.DISCARD] = words.DISCARD_AT;
  at[task.TURN] = words.TURN_AT;
  return Array.from(at, (start) => start ?? 0);
}

/** Where the answers to the decision that is due begin in the vocabulary. */
export function answersFrom(state: State): number {
  return ANSWERS_AT[task.nextKind(state)];
}

/** Which of those answers are legal for the seat that decides, as a word: one bit each. */
export function legal(state: State): number {
  const seat = task.actor(state);
  switch (task.nextKind(state)) {
    case task.TURN:
      return turnOptions(state, seat);
    case task.FIELD:
      return 3;
    case task.TEMPLE:
    case task.PROCESSION:
      return (1 << TEMPLES.length) - 1;
    case task.IRRIGATE:
      return openEdges(state);
    case task.SELL:
      return sales(state, seat);
    case task.BUY:
      return purchases(state, seat, state.caravan);
    case task.PLANT:
      return plantable(state, seat, state.caravan);
    case task.PAY:
      return payments(state, seat, task.nextDetail(state) & 7, task.nextDetail(state) >> 3);
    case task.CHOOSE_COURT:
      return acquirable(state, seat);
    case task.TAKE:
      return bountyKinds(state);
    case task.REWARD:
      return ishtarOffers(state);
    case task.SWAP:
      return 1 | swaps(state, seat);
    default:
      return kindsHeld(state, seat, 1);
  }
}

/** A turn is a pass, a craft or a journey. [R3] */
function turnOptions(state: State, seat: Seat): number {
  return (
    1 | (recruits(state, seat) << words.RECRUIT_BIT) | (journeys(state, seat) << words.CARAVAN_BIT)
  );
}

/** The resources of which a player holds at least so many tokens, as a word. */
function kindsHeld(state: State, seat: Seat, least: number): number {
  let word = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (state.resources[seat * KINDS + kind] >= least) word |= 1 << kind;
  return word;
}

const KIND_WORDS = Array.from({ length: 1 << RESOURCES.length }, (_, word) => word);

function wordsWhere(at: number, count: number, test: (move: Move) => boolean): number {
  let word = 0;
  for (let bit = 0; bit < count; bit++) if (test(VOCABULARY[at + bit])) word |= 1 << bit;
  return word;
}

const SALES = words.BUY_AT - words.SELL_AT;
const holds = (kinds: number, kind: number) => ((kinds >> kind) & 1) === 1;

/** By kinds held at all: every sale of one token or of two different ones. [B1] */
const SALES_OF_KINDS: readonly number[] = KIND_WORDS.map((kinds) =>
  wordsWhere(
    words.SELL_AT,
    SALES,
    (move) =>
      move.type === 'sell' &&
      move.resource !== move.other &&
      holds(kinds, move.resource) &&
      (move.other === null || holds(kinds, move.other)),
  ),
);
/** By kinds held twice: every sale of two alike. [B1] */
const SALES_OF_PAIRS: readonly number[] = KIND_WORDS.map((kinds) =>
  wordsWhere(
    words.SELL_AT,
    SALES,
    (move) => move.type === 'sell' && move.resource === move.other && holds(kinds, move.resource),
  ),
);

function sales(state: State, seat: Seat): number {
  return SALES_OF_KINDS[kindsHeld(state, seat, 1)] | SALES_OF_PAIRS[kindsHeld(state, seat, 2)];
}

const SWAPS = words.DISCARD_AT - words.SWAP_AT;
/** By kinds that can be given, and by kinds that can be taken. [E6] */
const SWAPS_GIVING: readonly number[] = KIND_WORDS.map((kinds) =>
  wordsWhere(words.SWAP_AT, SWAPS, (move) => move.type === 'swap' && holds(kinds, move.resource)),
);
const SWAPS_TAKING: readonly number[] = KIND_WORDS.slice(0, 1 << WINE).map((kinds) =>
  wordsWhere(words.SWAP_AT, SWAPS, (move) => move.type === 'swap' && holds(kinds, move.other)),
);

function swaps(state: State, seat: Seat): number {
  return SWAPS_GIVING[kindsHeld(state, seat, 1)] & SWAPS_TAKING[swappable(state)];
}

const NO_MOVES: readonly Move[] = [];

/** Every legal move of a seat in the order of the vocabulary; none for a seat that does not decide. */
export function moves(state: State, seat: Seat): readonly Move[] {
  if (state.over || task.actor(state) !== seat) return NO_MOVES;
  const from = answersFrom(state);
  const list: Move[] = [];
  for (let word = legal(state); word !== 0; word &= word - 1)
    list.push(VOCABULARY[from + nthBit(word, 0)]);
  return list;
}

/** A legal move of the seat that decides, each equally likely. */
export function sample(state: State, _seat: Seat, rng: Rng): Move {
  const word = legal(state);
  const count = popcount(word);
  const rank = count === 1 ? 0 : rng.below(count);
  return VOCABULARY[answersFrom(state) + nthBit(word, rank)];
}

import {
  type AnyGame,
  type GameEvent,
  PlyRng,
  rngFrom,
  type Seat,
  unnamed,
  type Viewer,
  type Word,
} from '@nabu/kernel';
import { Lookout } from './lookout.ts';
import type { Evaluation } from './mind.ts';
import { seatsOf } from './reward.ts';

/** What somebody knows of a decision that another seat made. */
export interface Onlooker {
  readonly viewer: Viewer;
  /** What they could see before the move. */
  readonly view: unknown;
  /** What the seat that decided could see. */
  readonly deciderView: unknown;
  /** What they heard of the move. */
  readonly heard: readonly GameEvent[];
}

/** A move as an onlooker can judge it. */
export interface SeenMove {
  readonly move: Word;
  /** The reward the seat may expect after it, 0 to 1. */
  readonly value: number;
  readonly made: boolean;
}

/** So many states are imagined: a card likely to be in a hidden hand is not in all of them. */
const IMAGININGS = 32;
/** In so many of them moves are judged, in fewer where there are many moves. */
const JUDGED = 12;
const LEAST_JUDGED = 2;
const MOST_JUDGEMENTS = 600;

/** Whether an onlooker could see all that the seat that decided saw. */
export function knowsAsMuch({ view, deciderView }: Onlooker): boolean {
  return unnamed(view) === unnamed(deciderView);
}

/**
 * A decision as it looks to an onlooker, best move first: the moves that are legal whatever is hidden, and the
 * one that was made, if what was heard of it could have been no other. Null when the seat had no choice, as far
 * as the onlooker can tell. All of it follows from what the onlooker saw and heard, so it tells nothing of what
 * is hidden from them.
 */
export function seenBy(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  onlooker: Onlooker,
  { ply, seat }: { readonly ply: number; readonly seat: Seat },
): readonly SeenMove[] | null {
  const rng = rngFrom(`onlooker ${onlooker.viewer} ${ply}`);
  const states = Array.from({ length: IMAGININGS }, () => game.imagine(onlooker.view, rng));
  const lists = states.map((state) => game.moves(state, seat));
  const homes = homesOf(lists);
  if (homes.size < 2) return null;
  const made = moveHeard(game, onlooker, seat, states, homes);
  const moves = [...homes.keys()].filter(
    (move) => move === made || homes.get(move)?.length === IMAGININGS,
  );
  // After the move the onlooker knows that it was legal.
  const likely = made === null ? states : (homes.get(made) ?? []).map((i) => states[i]);
  const values = judged(game, evaluate, seat, likely, moves);
  return moves
    .map((move, m) => ({ move, value: values[m], made: move === made }))
    .sort((a, b) => b.value - a.value || a.move.index - b.move.index);
}

/** Every move that is legal in some state, with the places of those states. */
function homesOf(lists: readonly (readonly Word[])[]): ReadonlyMap<Word, readonly number[]> {
  const homes = new Map<Word, number[]>();
  for (const [i, list] of lists.entries())
    for (const move of list) {
      const home = homes.get(move);
      if (home) home.push(i);
      else homes.set(move, [i]);
    }
  return homes;
}

/** The one move that sounds like what was heard; null when there are others, or none. */
function moveHeard(
  game: AnyGame,
  { viewer, heard }: Onlooker,
  seat: Seat,
  states: readonly unknown[],
  homes: ReadonlyMap<Word, readonly number[]>,
): Word | null {
  const wanted = heard.map((event) => ({ type: event.type, text: JSON.stringify(event) }));
  let found: Word | null = null;
  for (const [move, [first]] of homes) {
    if (!soundsLike(game, viewer, game.copy(states[first]), seat, move, wanted)) continue;
    if (found !== null) return null;
    found = move;
  }
  return found;
}

/**
 * Whether a move would be told with these events. From where chance was drawn or something hidden turned up, it
 * is enough that events of the same types are told: what they say could be anything.
 */
function soundsLike(
  game: AnyGame,
  viewer: Viewer,
  state: unknown,
  seat: Seat,
  move: Word,
  wanted: readonly { readonly type: string; readonly text: string }[],
): boolean {
  const rng = new PlyRng('onlooker', 0);
  let open = false;
  let same = true;
  let count = 0;
  game.play(state, seat, move, rng, (event) => {
    open ||= rng.drawn || event.type === 'revealed';
    const told = same ? game.witness(event, viewer) : null;
    if (told === null) return;
    const like = wanted[count++];
    same = told.type === like?.type && (open || JSON.stringify(told) === like.text);
  });
  return same && count === wanted.length;
}

/** What a seat may expect of each move, on average over states in which all of them are legal. */
function judged(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  seat: Seat,
  states: readonly unknown[],
  moves: readonly Word[],
): readonly number[] {
  const room = Math.floor(MOST_JUDGEMENTS / Math.max(1, moves.length));
  const some = states.slice(0, Math.min(JUDGED, Math.max(LEAST_JUDGED, room)));
  const lookout = new Lookout(game, evaluate, seatsOf(game, some[0]));
  const sums = moves.map(() => 0);
  for (const state of some) {
    lookout.at(state, seat);
    const values = lookout.after(moves, rngFrom('judged'));
    for (let m = 0; m < moves.length; m++) sums[m] += values[m];
  }
  return sums.map((sum) => sum / some.length);
}

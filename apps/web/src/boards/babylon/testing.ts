import { rngFrom } from '@nabu/kernel';
import { type Desk, NOTHING, type Plan } from './input.ts';
import {
  babylon,
  type Cell,
  type LegalPlace,
  legalPlaces,
  type Move,
  type State,
  spaces,
  type View,
} from './rules.ts';

const OPTIONS = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;

/** A game for two that was played at random for so many moves. */
export function played(seed: number, plies: number): State {
  const rng = rngFrom(seed);
  const state = babylon.setup({ seats: 2, options: OPTIONS }, rng);
  for (let ply = 0; ply < plies && state.phase !== 'over'; ply++) {
    const seat = state.turn;
    babylon.play(state, seat, babylon.sample(state, seat, rng), rng);
  }
  return state;
}

/** A game at the first moment from here on at which something holds. */
export function playedUntil(seed: number, holds: (state: State) => boolean): State {
  for (let plies = 0; plies < 400; plies++) {
    const state = played(seed, plies);
    if (holds(state)) return state;
  }
  throw new Error('It never holds.');
}

/** A game after these moves of a table for two. */
export function after(seed: number, texts: readonly string[]): State {
  const rng = rngFrom(seed);
  const state = babylon.setup({ seats: 2, options: OPTIONS }, rng);
  for (const text of texts) {
    const move = babylon.notation.parse(text);
    if (!move || babylon.refuse(state, state.turn, move) !== null) throw new Error(`Not: ${text}`);
    babylon.play(state, state.turn, move, rng);
  }
  return state;
}

/** The six removals that open a game for two. */
export const REMOVALS = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'].map((stack) => `remove ${stack}`);

/** The desk of the player to move. */
export function deskOf(state: State, plan: Partial<Plan> = {}): Desk {
  const seat = state.turn;
  const view: View = babylon.view(state, seat);
  const places = new Map<Cell, LegalPlace[]>();
  for (const place of legalPlaces(state))
    places.set(place.cell, [...(places.get(place.cell) ?? []), place]);
  const legal: ReadonlySet<Move> = new Set(babylon.moves(state, seat));
  return {
    ...{ view, state, seat, legal, places, mine: legal.size > 0 },
    plan: { ...NOTHING, ...plan },
    ground: spaces(state, seat),
  };
}

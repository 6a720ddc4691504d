import { NO_TILE, type State, survey } from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import type { Evaluation } from '../../mind.ts';
import { shareOut } from '../../reward.ts';
import { SPREAD } from './data.ts';
import { BuildGlance } from './glance.ts';
import { isBuilding, pairSymbols, prospects, turnsLeft, type Worth } from './prospects.ts';

export type { Worth as Weights } from './prospects.ts';

const MOST_SEATS = 4;

const worth = new Float64Array(MOST_SEATS);

/** Babylon: what each garden may come to, and from the differences the chance to win. */
export function babylonEvaluation(weights: Worth): Evaluation<State> {
  const worthOf = gardenWorth(weights);
  const evaluate = (state: State, out: Float64Array) => {
    for (let seat = 0; seat < state.seats; seat++) worth[seat] = worthOf(state, seat);
    shareOut(worth, state.seats, spreadOf(state), out);
  };
  return Object.assign(evaluate, { glance: new BuildGlance(weights, worthOf, spreadOf) });
}

function spreadOf(state: State): number {
  return SPREAD.end + SPREAD.perRound * (state.tokens.length + 1 - state.round);
}

/** Says what a garden may come to, in points. */
function gardenWorth(weights: Worth): (state: State, seat: Seat) => number {
  const symbols = pairSymbols(weights);
  const known = Array.from({ length: MOST_SEATS }, () => new Acquaintance());
  return (state, seat) => {
    const remembered = isBuilding(state, seat) ? null : known[seat];
    if (remembered?.knows(state, seat, turnsLeft(state, seat))) return remembered.worth;
    const found = survey(state, seat) + prospects(state, seat, weights, symbols);
    remembered?.remember(found);
    return found;
  };
}

/** The last garden seen of a seat that was not building: others' gardens stay as they are for many looks. */
class Acquaintance {
  readonly #laid: number[] = [];
  readonly #items: number[] = [];
  #rules = 0;
  #doubled = false;
  #stock = -1;
  #kept = NO_TILE;
  #turns = -1;
  worth = 0;

  /** Whether this is the garden whose worth is remembered; if not, it is the one to remember. */
  knows(state: State, seat: Seat, turns: number): boolean {
    const same =
      this.#turns === turns &&
      this.#rules === state.rules &&
      this.#doubled === state.doubled &&
      this.#stock === state.stock[seat] &&
      this.#kept === state.kept[seat] &&
      alike(this.#laid, state.laid[seat]) &&
      alike(this.#items, state.items[seat]);
    if (same) return true;
    this.#turns = turns;
    this.#rules = state.rules;
    this.#doubled = state.doubled;
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

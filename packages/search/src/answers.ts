import type { Rng, Seat, Word } from '@nabu/kernel';
import { Lookout } from './lookout.ts';
import type { Lots } from './lots.ts';
import type { Evaluation, Mind } from './mind.ts';

/** No line is played on for longer than this. */
const MOST_DECISIONS = 256;

/**
 * Plays a line on where the tree ends, as everybody is likely to answer. What a move gains a seat is looked
 * at once for a decision, the first time it is legal in any line; from then on everybody takes the best
 * looking of the few that gained most.
 */
export class Answers<State, Move extends Word, View> {
  readonly #mind: Mind<State, Move, View>;
  readonly #lookout: Lookout<State, Move, View>;
  readonly #seats: number;
  readonly #count: number;
  /** The moves that gained most, best first. */
  readonly #favourites: Move[] = [];
  /** By seat and move of the vocabulary: what it gained when it was looked at; NaN until then. */
  readonly #gains: readonly Float64Array[];

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    count: number,
    seats: number,
  ) {
    this.#mind = mind;
    this.#lookout = new Lookout(mind, evaluate, seats);
    this.#seats = seats;
    this.#count = count;
    this.#gains = Array.from({ length: seats }, () => new Float64Array(mind.vocabulary.length));
    this.begin();
  }

  /** Forgets what was seen for another decision. */
  begin(): void {
    for (const gains of this.#gains) gains.fill(Number.NaN);
  }

  /** Plays on, after this turn of `seat`, until it was everybody's turn `rounds` times, and `seat` had the last. */
  play(state: State, seat: Seat, rounds: number, lots: Lots, rng: Rng): void {
    const mind = this.#mind;
    const most = rounds * this.#seats;
    let mover = seat;
    let turns = 0;
    let chance = lots.ofTurn(1);
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const actors = mind.actors(state);
      if (actors.length === 0) return;
      if (actors[0] !== mover) {
        if (++turns > most) return;
        chance = lots.ofTurn(1 + turns);
      }
      mover = actors[0];
      mind.play(state, mover, this.#answer(state, mover, rng), chance);
    }
  }

  #answer(state: State, seat: Seat, rng: Rng): Move {
    const moves = this.#mind.moves(state, seat);
    if (moves.length === 1) return moves[0];
    this.#lookout.at(state, seat);
    this.#lookAtNew(moves, this.#gains[seat], rng);
    this.#findFavourites(moves, this.#gains[seat]);
    return this.#bestFavourite(rng);
  }

  /** Notes what the moves gain that were never looked at. */
  #lookAtNew(moves: readonly Move[], gains: Float64Array, rng: Rng): void {
    let before = Number.NaN;
    for (let i = 0; i < moves.length; i++) {
      const { index } = moves[i];
      if (!Number.isNaN(gains[index])) continue;
      if (Number.isNaN(before)) before = this.#lookout.now();
      gains[index] = this.#lookout.after(moves[i], rng) - before;
    }
  }

  #findFavourites(moves: readonly Move[], gains: Float64Array): void {
    const best = this.#favourites;
    const count = this.#count;
    best.length = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const gain = gains[move.index];
      if (best.length === count && gain <= gains[best[count - 1].index]) continue;
      let at = best.length < count ? best.length : count - 1;
      for (; at > 0 && gains[best[at - 1].index] < gain; at--) best[at] = best[at - 1];
      best[at] = move;
    }
  }

  #bestFavourite(rng: Rng): Move {
    const favourites = this.#favourites;
    let best = favourites[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < favourites.length; i++) {
      const value = this.#lookout.after(favourites[i], rng);
      if (value <= most) continue;
      most = value;
      best = favourites[i];
    }
    return best;
  }
}

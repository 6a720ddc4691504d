import { type Rng, Sfc32 } from '@nabu/kernel';

/**
 * The chance of lines that are compared with each other: all that begin with the same imagined state have
 * the same chance, turn by turn, so that they differ by their moves and not by their luck.
 */
export class SharedChance {
  #word = 0;
  #state = 0;

  /** New chance for another decision. */
  begin(rng: Rng): void {
    this.#word = rng.below(2 ** 31);
  }

  /** Turns to a line that begins with an imagined state. */
  take(state: number): void {
    this.#state = state;
  }

  /** The chance of a turn of the line at hand; the turn of the decision is 0. */
  ofTurn(turn: number): Rng {
    return new Sfc32(this.#word, this.#state, turn);
  }
}

import type { Rng, Seat, Word } from '@nabu/kernel';
import type { Evaluation, Glance, Mind } from './mind.ts';
import { judge } from './playout.ts';

/** Looks one move ahead, without playing the moves where the evaluation can say so. */
export class Lookout<State, Move extends Word, View> {
  readonly #mind: Mind<State, Move, View>;
  readonly #evaluate: Evaluation<State>;
  readonly #glance: Glance<State> | null;
  /** Scratch: one place for each seat. */
  #rewards: Float64Array;
  /** By place in the list that was looked at last. */
  #values = new Float64Array(256);
  #state: State | null = null;
  #seat: Seat = 0;

  constructor(mind: Mind<State, Move, View>, evaluate: Evaluation<State>, seats: number) {
    this.#mind = mind;
    this.#evaluate = evaluate;
    this.#glance = evaluate.glance ?? null;
    this.#rewards = new Float64Array(seats);
  }

  /** Makes ready for so many seats. */
  sitDown(seats: number): void {
    if (this.#rewards.length !== seats) this.#rewards = new Float64Array(seats);
  }

  /** Turns to a state in which a seat must decide. */
  at(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#glance?.at(state, seat);
  }

  /** What the seat may expect as things stand. */
  now(): number {
    judge(this.#mind, this.#evaluate, this.#state as State, this.#rewards);
    return this.#rewards[this.#seat];
  }

  /** What the seat may expect right after each of some moves, until the next look; the state stays as it is. */
  after(moves: readonly Move[], rng: Rng): Float64Array {
    if (this.#values.length < moves.length) this.#values = new Float64Array(2 * moves.length);
    const values = this.#values;
    if (this.#glance === null) values.fill(Number.NaN, 0, moves.length);
    else this.#glance.after(moves, values);
    for (let i = 0; i < moves.length; i++)
      if (Number.isNaN(values[i])) values[i] = this.#played(moves[i], rng);
    return values;
  }

  #played(move: Move, rng: Rng): number {
    const next = this.#mind.copy(this.#state as State);
    this.#mind.play(next, this.#seat, move, rng);
    judge(this.#mind, this.#evaluate, next, this.#rewards);
    return this.#rewards[this.#seat];
  }
}

import type { Rng, Seat, Word } from '@nabu/kernel';
import type { Evaluation, Mind } from './mind.ts';
import { foresee } from './playout.ts';

/** No line is played on for longer than this. */
const MOST_DECISIONS = 256;
const MOST_SEATS = 8;

/**
 * Plays a line on where the tree ends, as everybody is likely to answer. The first time a seat decides in
 * an imagined state, the few moves that look best are noted as its favourites. Later the player who thinks
 * takes the best looking of those it still can, and others simply the first.
 */
export class Answers<State, Move extends Word, View> {
  readonly #mind: Mind<State, Move, View>;
  readonly #evaluate: Evaluation<State>;
  readonly #count: number;
  /** By imagined state and seat: the moves that looked best. */
  readonly #favourites: (readonly Move[] | undefined)[] = [];
  /** By move of the vocabulary: the last tick at which it was legal. */
  readonly #marked: Int32Array;
  #tick = 0;
  /** Scratch: one place for each seat. */
  readonly #rewards: Float64Array;

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    count: number,
    seats: number,
  ) {
    this.#rewards = new Float64Array(seats);
    this.#mind = mind;
    this.#evaluate = evaluate;
    this.#count = count;
    this.#marked = new Int32Array(mind.vocabulary.length);
  }

  /** Forgets what was seen for another decision. */
  begin(): void {
    this.#favourites.length = 0;
  }

  /** Plays on until every seat has had a turn after this one of `seat`, and `seat` its next. */
  play(state: State, seat: Seat, imagined: number, rng: Rng): void {
    const mind = this.#mind;
    let mover = seat;
    let turns = 0;
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const actors = mind.actors(state);
      if (actors.length === 0) return;
      if (actors[0] !== mover) turns++;
      if (turns > this.#rewards.length) return;
      mover = actors[0];
      const choices = this.#choices(state, mover, imagined, rng);
      const move = mover === seat ? this.#bestOf(state, mover, choices, rng) : choices[0];
      mind.play(state, mover, move, rng);
    }
  }

  /** What a seat may answer, its likeliest move first. */
  #choices(state: State, seat: Seat, imagined: number, rng: Rng): readonly Move[] {
    const moves = this.#mind.moves(state, seat);
    if (moves.length === 1) return moves;
    if (moves.length <= this.#count) return this.#bestFew(state, seat, moves, rng);
    const at = imagined * MOST_SEATS + seat;
    const known = this.#stillLegal(this.#favourites[at], moves);
    if (known.length > 1) return known;
    const favourites = this.#bestFew(state, seat, moves, rng);
    this.#favourites[at] = favourites;
    return favourites;
  }

  /** The favourites among these moves, and the last of them: there games put what ends a turn. */
  #stillLegal(favourites: readonly Move[] = [], moves: readonly Move[]): readonly Move[] {
    const tick = ++this.#tick;
    const last = moves[moves.length - 1];
    for (let i = 0; i < moves.length - 1; i++) this.#marked[moves[i].index] = tick;
    const legal = favourites.filter(({ index }) => this.#marked[index] === tick);
    legal.push(last);
    return legal;
  }

  #bestOf(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
    if (moves.length === 1) return moves[0];
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const value = this.#after(state, seat, moves[i], rng);
      if (value <= most) continue;
      most = value;
      best = moves[i];
    }
    return best;
  }

  #bestFew(state: State, seat: Seat, moves: readonly Move[], rng: Rng): readonly Move[] {
    const values = moves.map((move) => this.#after(state, seat, move, rng));
    const order = moves.map((_, i) => i).sort((a, b) => values[b] - values[a]);
    return order.slice(0, this.#count).map((i) => moves[i]);
  }

  #after(state: State, seat: Seat, move: Move, rng: Rng): number {
    return foresee(this.#mind, this.#evaluate, state, seat, move, this.#rewards, rng);
  }
}

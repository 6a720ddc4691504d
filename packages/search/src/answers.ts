import { lowestBit, type Rng, type Seat, type Word } from '@nabu/kernel';
import { Gains } from './gains.ts';
import { Lookout } from './lookout.ts';
import type { Evaluation, Mind } from './mind.ts';
import type { SharedChance } from './shared-chance.ts';

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
  /** By seat. */
  readonly #gains: readonly Gains[];
  /** Scratch: the legal moves as a set, and those of them that gained most, best first. */
  readonly #legal: Int32Array;
  readonly #favourites: Int32Array;
  /** Scratch: moves to be looked at together, for the first time or to choose one. */
  readonly #fresh: Move[] = [];
  readonly #compared: Move[] = [];

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    count: number,
    seats: number,
  ) {
    this.#mind = mind;
    this.#lookout = new Lookout(mind, evaluate, seats);
    this.#seats = seats;
    const moves = mind.vocabulary.length;
    this.#gains = Array.from({ length: seats }, () => new Gains(moves));
    this.#legal = new Int32Array(Math.ceil(moves / 32));
    this.#favourites = new Int32Array(count);
  }

  /** Forgets what was seen for another decision. */
  begin(): void {
    for (const gains of this.#gains) gains.forget();
  }

  /** Plays on, after this turn of `seat`, until it was everybody's turn, and `seat` had the last. */
  play(state: State, seat: Seat, sharedChance: SharedChance, rng: Rng): void {
    const mind = this.#mind;
    let mover = seat;
    let turns = 0;
    let chance = sharedChance.ofTurn(1);
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const actors = mind.actors(state);
      if (actors.length === 0) return;
      if (actors[0] !== mover) {
        if (++turns > this.#seats) return;
        chance = sharedChance.ofTurn(1 + turns);
      }
      mover = actors[0];
      mind.play(state, mover, this.#answer(state, mover, rng), chance);
    }
  }

  #answer(state: State, seat: Seat, rng: Rng): Move {
    this.#findLegal(state, seat);
    const only = onlyMember(this.#legal);
    if (only >= 0) return this.#mind.vocabulary[only];
    this.#lookout.at(state, seat);
    this.#lookAtNew(this.#gains[seat], rng);
    return this.#bestFavourite(this.#gains[seat].best(this.#legal, this.#favourites), rng);
  }

  #findLegal(state: State, seat: Seat): void {
    const legal = this.#legal;
    if (this.#mind.legal !== undefined) {
      this.#mind.legal(state, seat, legal);
      return;
    }
    legal.fill(0);
    for (const { index } of this.#mind.moves(state, seat)) legal[index >> 5] |= 1 << (index & 31);
  }

  /** Notes what the moves gain that were never looked at. */
  #lookAtNew(gains: Gains, rng: Rng): void {
    const { vocabulary } = this.#mind;
    const fresh = this.#fresh;
    fresh.length = 0;
    for (let word = 0; word < this.#legal.length; word++)
      for (let rest = gains.unseen(this.#legal, word); rest !== 0; rest &= rest - 1)
        fresh.push(vocabulary[(word << 5) + lowestBit(rest)]);
    if (fresh.length === 0) return;
    const before = this.#lookout.now();
    const values = this.#lookout.after(fresh, rng);
    for (let i = 0; i < fresh.length; i++) gains.note(fresh[i].index, values[i] - before);
  }

  #bestFavourite(count: number, rng: Rng): Move {
    const { vocabulary } = this.#mind;
    const favourites = this.#compared;
    if (favourites.length !== count) favourites.length = count;
    for (let i = 0; i < count; i++) favourites[i] = vocabulary[this.#favourites[i]];
    const values = this.#lookout.after(favourites, rng);
    let best = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
    return favourites[best];
  }
}

/** The only member of a set, or -1 when there are others. */
function onlyMember(set: Int32Array): number {
  let only = -1;
  for (let word = 0; word < set.length; word++) {
    const bits = set[word];
    if (bits === 0) continue;
    if (only >= 0 || (bits & (bits - 1)) !== 0) return -1;
    only = (word << 5) + lowestBit(bits);
  }
  return only;
}

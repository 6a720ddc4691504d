import type { Rng, Seat, Word } from '@nabu/kernel';
import type { Evaluation, Mind } from './mind.ts';
import { judge } from './playout.ts';

/** How often a node's list is completed with moves that only other imagined states offer. */
const MOST_LOOKS = 4;

/** What was seen of a node's moves one move ahead, the most promising first. */
interface Sights {
  readonly moves: number[];
  readonly values: number[];
  looks: number;
}

/**
 * What the evaluation says of every move of a node, one move ahead. Where a decision has hundreds
 * of moves, a search that tried each of them once would never look at any of them twice.
 */
export class Peeks<State, Move extends Word, View> {
  readonly #mind: Mind<State, Move, View>;
  readonly #evaluate: Evaluation<State>;
  readonly #sights = new Map<number, Sights>();
  #rewards = new Float64Array(8);

  constructor(mind: Mind<State, Move, View>, evaluate: Evaluation<State>) {
    this.#mind = mind;
    this.#evaluate = evaluate;
  }

  /** The moves seen at a node so far with their values, best first; looks first where that is due. */
  at(node: number, state: State, seat: Seat, moves: readonly Move[], rng: Rng): Sights {
    let sights = this.#sights.get(node);
    if (sights === undefined) {
      sights = { moves: [], values: [], looks: 0 };
      this.#sights.set(node, sights);
    }
    if (sights.looks < MOST_LOOKS) this.#look(sights, state, seat, moves, rng);
    return sights;
  }

  #look(sights: Sights, state: State, seat: Seat, moves: readonly Move[], rng: Rng): void {
    const known = new Set(sights.moves);
    const fresh = moves.filter((move) => !known.has(move.index));
    sights.looks++;
    if (fresh.length === 0) return;
    const seen = sights.moves.map((move, i) => ({ move, value: sights.values[i] }));
    for (const move of fresh)
      seen.push({ move: move.index, value: this.#valueOf(state, seat, move, rng) });
    seen.sort((a, b) => b.value - a.value || a.move - b.move);
    seen.forEach(({ move, value }, i) => {
      sights.moves[i] = move;
      sights.values[i] = value;
    });
  }

  #valueOf(state: State, seat: Seat, move: Move, rng: Rng): number {
    const next = this.#mind.copy(state);
    this.#mind.play(next, seat, move, rng);
    judge(this.#mind, this.#evaluate, next, this.#rewards);
    return this.#rewards[seat];
  }
}

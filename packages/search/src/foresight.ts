import type { Rng, Seat, Word } from '@nabu/kernel';
import { Lookout } from './lookout.ts';
import type { Evaluation, Mind } from './mind.ts';
import type { SearchSettings } from './settings.ts';
import { NONE, type Tree } from './tree.ts';

/** How often a node's list is completed with moves that only other imagined states offer. */
const MOST_LOOKS = 4;
/** Looks of a node whose list was long: what is kept of it stands for good. */
const SETTLED = MOST_LOOKS + 1;

/** Looks one move ahead at the moves of a node before any of them is tried, and notes what they promise. */
export class Foresight<State, Move extends Word, View> {
  readonly #mind: Mind<State, Move, View>;
  readonly #lookout: Lookout<State, Move, View>;
  readonly #tree: Tree;
  readonly #keep: number;
  readonly #narrow: number;
  /** Scratch: the moves of a list that were never looked at in a node. */
  readonly #fresh: Move[] = [];
  /** The best of a long list so far, best first. */
  readonly #bestMoves: Int32Array;
  readonly #bestPriors: Float64Array;
  /** By move of the vocabulary: the last look at which it had a child. */
  readonly #marked: Int32Array;
  /** By seat and move: how good it looked the first time it was looked at, best 1; 0 when it never was. */
  readonly #ranks: Int16Array[] = [];
  /** The seats whose moves have ranks for the decision at hand, as bits. */
  #ranked = 0;
  #tick = 0;
  #root = NONE;

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    settings: SearchSettings,
    tree: Tree,
  ) {
    const { keep = Number.POSITIVE_INFINITY, narrow = Number.POSITIVE_INFINITY } = settings;
    this.#mind = mind;
    this.#lookout = new Lookout(mind, evaluate, 0);
    this.#tree = tree;
    this.#keep = keep;
    this.#narrow = narrow;
    this.#bestMoves = new Int32Array(settings.keep ?? 0);
    this.#bestPriors = new Float64Array(settings.keep ?? 0);
    this.#marked = new Int32Array(mind.vocabulary.length);
  }

  /** Makes ready for so many seats. */
  sitDown(seats: number): void {
    this.#lookout.sitDown(seats);
  }

  /** Turns to the decision of a node, of which something may be known from the one before. */
  begin(root: number, known: boolean): void {
    this.#root = root;
    if (!known) this.#ranked = 0;
    else if (this.#narrow < Number.POSITIVE_INFINITY) this.#tree.looks[root] = 0;
  }

  /** Whether no list will add to the moves of a node, so that none has to be made: it is enough to ask for each if it is legal. */
  isSettled(node: number): boolean {
    return this.#tree.looks[node] === SETTLED;
  }

  /** Looks at the moves that were never looked at in a node. */
  look(node: number, state: State, seat: Seat, moves: readonly Move[], rng: Rng): void {
    const { looks } = this.#tree;
    if (looks[node] >= MOST_LOOKS) return;
    this.#lookout.at(state, seat);
    if (moves.length > this.#keep) {
      looks[node] = SETTLED;
      this.#lookForBest(node, seat, moves, rng);
      return;
    }
    looks[node]++;
    this.#lookAtNew(node, seat, moves, rng);
    if (this.#narrow < Number.POSITIVE_INFINITY) this.#rank(node, seat);
  }

  #lookAtNew(node: number, seat: Seat, moves: readonly Move[], rng: Rng): void {
    const tree = this.#tree;
    const ranks = this.#ranks[seat];
    const whole = ((this.#ranked >>> seat) & 1) === 0 || node === this.#root;
    const tick = ++this.#tick;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child])
      if (tree.seat[child] === seat) this.#marked[tree.move[child]] = tick;
    const fresh = this.#fresh;
    fresh.length = 0;
    for (let i = 0; i < moves.length; i++) {
      const { index } = moves[i];
      if (this.#marked[index] === tick || (!whole && ranks[index] > this.#narrow)) continue;
      fresh.push(moves[i]);
    }
    const values = this.#lookout.after(fresh, rng);
    for (let i = 0; i < fresh.length && !tree.full; i++)
      tree.insert(node, seat, fresh[i].index, values[i]);
  }

  /** Looks at all of a long list and notes the best, the worst of them first, so that each is put in front. */
  #lookForBest(node: number, seat: Seat, moves: readonly Move[], rng: Rng): void {
    const tree = this.#tree;
    const best = this.#bestMoves;
    const priors = this.#bestPriors;
    const values = this.#lookout.after(moves, rng);
    let count = 0;
    for (let i = 0; i < moves.length; i++) {
      const prior = values[i];
      if (count === best.length && prior <= priors[count - 1]) continue;
      let at = count < best.length ? count++ : count - 1;
      for (; at > 0 && priors[at - 1] < prior; at--) {
        priors[at] = priors[at - 1];
        best[at] = best[at - 1];
      }
      priors[at] = prior;
      best[at] = moves[i].index;
    }
    for (let i = count - 1; i >= 0 && !tree.full; i--)
      if (tree.childFor(node, seat, best[i]) === NONE) tree.insert(node, seat, best[i], priors[i]);
  }

  /** Notes where the moves of a seat stand at a node, unless it was noted before. */
  #rank(node: number, seat: Seat): void {
    const tree = this.#tree;
    this.#ranks[seat] ??= new Int16Array(this.#mind.vocabulary.length);
    const ranks = this.#ranks[seat];
    if (((this.#ranked >>> seat) & 1) === 0) ranks.fill(0);
    this.#ranked |= 1 << seat;
    let rank = 0;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
      if (tree.seat[child] !== seat) continue;
      rank++;
      if (ranks[tree.move[child]] === 0) ranks[tree.move[child]] = rank;
    }
  }
}

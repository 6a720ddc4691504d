import type { Rng, Seat, Word } from '@nabu/kernel';
import type { Evaluation, Mind } from './mind.ts';
import { Peeks } from './peek.ts';
import { judge, playout } from './playout.ts';
import { seatsOf } from './reward.ts';
import type { SearchSettings } from './settings.ts';
import { NONE, ROOT, Tree } from './tree.ts';

/** A tree stops growing here; lines go on being played and counted. */
const MOST_NODES = 200_000;
/** A playout "to the end" stops here and is judged as it stands: some games need not end. */
const LONGEST_PLAYOUT = 2_000;

/** A node that peeks is passed this often before its own moves are looked at: peeking is dear. */
const RIPE = 4;

/** One decision being thought about: the view, the tree grown from it and the scratch space of a line. */
export class Thought<State, Move extends Word, View> {
  readonly mind: Mind<State, Move, View>;
  readonly tree: Tree;
  readonly #evaluate: Evaluation<State>;
  readonly #settings: SearchSettings;
  readonly #view: View;
  readonly #seat: Seat;
  readonly #path: Int32Array;
  /** The child of the node at hand for each move of the vocabulary; all NONE between two nodes. */
  readonly #childOf: Int32Array;
  /** Where moves are looked at one move ahead before they are tried. */
  readonly #peeks: Peeks<State, Move, View> | null;
  #untried = new Int32Array(256);
  #rewards: Float64Array | null = null;

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    settings: SearchSettings,
    view: View,
    seat: Seat,
  ) {
    this.mind = mind;
    this.#evaluate = evaluate;
    this.#settings = settings;
    this.#view = view;
    this.#seat = seat;
    this.tree = new Tree(Math.min(settings.iterations + 2, MOST_NODES));
    this.#path = new Int32Array(this.tree.capacity);
    this.#childOf = new Int32Array(mind.vocabulary.length).fill(NONE);
    this.#peeks = settings.width === undefined ? null : new Peeks(mind, evaluate);
  }

  /** Plays one line: imagine, descend, add one node, play on, judge, credit every node passed. */
  iterate(rng: Rng): void {
    const state = this.mind.imagine(this.#view, rng);
    this.#rewards ??= new Float64Array(seatsOf(this.mind, state));
    const depth = this.#descend(state, rng);
    playout(this.mind, state, Math.min(this.#settings.playoutPlies, LONGEST_PLAYOUT), rng);
    judge(this.mind, this.#evaluate, state, this.#rewards);
    this.tree.visits[ROOT]++;
    for (let i = 0; i < depth; i++) this.tree.credit(this.#path[i], this.#rewards);
  }

  /** Goes down the tree until a move that was never tried here was made, or the game is over. */
  #descend(state: State, rng: Rng): number {
    const { mind, tree } = this;
    let node = ROOT;
    let depth = 0;
    for (;;) {
      const actors = mind.actors(state);
      if (actors.length === 0) return depth;
      const seat = depth === 0 ? this.#seat : actors[0];
      if (this.#peeks !== null && node !== ROOT && tree.visits[node] < RIPE) return depth;
      const size = tree.size;
      const child = this.#select(node, state, seat, rng);
      if (child === NONE) return depth;
      mind.play(state, seat, mind.vocabulary[tree.move[child]], rng);
      this.#path[depth++] = child;
      if (tree.size > size) return depth;
      node = child;
    }
  }

  /** The child to follow, made if its move is new here; NONE when it is new and there is no room. */
  #select(node: number, state: State, seat: Seat, rng: Rng): number {
    const moves = this.mind.moves(state, seat);
    this.#openChildren(node, seat);
    const chosen =
      this.#peeks === null
        ? this.#weigh(node, seat, moves, rng)
        : this.#weighSeen(node, seat, moves, this.#peeks.at(node, state, seat, moves, rng));
    this.#closeChildren(node);
    return chosen;
  }

  /**
   * The best bound among the moves that looked best, more of them the more often the node is
   * visited; what was seen of a move counts like one line through it.
   */
  #weighSeen(
    node: number,
    seat: Seat,
    moves: readonly Move[],
    seen: { readonly moves: readonly number[]; readonly values: readonly number[] },
  ): number {
    const { tree } = this;
    const { exploration, width = 1 } = this.#settings;
    const legal = new Set(moves.map((move) => move.index));
    const log = Math.log(tree.visits[node] + 1);
    let room = Math.ceil(width * Math.sqrt(tree.visits[node] + 1));
    let best = -1;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < seen.moves.length && room > 0; i++) {
      if (!legal.has(seen.moves[i])) continue;
      room--;
      const child = this.#childOf[seen.moves[i]];
      const reward = seen.values[i] + (child === NONE ? 0 : tree.reward[child]);
      const times = 1 + (child === NONE ? 0 : tree.visits[child]);
      const bound = reward / times + exploration * Math.sqrt(log / times);
      if (bound <= bestBound) continue;
      bestBound = bound;
      best = seen.moves[i];
    }
    const move = best < 0 ? moves[0].index : best;
    if (this.#childOf[move] !== NONE) return this.#childOf[move];
    return tree.full ? NONE : tree.add(node, seat, move);
  }

  #weigh(node: number, seat: Seat, moves: readonly Move[], rng: Rng): number {
    const { tree } = this;
    const { exploration, urgency } = this.#settings;
    if (moves.length > this.#untried.length) this.#untried = new Int32Array(2 * moves.length);
    let untried = 0;
    let best = NONE;
    let bestBound = Number.NEGATIVE_INFINITY;
    let visits = 0;
    let reward = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i].index;
      const child = this.#childOf[move];
      if (child === NONE) {
        this.#untried[untried++] = move;
        continue;
      }
      const times = tree.visits[child];
      const available = ++tree.available[child];
      visits += times;
      reward += tree.reward[child];
      const bound =
        tree.reward[child] / times + exploration * Math.sqrt(Math.log(available) / times);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    if (untried === 0 || (best !== NONE && bestBound >= reward / visits + urgency)) return best;
    if (tree.full) return best;
    return tree.add(node, seat, this.#untried[rng.below(untried)]);
  }

  #openChildren(node: number, seat: Seat): void {
    const { tree } = this;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
      if (tree.seat[child] === seat) this.#childOf[tree.move[child]] = child;
    }
  }

  #closeChildren(node: number): void {
    const { tree } = this;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
      this.#childOf[tree.move[child]] = NONE;
    }
  }
}

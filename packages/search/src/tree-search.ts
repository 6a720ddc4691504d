import type { Rng, Seat, Word } from '@nabu/kernel';
import { Answers } from './answers.ts';
import { Foresight } from './foresight.ts';
import { Leads } from './leads.ts';
import type { Evaluation, Mind } from './mind.ts';
import { judge, pickyPlayout, playout } from './playout.ts';
import { leadOf, seatsOf } from './reward.ts';
import type { SearchSettings } from './settings.ts';
import { SharedChance } from './shared-chance.ts';
import { NONE, Tree } from './tree.ts';

/** A playout "to the end" stops here and is judged as it stands: some games need not end. */
const LONGEST_PLAYOUT = 2_000;
/** So many states are imagined for one decision, if the tuning says nothing else. */
const IMAGININGS = 48;
/** No line is longer than this inside the tree. */
const DEEPEST = 512;

/** The tree search of one bot: its pool of nodes and the scratch space of a line. */
export class TreeSearch<State, Move extends Word, View> {
  readonly mind: Mind<State, Move, View>;
  readonly tree: Tree;
  readonly #evaluate: Evaluation<State>;
  readonly #foresight: Foresight<State, Move, View>;
  readonly #given: SearchSettings;
  /** The settings that hold for the number of seats in the game. */
  #settings: SearchSettings;
  #answers: Answers<State, Move, View> | null = null;
  readonly #sharedChance = new SharedChance();
  readonly #path = new Int32Array(DEEPEST);
  /** By move of the vocabulary: the last tick at which it was legal, or had a child. */
  readonly #marked: Int32Array;
  readonly #imagined: State[] = [];
  /** Moves that ended a list before: where one of them is legal it still does, and the list need not be made. */
  readonly #habits: Move[] = [];
  /** By node of the decision at hand: by how much the seat is ahead at the end of its lines. */
  readonly leads = new Map<number, Leads>();
  /** Whether another seat has moved in the line at hand. */
  #answered = false;
  #tick = 0;
  #untried = new Int32Array(256);
  #rewards = new Float64Array(0);
  #view: View | null = null;
  #seat: Seat = 0;
  /** What can be decided: the same in every imagined state. */
  #moves: readonly Move[] = [];
  #lines = 0;
  #root = NONE;

  constructor(
    mind: Mind<State, Move, View>,
    evaluate: Evaluation<State>,
    settings: SearchSettings,
  ) {
    this.mind = mind;
    this.#evaluate = evaluate;
    this.#given = settings;
    this.#settings = settings;
    this.tree = new Tree();
    this.#foresight = new Foresight(mind, evaluate, settings, this.tree);
    this.#marked = new Int32Array(mind.vocabulary.length);
  }

  /** The node of the decision at hand. */
  get root(): number {
    return this.#root;
  }

  /** Whether more than two play. */
  get isCrowd(): boolean {
    return this.#rewards.length > 2;
  }

  /**
   * Turns to a decision. After `follows`, a move this seat just made and after which it learned
   * nothing new, the lines that were thought through it are kept.
   */
  begin(view: View, seat: Seat, moves: readonly Move[], rng: Rng, follows?: Move): void {
    const kept = this.#child(seat, follows);
    this.#root = kept === NONE ? this.tree.reset() : kept;
    this.#foresight.begin(this.#root, kept !== NONE);
    this.#view = view;
    this.#seat = seat;
    this.#moves = moves;
    this.#lines = 0;
    this.#imagined.length = 0;
    this.#imagined.push(this.mind.imagine(view, rng));
    this.#sitDown(seatsOf(this.mind, this.#imagined[0]));
    this.leads.clear();
    this.#answers?.begin();
    if (this.#settings.paired || this.#answers !== null) this.#sharedChance.begin(rng);
  }

  /** Passes over a decision that needed no thought, after the move it follows. */
  pass(seat: Seat, follows?: Move): void {
    this.#root = this.#child(seat, follows);
  }

  #child(seat: Seat, follows?: Move): number {
    if (follows === undefined || seat !== this.#seat || this.#root === NONE || this.tree.full)
      return NONE;
    return this.tree.childFor(this.#root, seat, follows.index);
  }

  /** Plays one line: imagine, descend, play on, judge, credit every node passed. */
  iterate(rng: Rng): void {
    const { mind, tree } = this;
    const { paired = false, imaginings = IMAGININGS } = this.#settings;
    const first = paired ? this.#firstStep(rng) : NONE;
    const at = (paired ? this.#timesTried(first) : this.#lines++) % imaginings;
    this.#sharedChance.take(at);
    const start = this.#imagine(at, rng);
    const depth = this.#descend(start, first, paired ? this.#sharedChance.ofTurn(0) : rng, rng);
    const state = this.#playOn(start, rng);
    judge(mind, this.#evaluate, state, this.#rewards);
    tree.visits[this.#root]++;
    for (let i = 0; i < depth; i++) tree.credit(this.#path[i], this.#rewards);
    if (this.#settings.tally && depth > 0) this.#count(this.#path[0], state);
  }

  /**
   * Where lines are compared by the same chance, how a line begins is chosen before what it begins with, so
   * that every move is tried with the imagined states in the same order.
   */
  #firstStep(rng: Rng): number {
    return this.#chooseSeen(this.#root, this.#imagined[0], this.#seat, this.#moves, rng);
  }

  #timesTried(node: number): number {
    return node === NONE ? 0 : this.tree.visits[node];
  }

  /** Plays a line on from where the tree ends; returns its end. */
  #playOn(state: State, rng: Rng): State {
    const { mind } = this;
    const { playoutPlies, picks } = this.#settings;
    const plies = Math.min(playoutPlies, LONGEST_PLAYOUT);
    this.#answered ||= this.#answers !== null || plies > 0;
    if (this.#answers !== null) this.#answers.play(state, this.#seat, this.#sharedChance, rng);
    else if (picks === undefined) playout(mind, state, plies, rng);
    else return pickyPlayout(mind, this.#evaluate, state, plies, picks, this.#rewards, rng);
    return state;
  }

  #count(node: number, state: State): void {
    const totals = this.mind.scores(state).map(({ total }) => total);
    const leads = this.leads.get(node) ?? new Leads(totals.length);
    const answered = this.#answered || this.mind.actors(state).length === 0;
    leads.note(leadOf(totals, this.#seat), answered, this.#rewards);
    this.leads.set(node, leads);
  }

  /** A state to play a line on, as the view allows it. */
  #imagine(at: number, rng: Rng): State {
    const { mind } = this;
    while (this.#imagined.length <= at) this.#imagined.push(mind.imagine(this.#view as View, rng));
    return mind.copy(this.#imagined[at]);
  }

  /** Makes ready for so many seats. */
  #sitDown(seats: number): void {
    if (this.#rewards.length === seats) return;
    this.#rewards = new Float64Array(seats);
    this.#foresight.sitDown(seats);
    const { crowd } = this.#given;
    this.#settings = seats > 2 && crowd !== undefined ? { ...this.#given, ...crowd } : this.#given;
    const { answers } = this.#settings;
    this.#answers =
      answers === undefined ? null : new Answers(this.mind, this.#evaluate, answers, seats);
  }

  /** Goes down the tree, after the first step if it is known, to a node that has not been looked into, to the end of the turns that are thought through, or until the game is over. */
  #descend(state: State, first: number, chance: Rng, rng: Rng): number {
    const { mind, tree } = this;
    const { ripe, turns = Number.POSITIVE_INFINITY, further = 0 } = this.#settings;
    let node = this.#root;
    let depth = 0;
    let mover = this.#seat;
    let over = 0;
    let beyond = 0;
    this.#answered = false;
    while (depth < DEEPEST) {
      const actors = mind.actors(state);
      if (actors.length === 0) return depth;
      const seat = depth === 0 ? this.#seat : actors[0];
      if (seat !== mover && mover === this.#seat) over++;
      if (over >= turns && beyond === further) return depth;
      if (turns < Number.POSITIVE_INFINITY && seat !== this.#seat) {
        this.#answered = true;
        mind.play(state, seat, this.#hurriedly(state, seat, seat !== mover, rng), rng);
        mover = seat;
        continue;
      }
      if (over >= turns) beyond++;
      mover = seat;
      if (ripe !== undefined && depth > 0 && tree.visits[node] < ripe) return depth;
      const size = tree.size;
      const known = depth === 0 ? first : NONE;
      const child = known === NONE ? this.#choose(node, state, seat, rng) : known;
      if (child === NONE) return depth;
      if (seat !== this.#seat) this.#answered = true;
      mind.play(state, seat, mind.vocabulary[tree.move[child]], chance);
      this.#path[depth++] = child;
      if (ripe === undefined && tree.size > size) return depth;
      node = child;
    }
    return depth;
  }

  /** What another seat is taken to do where only the own turns are thought through. */
  #hurriedly(state: State, seat: Seat, first: boolean, rng: Rng): Move {
    const { mind } = this;
    if (first) return mind.sample(state, seat, rng);
    for (let i = 0; i < this.#habits.length; i++)
      if (mind.refuse(state, seat, this.#habits[i]) === null) return this.#habits[i];
    const moves = mind.moves(state, seat);
    const last = moves[moves.length - 1];
    this.#habits.push(last);
    return last;
  }

  #choose(node: number, state: State, seat: Seat, rng: Rng): number {
    if (this.#foresight.isSettled(node)) return this.#chooseAmong(node, state, seat, null);
    const moves = node === this.#root ? this.#moves : this.mind.moves(state, seat);
    return this.#settings.ripe === undefined
      ? this.#chooseUnseen(node, seat, moves, rng)
      : this.#chooseSeen(node, state, seat, moves, rng);
  }

  /** Among moves that were looked at first: the best bound of those that looked best, more of them the more often the node is passed. */
  #chooseSeen(node: number, state: State, seat: Seat, moves: readonly Move[], rng: Rng): number {
    this.#foresight.look(node, state, seat, moves, rng);
    return this.#chooseAmong(node, state, seat, moves);
  }

  /** The same after the look; without a list of moves the rules are asked for each. */
  #chooseAmong(node: number, state: State, seat: Seat, moves: readonly Move[] | null): number {
    const { tree } = this;
    const { exploration, width = Number.POSITIVE_INFINITY, faith = 1 } = this.#settings;
    const tick = ++this.#tick;
    if (moves !== null) for (let i = 0; i < moves.length; i++) this.#marked[moves[i].index] = tick;
    const visits = tree.visits[node] + 1;
    const curiosity = exploration * exploration * Math.log(visits);
    const drift = this.#settings.turns === undefined ? 0 : tree.drift(node);
    let room = width * Math.sqrt(visits);
    let best = NONE;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
      if (tree.seat[child] !== seat) continue;
      const legal =
        moves === null
          ? this.mind.refuse(state, seat, this.mind.vocabulary[tree.move[child]]) === null
          : this.#marked[tree.move[child]] === tick;
      if (!legal) continue;
      const times = faith + tree.visits[child];
      const bound =
        (tree.reward[child] + faith * (tree.prior[child] + drift)) / times +
        Math.sqrt(curiosity / times);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
      if (--room < 0) break;
    }
    return best;
  }

  /** Without looking ahead: an untried move at random, or else the best bound. */
  #chooseUnseen(node: number, seat: Seat, moves: readonly Move[], rng: Rng): number {
    const { tree } = this;
    const { exploration } = this.#settings;
    const legal = ++this.#tick;
    for (let i = 0; i < moves.length; i++) this.#marked[moves[i].index] = legal;
    const tried = ++this.#tick;
    let best = NONE;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child]) {
      if (this.#marked[tree.move[child]] !== legal || tree.seat[child] !== seat) continue;
      this.#marked[tree.move[child]] = tried;
      const times = tree.visits[child];
      const bound =
        tree.reward[child] / times +
        exploration * Math.sqrt(Math.log(++tree.available[child]) / times);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    const fresh = tree.full ? 0 : this.#gather(moves, legal);
    return fresh === 0 ? best : tree.add(node, seat, this.#untried[rng.below(fresh)]);
  }

  /** Notes the moves that still carry a mark; returns how many. */
  #gather(moves: readonly Move[], mark: number): number {
    if (moves.length > this.#untried.length) this.#untried = new Int32Array(2 * moves.length);
    let count = 0;
    for (let i = 0; i < moves.length; i++)
      if (this.#marked[moves[i].index] === mark) this.#untried[count++] = moves[i].index;
    return count;
  }
}

/** No node: ends a list of children. */
export const NONE = -1;

const FIRST_CAPACITY = 1 << 12;
/** A tree stops growing here; lines go on being played and counted. */
const MOST_NODES = 1 << 19;

/**
 * A pool of search nodes in flat arrays: a node is a number, a child is found through the list of
 * its parent. The pool is kept from decision to decision, so nothing is allocated while searching
 * once it has reached the size a game needs.
 */
export class Tree {
  readonly #most: number;
  #capacity = FIRST_CAPACITY;
  #size = 0;
  firstChild = new Int32Array(FIRST_CAPACITY);
  nextSibling = new Int32Array(FIRST_CAPACITY);
  /** The move that leads to the node, by its index in the vocabulary. */
  move = new Int32Array(FIRST_CAPACITY);
  /** The seat that makes that move. */
  seat = new Int8Array(FIRST_CAPACITY);
  visits = new Int32Array(FIRST_CAPACITY);
  /** How often the move was legal when its parent was passed: other imagined states offer other moves. */
  available = new Int32Array(FIRST_CAPACITY);
  /** The sum of the rewards of the seat that makes the move. */
  reward = new Float64Array(FIRST_CAPACITY);
  /** What the seat could expect right after the move, looked at once, before it was ever tried. */
  prior = new Float64Array(FIRST_CAPACITY);
  /** How often the moves of the node were listed to be looked at. */
  looks = new Int8Array(FIRST_CAPACITY);

  constructor(most: number = MOST_NODES) {
    this.#most = most;
  }

  /** How many nodes there are. */
  get size(): number {
    return this.#size;
  }

  get full(): boolean {
    return this.#size >= this.#most;
  }

  /** Forgets every node and returns a new root. */
  reset(): number {
    this.#size = 0;
    return this.#make(NONE, NONE);
  }

  /** Adds a child for a move seen for the first time, before its siblings; the tree must not be full. */
  add(parent: number, seat: number, move: number): number {
    const node = this.#make(seat, move);
    this.nextSibling[node] = this.firstChild[parent];
    this.firstChild[parent] = node;
    return node;
  }

  /** Adds a child where its prior belongs, siblings standing best first; the tree must not be full. */
  insert(parent: number, seat: number, move: number, prior: number): number {
    const node = this.#make(seat, move);
    this.prior[node] = prior;
    let before = NONE;
    let after = this.firstChild[parent];
    while (after !== NONE && this.prior[after] >= prior) {
      before = after;
      after = this.nextSibling[after];
    }
    this.nextSibling[node] = after;
    if (before === NONE) this.firstChild[parent] = node;
    else this.nextSibling[before] = node;
    return node;
  }

  /** The child a move of a seat leads to, or NONE. */
  childFor(parent: number, seat: number, move: number): number {
    let child = this.firstChild[parent];
    while (child !== NONE && (this.move[child] !== move || this.seat[child] !== seat))
      child = this.nextSibling[child];
    return child;
  }

  /** Notes on a node what a line through it was worth to the seat that moved there. */
  credit(node: number, rewards: Float64Array): void {
    this.visits[node]++;
    this.reward[node] += rewards[this.seat[node]];
  }

  /** How much better lines through a node ended than they looked, in the mean. */
  drift(node: number): number {
    const all = this.visits[node];
    let sum = 0;
    let lines = 0;
    let child = this.firstChild[node];
    for (; child !== NONE && lines < all; child = this.nextSibling[child]) {
      const visits = this.visits[child];
      sum += this.reward[child] - visits * this.prior[child];
      lines += visits;
    }
    return lines === 0 ? 0 : sum / lines;
  }

  #make(seat: number, move: number): number {
    if (this.#size === this.#capacity) this.#grow();
    const node = this.#size++;
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    this.move[node] = move;
    this.seat[node] = seat;
    this.visits[node] = 0;
    this.available[node] = 1;
    this.reward[node] = 0;
    this.prior[node] = 0;
    this.looks[node] = 0;
    return node;
  }

  #grow(): void {
    this.#capacity *= 2;
    this.firstChild = longer(this.firstChild, new Int32Array(this.#capacity));
    this.nextSibling = longer(this.nextSibling, new Int32Array(this.#capacity));
    this.move = longer(this.move, new Int32Array(this.#capacity));
    this.seat = longer(this.seat, new Int8Array(this.#capacity));
    this.visits = longer(this.visits, new Int32Array(this.#capacity));
    this.available = longer(this.available, new Int32Array(this.#capacity));
    this.reward = longer(this.reward, new Float64Array(this.#capacity));
    this.prior = longer(this.prior, new Float64Array(this.#capacity));
    this.looks = longer(this.looks, new Int8Array(this.#capacity));
  }
}

function longer<T extends Int8Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

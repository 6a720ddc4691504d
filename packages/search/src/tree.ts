/** No node: ends a list of children. */
export const NONE = -1;
/** The node every line starts from. */
export const ROOT = 0;

/**
 * The nodes of a search tree in flat arrays: a node is a number, a child is found through the
 * list of its parent, and nothing is allocated while searching.
 */
export class Tree {
  readonly capacity: number;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  /** The move that leads to the node, by its index in the vocabulary. */
  readonly move: Int32Array;
  /** The seat that makes that move. */
  readonly seat: Int8Array;
  readonly visits: Int32Array;
  /** How often the move was legal when its parent was passed: other imagined states offer other moves. */
  readonly available: Int32Array;
  /** The sum of the rewards of the seat that makes the move. */
  readonly reward: Float64Array;
  #size = 1;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.firstChild = new Int32Array(capacity).fill(NONE);
    this.nextSibling = new Int32Array(capacity).fill(NONE);
    this.move = new Int32Array(capacity).fill(NONE);
    this.seat = new Int8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.reward = new Float64Array(capacity);
  }

  /** How many nodes there are, the root among them. */
  get size(): number {
    return this.#size;
  }

  get full(): boolean {
    return this.#size === this.capacity;
  }

  /** Adds a child for a move seen for the first time; the tree must not be full. */
  add(parent: number, seat: number, move: number): number {
    const node = this.#size++;
    this.move[node] = move;
    this.seat[node] = seat;
    this.available[node] = 1;
    this.nextSibling[node] = this.firstChild[parent];
    this.firstChild[parent] = node;
    return node;
  }

  /** Notes on a node what a line through it was worth to the seat that moved there. */
  credit(node: number, rewards: Float64Array): void {
    this.visits[node]++;
    this.reward[node] += rewards[this.seat[node]];
  }
}

import { sha256Hex } from '../sha256.ts';
import { nodeOf, ROOT, type Tree, type TreeStep } from './tree.ts';

/** The key of the beginning of every tree. */
export const ROOT_KEY = '0'.repeat(16);

/** The key of the position that a step leads to: 16 hexadecimal digits that follow from all steps before it. */
export function childKey(parent: string, step: TreeStep): string {
  const text =
    step.kind === 'move'
      ? `${step.seat} ${step.move}`
      : `deal ${step.eyes} ${step.seed} ${step.position}`;
  return sha256Hex(`${parent}\n${text}`).slice(0, 16);
}

/**
 * Names for the positions of a tree that several people change. A key follows from the steps that lead to a position,
 * so that it is the same wherever the tree is kept and in whatever order it was changed. Here each key has one id and
 * keeps it for ever, also when its position is taken out and comes again: what was worked out for an id stays right.
 */
export class TreeKeys {
  readonly #ids = new Map<string, number>([[ROOT_KEY, ROOT]]);
  readonly #keys = new Map<number, string>([[ROOT, ROOT_KEY]]);
  #next = ROOT + 1;

  constructor(tree: Tree) {
    this.learn(tree);
  }

  /** The key of a position that is or was in the tree. */
  keyOf(id: number): string {
    const key = this.#keys.get(id);
    if (key === undefined) throw new Error(`Position ${id} has no key.`);
    return key;
  }

  /** The position with a key in a tree, or null when it has none. */
  find({ nodes }: Pick<Tree, 'nodes'>, key: string): number | null {
    const id = this.#ids.get(key);
    return id !== undefined && nodes.has(id) ? id : null;
  }

  /** The id of the position that a step leads to, whether it is in the tree or not. */
  idAfter(parent: number, step: TreeStep): number {
    const key = childKey(this.keyOf(parent), step);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#next;
    this.#name(id, key);
    return id;
  }

  /**
   * Gives keys to all positions of a tree that have none. A position whose key another id has already keeps its own id
   * in that tree, and is found under the other in trees that were changed by keys.
   */
  learn(tree: Tree): void {
    const open = [ROOT];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const { parent, step, children } = nodeOf(tree, at);
      if (parent !== null && step !== null && !this.#keys.has(at))
        this.#name(at, childKey(this.keyOf(parent), step));
      open.push(...children);
    }
  }

  /** An id that no position has or had. */
  get next(): number {
    return this.#next;
  }

  #name(id: number, key: string): void {
    if (!this.#ids.has(key)) this.#ids.set(key, id);
    this.#keys.set(id, key);
    this.#next = Math.max(this.#next, id + 1);
  }
}

import { nodeOf, ROOT, type Tree } from '@nabu/kernel';

/** Ways to go from a position; up and down lead to the tries before and after it. */
export type Way = 'back' | 'on' | 'first' | 'last' | 'up' | 'down';

/** Finds the way through a tree; going on leads where one went last. */
export class Walk {
  /** By position: where one went on from it last. */
  readonly #last = new Map<number, number>();

  /** Somebody went to a position. */
  went(tree: Tree, id: number): void {
    const { parent } = nodeOf(tree, id);
    if (parent !== null) this.#last.set(parent, id);
  }

  /** Where one step leads, or an end of the line at hand, or another try; null where there is nothing. */
  target(tree: Tree, at: number, way: Way): number | null {
    const { parent } = nodeOf(tree, at);
    if (way === 'first') return ROOT;
    if (way === 'back') return parent;
    if (way === 'on') return this.next(tree, at);
    if (way === 'last') return this.#end(tree, at);
    if (parent === null) return null;
    const { children } = nodeOf(tree, parent);
    return children[children.indexOf(at) + (way === 'up' ? -1 : 1)] ?? null;
  }

  next(tree: Tree, at: number): number | null {
    const { children } = nodeOf(tree, at);
    const last = this.#last.get(at);
    return last !== undefined && children.includes(last) ? last : (children[0] ?? null);
  }

  #end(tree: Tree, at: number): number {
    let end = at;
    for (let next = this.next(tree, end); next !== null; next = this.next(tree, end)) end = next;
    return end;
  }
}

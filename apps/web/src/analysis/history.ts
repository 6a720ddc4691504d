import type { Tree, TreeNode } from '@nabu/kernel';

/** What a change made of a tree, small enough that all of them can be kept: only what differs, before and after. */
interface Difference {
  readonly nodes: readonly (readonly [
    id: number,
    before: TreeNode | undefined,
    after: TreeNode | undefined,
  ])[];
  readonly rest: { readonly before: Rest; readonly after: Rest };
  readonly at: { readonly before: number; readonly after: number };
  /** Changes of the same kind in a row, like the letters of a comment, are one. */
  readonly kind: string | null;
}

type Rest = Pick<Tree, 'head' | 'played'>;

/** A tree as it was at some time, and the position that was looked at. */
export interface Snapshot {
  readonly tree: Tree;
  readonly at: number;
}

/** All changes that were made to a tree, to be taken back and made again without limit. */
export class History {
  readonly #done: Difference[] = [];
  readonly #undone: Difference[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A change was made; what was taken back before it cannot be made again. */
  made(before: Snapshot, after: Snapshot, kind: string | null): void {
    this.#undone.length = 0;
    const last = this.#done.at(-1);
    const difference = differenceOf(before, after, kind);
    if (kind === null || last?.kind !== kind) this.#done.push(difference);
    else this.#done[this.#done.length - 1] = joined(last, difference);
  }

  /** The tree before the last change; null when there is none. */
  undo(tree: Tree): Snapshot | null {
    const last = this.#done.pop();
    if (!last) return null;
    this.#undone.push(last);
    const nodes = last.nodes.map(([id, before]) => [id, before] as const);
    return { tree: { ...tree, ...last.rest.before, nodes: put(tree, nodes) }, at: last.at.before };
  }

  /** The tree after the change that was taken back last; null when there is none. */
  redo(tree: Tree): Snapshot | null {
    const last = this.#undone.pop();
    if (!last) return null;
    this.#done.push(last);
    const nodes = last.nodes.map(([id, , after]) => [id, after] as const);
    return { tree: { ...tree, ...last.rest.after, nodes: put(tree, nodes) }, at: last.at.after };
  }

  /** Forgets everything: the tree was changed by somebody else. */
  forget(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
  }
}

const restOf = ({ head, played }: Tree): Rest => ({ head, played });

function differenceOf(before: Snapshot, after: Snapshot, kind: string | null): Difference {
  const [was, is] = [before.tree.nodes, after.tree.nodes];
  const touched = [...was.keys()].filter((id) => was.get(id) !== is.get(id));
  const added = [...is.keys()].filter((id) => !was.has(id));
  return {
    kind,
    nodes: [...touched, ...added].map((id) => [id, was.get(id), is.get(id)] as const),
    rest: { before: restOf(before.tree), after: restOf(after.tree) },
    at: { before: before.at, after: after.at },
  };
}

/** Two changes, one after the other, as one. */
function joined(first: Difference, second: Difference): Difference {
  const nodes = new Map(first.nodes.map((each) => [each[0], each]));
  for (const [id, was, is] of second.nodes)
    nodes.set(id, [id, (nodes.get(id) ?? [id, was])[1], is]);
  return {
    kind: first.kind,
    nodes: [...nodes.values()],
    rest: { before: first.rest.before, after: second.rest.after },
    at: { before: first.at.before, after: second.at.after },
  };
}

function put(
  { nodes }: Tree,
  changes: readonly (readonly [number, TreeNode | undefined])[],
): ReadonlyMap<number, TreeNode> {
  const made = new Map(nodes);
  for (const [id, node] of changes) {
    if (node) made.set(id, node);
    else made.delete(id);
  }
  return made;
}

import {
  bareNode,
  lineFrom,
  MARK_KINDS,
  nodeOf,
  pathTo,
  plainComment,
  ROOT,
  sameStep,
  TREE_LIMITS,
  type Tree,
  type TreeHead,
  type TreeNode,
  type TreeNotes,
  type TreeStep,
} from './tree.ts';

/** A tree with a position added to it, or found in it. */
export interface Grown {
  readonly tree: Tree;
  /** Where the step led. */
  readonly id: number;
}

/** Makes a step from a position; one that was tried there before leads to the same place. Null when the tree is full. */
export function grown(tree: Tree, parent: number, step: TreeStep): Grown | null {
  const known = childBy(tree, parent, step);
  if (known !== null) return { tree, id: known };
  if (tree.nodes.size >= TREE_LIMITS.nodes) return null;
  const nodes = new Map(tree.nodes);
  const id = tree.next;
  addTo(nodes, id, parent, step);
  return { tree: { ...tree, nodes, next: id + 1 }, id };
}

/** The position that a step from another one leads to, if it was made before. */
export function childBy(tree: Pick<Tree, 'nodes'>, parent: number, step: TreeStep): number | null {
  const { children } = nodeOf(tree, parent);
  return children.find((child) => sameStep(nodeOf(tree, child).step, step)) ?? null;
}

/** Adds a position to a map of them that nobody else holds. */
export function addTo(
  nodes: Map<number, TreeNode>,
  id: number,
  parent: number,
  step: TreeStep,
): void {
  const before = nodeOf({ nodes }, parent);
  nodes.set(id, bareNode(id, parent, step));
  nodes.set(parent, { ...before, children: [...before.children, id] });
}

/** Writes about a position. */
export function noted(tree: Tree, id: number, change: Partial<TreeNotes>): Tree {
  const node = nodeOf(tree, id);
  const comment = plainComment(change.comment ?? node.comment);
  const marks = (change.marks ?? node.marks)
    .slice(0, TREE_LIMITS.marks)
    .toSorted((a, b) => MARK_KINDS.indexOf(a.kind) - MARK_KINDS.indexOf(b.kind));
  const nodes = new Map(tree.nodes).set(id, { ...node, ...change, comment, marks });
  return { ...tree, nodes };
}

/** Calls a tree by a title; an empty one takes it away. */
export function titled(tree: Tree, title: string): Tree {
  const head: TreeHead = { ...tree.head, title: title.trim() || null };
  return { ...tree, head };
}

/** The nearest position at or before this one that is a variation; null on the main line. */
export function variationAt(tree: Tree, id: number): number | null {
  const path = pathTo(tree, id).toReversed();
  const found = path.find((at) => {
    const { parent } = nodeOf(tree, at);
    return parent !== null && nodeOf(tree, parent).children[0] !== at;
  });
  return found ?? null;
}

/** Makes the variation that a position belongs to the first of its alternatives. On the main line nothing changes. */
export function promoted(tree: Tree, id: number): Tree {
  const first = variationAt(tree, id);
  return first === null ? tree : putFirst(tree, first);
}

/** Makes a position the first of what was tried at the one before it. */
export function putFirst(tree: Tree, id: number): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === null || nodeOf(tree, parent).children[0] === id) return tree;
  const before = nodeOf(tree, parent);
  const children = [id, ...before.children.filter((child) => child !== id)];
  const nodes = new Map(tree.nodes).set(parent, { ...before, children });
  return withPlayed({ ...tree, nodes }, tree);
}

/** Makes the line to a position the main line. */
export function madeMain(tree: Tree, id: number): Tree {
  let made = tree;
  while (variationAt(made, id) !== null) made = promoted(made, id);
  return made;
}

/** A tree without a position and all that follows from it; of the root everything but the root goes. */
export function removed(tree: Tree, id: number): Tree {
  const { parent, children } = nodeOf(tree, id);
  const nodes = new Map(tree.nodes);
  const gone = id === ROOT ? [...children] : [id];
  const from = id === ROOT ? ROOT : (parent ?? ROOT);
  const before = nodeOf(tree, from);
  nodes.set(from, {
    ...before,
    children: before.children.filter((child) => !gone.includes(child)),
  });
  for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
    gone.push(...nodeOf(tree, at).children);
    nodes.delete(at);
  }
  return withPlayed({ ...tree, nodes }, tree);
}

/** What was known of the game that was played still holds only while its moves are the beginning of the main line. */
function withPlayed(after: Tree, before: Tree): Tree {
  const { played } = after;
  if (!played) return after;
  const was = lineFrom(before).slice(0, played.plies + 1);
  const now = lineFrom(after);
  return was.every((id, i) => now[i] === id) ? after : { ...after, played: null };
}

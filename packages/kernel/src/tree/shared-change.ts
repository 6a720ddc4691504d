import { addTo, noted, putFirst, removed } from './edit.ts';
import type { TreeKeys } from './keys.ts';
import {
  type Judgement,
  type Mark,
  nodeOf,
  TREE_LIMITS,
  type Tree,
  type TreeNode,
  type TreeStep,
} from './tree.ts';

/** One small change of a tree that several people write; `at` is the key of the position it is about. */
export type SharedChange =
  /** Makes a step from there. One that was made before changes nothing. */
  | { readonly kind: 'add'; readonly at: string; readonly step: TreeStep }
  /** Takes the position out, with all that follows. */
  | { readonly kind: 'remove'; readonly at: string }
  /** Makes it the first of what was tried at the position before it. */
  | { readonly kind: 'first'; readonly at: string }
  | { readonly kind: 'comment'; readonly at: string; readonly comment: string }
  | { readonly kind: 'judge'; readonly at: string; readonly judged: Judgement | null }
  /** Puts a mark on a space or takes it away. */
  | { readonly kind: 'mark'; readonly at: string; readonly mark: Mark; readonly on: boolean };

/** Why a change was not made: its position is gone, or there is no room for more. */
export type ChangeFault = 'gone' | 'full';

/** A tree after some changes, all of them, or why one of them cannot be made. */
export function withChanges(
  tree: Tree,
  keys: TreeKeys,
  changes: readonly SharedChange[],
): Tree | ChangeFault {
  let made: Tree = tree;
  for (const change of changes) {
    const at = keys.find(made, change.at);
    if (at === null) return 'gone';
    const next = changedOnce(made, keys, at, change);
    if (next === 'full') return next;
    made = next;
  }
  return made;
}

function changedOnce(tree: Tree, keys: TreeKeys, at: number, change: SharedChange): Tree | 'full' {
  switch (change.kind) {
    case 'add':
      return added(tree, keys, at, change.step);
    case 'remove':
      return removed(tree, at);
    case 'first':
      return putFirst(tree, at);
    case 'comment':
      return noted(tree, at, { comment: change.comment });
    case 'judge':
      // The beginning is no move that could be judged.
      return nodeOf(tree, at).step === null ? tree : noted(tree, at, { judged: change.judged });
    case 'mark':
      return marked(tree, at, change.mark, change.on);
  }
}

function added(tree: Tree, keys: TreeKeys, parent: number, step: TreeStep): Tree | 'full' {
  const id = keys.idAfter(parent, step);
  if (tree.nodes.has(id)) return tree;
  if (tree.nodes.size >= TREE_LIMITS.nodes) return 'full';
  const nodes = new Map(tree.nodes);
  addTo(nodes, id, parent, step);
  return { ...tree, nodes, next: keys.next };
}

function marked(tree: Tree, at: number, mark: Mark, on: boolean): Tree | 'full' {
  const { marks } = nodeOf(tree, at);
  const there = marks.some((each) => sameMark(each, mark));
  if (there === on) return tree;
  if (on && marks.length >= TREE_LIMITS.marks) return 'full';
  const others = marks.filter((each) => !sameMark(each, mark));
  return noted(tree, at, { marks: on ? [...others, mark] : others });
}

function sameMark(a: Mark, b: Mark): boolean {
  return a.kind === b.kind && a.on === b.on;
}

/**
 * The changes that make one tree of another: made to `before` in their order they give the steps, notes and order of
 * `after`. Both name positions by the same ids; `keys` learns those that are new.
 */
export function changesBetween(before: Tree, after: Tree, keys: TreeKeys): readonly SharedChange[] {
  keys.learn(after);
  const gone = [...before.nodes.values()].filter(
    ({ id, parent }) => !after.nodes.has(id) && parent !== null && after.nodes.has(parent),
  );
  const changes: SharedChange[] = gone.map(({ id }) => ({ kind: 'remove', at: keys.keyOf(id) }));
  const open = [nodeOf(after, 0)];
  for (let node = open.pop(); node; node = open.pop()) {
    changes.push(...differences(before.nodes.get(node.id), node, after, keys));
    open.push(...node.children.toReversed().map((id) => nodeOf(after, id)));
  }
  return changes;
}

/** What is different at one position, and which steps from it are new. */
function differences(
  old: TreeNode | undefined,
  node: TreeNode,
  after: Tree,
  keys: TreeKeys,
): readonly SharedChange[] {
  if (old === node) return [];
  const at = keys.keyOf(node.id);
  const marks = old?.marks ?? [];
  const changes: SharedChange[] = [];
  if (node.comment !== (old?.comment ?? ''))
    changes.push({ kind: 'comment', at, comment: node.comment });
  if (node.judged !== (old?.judged ?? null))
    changes.push({ kind: 'judge', at, judged: node.judged });
  for (const mark of marks)
    if (!node.marks.some((each) => sameMark(each, mark)))
      changes.push({ kind: 'mark', at, mark, on: false });
  for (const mark of node.marks)
    if (!marks.some((each) => sameMark(each, mark)))
      changes.push({ kind: 'mark', at, mark, on: true });
  return [...changes, ...differentSteps(old?.children ?? [], node, at, after, keys)];
}

function differentSteps(
  old: readonly number[],
  { children }: TreeNode,
  at: string,
  after: Tree,
  keys: TreeKeys,
): readonly SharedChange[] {
  const fresh = children.filter((id) => !old.includes(id));
  const steps = fresh.flatMap((id): readonly SharedChange[] => {
    const { step } = nodeOf(after, id);
    return step ? [{ kind: 'add', at, step }] : [];
  });
  const order = [...old.filter((id) => children.includes(id)), ...fresh];
  if (order.every((id, i) => id === children[i])) return steps;
  return [...steps, ...inOrder(order, children, keys)];
}

/** Which steps are put first, one after the other, so that the tries stand in another order. */
function inOrder(
  from: readonly number[],
  to: readonly number[],
  keys: TreeKeys,
): readonly SharedChange[] {
  // What stands at the end in the right order already can stay.
  const stays = to.filter((_, i) => isSubsequence(to.slice(i), from)).length;
  const moved = to.slice(0, to.length - stays);
  return moved.toReversed().map((id) => ({ kind: 'first', at: keys.keyOf(id) }));
}

function isSubsequence(part: readonly number[], whole: readonly number[]): boolean {
  let found = 0;
  for (const id of whole) if (id === part[found]) found++;
  return found === part.length;
}

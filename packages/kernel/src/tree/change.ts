import { type Grown, grown, madeMain, noted, promoted, removed, titled } from './edit.ts';
import { nodeOf, ROOT, type Tree, type TreeNotes, type TreeStep } from './tree.ts';

/**
 * Something done to a tree, as data that survives JSON. Ids are given in order, so whoever makes the same changes in
 * the same order to the same tree has the same tree with the same ids: changes are all that must travel between
 * people who look at one tree together.
 */
export type TreeChange =
  | { readonly kind: 'grow'; readonly at: number; readonly step: TreeStep }
  | { readonly kind: 'note'; readonly at: number; readonly notes: Partial<TreeNotes> }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'promote' | 'main' | 'remove'; readonly at: number };

/**
 * The tree after a change, and the position that it leads to: the one that was made, or the nearest that is left.
 * Null when the tree is full or has no such position. Whether a step is legal, `TreePlay.refuse` says.
 */
export function changedBy(tree: Tree, change: TreeChange): Grown | null {
  if (change.kind === 'title') return { tree: titled(tree, change.title), id: ROOT };
  const { at } = change;
  if (!tree.nodes.has(at)) return null;
  switch (change.kind) {
    case 'grow':
      return grown(tree, at, change.step);
    case 'note':
      return { tree: noted(tree, at, change.notes), id: at };
    case 'promote':
      return { tree: promoted(tree, at), id: at };
    case 'main':
      return { tree: madeMain(tree, at), id: at };
    case 'remove':
      return { tree: removed(tree, at), id: nodeOf(tree, at).parent ?? ROOT };
  }
}

/**
 * Trees of positions: moves with variations, comments and marks, as text in the record format (docs/notation.md).
 * `readTree` and `writeTree` go from text to tree and back, `newTree` begins one at a deal or a position, `grown`,
 * `noted`, `promoted` and `removed` give the tree that it becomes, and `TreePlay` knows every position of it. What is
 * done to a tree is a `TreeChange`. Trees that several people write have names for their positions that hold for all of
 * them (`TreeKeys`), travel as a `SharedChange` and are kept together by `SharedTree`.
 */
export { refuseStep } from './allow.ts';
export { changedBy, type TreeChange } from './change.ts';
export {
  type Grown,
  grown,
  madeMain,
  noted,
  promoted,
  removed,
  titled,
  variationAt,
} from './edit.ts';
export { childKey, ROOT_KEY, TreeKeys } from './keys.ts';
export { gameFrom, type Stage, TreePlay } from './play.ts';
export { type ReadTree, readTree, topOf } from './read.ts';
export { SharedTree, type TreeEdit } from './shared.ts';
export {
  type ChangeFault,
  changesBetween,
  type SharedChange,
  withChanges,
} from './shared-change.ts';
export {
  JUDGEMENTS,
  type Judgement,
  lineFrom,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  newTree,
  nodeOf,
  type Played,
  pathTo,
  plyOf,
  ROOT,
  TREE_LIMITS,
  type Tree,
  type TreeHead,
  type TreeNode,
  type TreeNotes,
  type TreeStart,
  type TreeStep,
  turnStart,
} from './tree.ts';
export { writePositionRecord, writeTree } from './write.ts';

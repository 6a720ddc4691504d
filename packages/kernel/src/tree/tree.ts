import type { OptionValues, Seat, Viewer } from '../contract.ts';
import type { Out } from '../ends.ts';
import type { StandIn } from '../record-text.ts';

/** What a space or piece can be marked with. */
export const MARK_KINDS = ['ring', 'good', 'bad', 'question'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A space or piece of the board that somebody marked, by its name in the game's notation. */
export interface Mark {
  readonly kind: MarkKind;
  /** Without spaces. */
  readonly on: string;
}

/** What somebody thinks of a move, from brilliant to a blunder. */
export const JUDGEMENTS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** What leads from one position of a tree to the next. */
export type TreeStep =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string }
  /** What `eyes` cannot see is dealt anew, and from here on chance comes from another seed. No move is made. */
  | {
      readonly kind: 'deal';
      readonly eyes: Viewer;
      readonly seed: string;
      readonly position: string;
    };

/** What somebody wrote about a position. */
export interface TreeNotes {
  /** Lines of text, or empty. */
  readonly comment: string;
  readonly marks: readonly Mark[];
  /** What is thought of the move that led here. */
  readonly judged: Judgement | null;
}

/** A position of a tree. Its id and its step never change, so that what was worked out for it stays right. */
export interface TreeNode extends TreeNotes {
  readonly id: number;
  readonly parent: number | null;
  /** What led here; null at the root. */
  readonly step: TreeStep | null;
  /** What was tried from here; the first one is the main line. */
  readonly children: readonly number[];
}

/** The root of every tree. */
export const ROOT = 0;

/** What a tree is about. */
export interface TreeHead {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** One name a seat. */
  readonly names: readonly string[];
  readonly title: string | null;
  readonly date: string | null;
  readonly rated: boolean;
  readonly pace: string | null;
}

/** Where a tree begins. */
export interface TreeStart {
  /** 32 hexadecimal digits; chance comes from them. */
  readonly seed: string;
  /** A position that was set up, or null for the deal that the seed gives. */
  readonly position: string | null;
}

/** What is known of the game that the first moves of the main line are. */
export interface Played {
  /** So many moves were played. */
  readonly plies: number;
  readonly standIns: readonly StandIn[];
  readonly outs: readonly Out[];
  readonly times: readonly number[] | null;
  /** How it ended, or null for a game that was under way. */
  readonly ending: string | null;
}

/** Positions and moves with variations and notes. A tree is never changed: what is done to one gives another. */
export interface Tree {
  readonly head: TreeHead;
  readonly start: TreeStart;
  readonly nodes: ReadonlyMap<number, TreeNode>;
  /** The id that the next position gets. */
  readonly next: number;
  /** Null when the tree does not begin with a game that was played, or no longer does. */
  readonly played: Played | null;
}

/** How large trees may be: more than anybody writes, and no more than a page can hold. */
export const TREE_LIMITS = {
  /** Characters of the whole text. */
  text: 4_000_000,
  nodes: 20_000,
  /** Characters of one comment. */
  comment: 4_000,
  /** Marks on one position. */
  marks: 100,
} as const;

const NO_NOTES: TreeNotes = { comment: '', marks: [], judged: null };

/** A position without notes, after which nothing was tried. */
export function bareNode(id: number, parent: number | null, step: TreeStep | null): TreeNode {
  return { id, parent, step, children: [], ...NO_NOTES };
}

/** A tree that is nothing but its beginning. */
export function newTree(head: TreeHead, start: TreeStart): Tree {
  return {
    head,
    start,
    nodes: new Map([[ROOT, bareNode(ROOT, null, null)]]),
    next: 1,
    played: null,
  };
}

/** A position of a tree; throws when it has none of this id. */
export function nodeOf({ nodes }: Pick<Tree, 'nodes'>, id: number): TreeNode {
  const node = nodes.get(id);
  if (!node) throw new Error(`This tree has no position ${id}.`);
  return node;
}

/** The ids from the root to a position, both included. */
export function pathTo(tree: Pick<Tree, 'nodes'>, id: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The ids of the main line that goes on from a position, which is the first of them. */
export function lineFrom(tree: Pick<Tree, 'nodes'>, id: number = ROOT): readonly number[] {
  const line = [id];
  for (let [at] = nodeOf(tree, id).children; at !== undefined; [at] = nodeOf(tree, at).children)
    line.push(at);
  return line;
}

/** The number of moves that were made before a position. */
export function plyOf(tree: Pick<Tree, 'nodes'>, id: number): number {
  return pathTo(tree, id).filter((at) => nodeOf(tree, at).step?.kind === 'move').length;
}

/** The position at which the turn began whose move led to a position. */
export function turnStart(tree: Pick<Tree, 'nodes'>, id: number): number {
  const seatOf = (at: number): Seat | null => {
    const { step } = nodeOf(tree, at);
    return step?.kind === 'move' ? step.seat : null;
  };
  return pathTo(tree, id).findLast((at) => seatOf(at) !== seatOf(id)) ?? ROOT;
}

/** Whether two steps lead to the same position. */
export function sameStep(a: TreeStep | null, b: TreeStep | null): boolean {
  if (a?.kind === 'move' && b?.kind === 'move') return a.seat === b.seat && a.move === b.move;
  if (a?.kind !== 'deal' || b?.kind !== 'deal') return false;
  return a.eyes === b.eyes && a.seed === b.seed && a.position === b.position;
}

/** A comment as it is kept: no spaces at the ends of its lines, no empty lines around it, nothing that cannot be seen. */
export function plainComment(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^\n+|\n+$/g, '')
    .slice(0, TREE_LIMITS.comment)
    .trimEnd();
}

import { isEarlyEnding } from '../ends.ts';
import type { AnyMatch } from '../match.ts';
import { afterMoves, chanceOf, commitment, resultLine, topLines } from '../record.ts';
import type { TreePlay } from './play.ts';
import {
  lineFrom,
  MARK_KINDS,
  nodeOf,
  type Played,
  ROOT,
  type Tree,
  type TreeHead,
  type TreeNode,
} from './tree.ts';

/** Deeper variations are not moved further to the right. */
const MOST_INDENT = 12;

/**
 * A tree as text, in the record format: of version 1 where it is nothing but a game that was played, else of
 * version 2. The same tree is always the same text, and reading it gives the same tree again.
 */
export function writeTree(tree: Tree, play: TreePlay): string {
  play.follow(tree);
  const plain = isPlainRecord(tree);
  const { seed, position } = tree.start;
  const lines = [
    `nabu record ${plain ? 1 : 2}`,
    ...topLines(tree.head),
    ...(position === null ? [`commitment ${commitment(seed)}`] : []),
    `seed ${seed}`,
    position === null ? `deal ${play.position(ROOT)}` : `position ${position}`.trimEnd(),
    'moves',
    ...new Scribe(tree, play).lines(),
    ...(tree.played ? playedLines(tree.played, play, plain) : []),
    ...(plain ? [] : ['end']),
  ];
  return `${lines.join('\n')}\n`;
}

/** The text of a tree that is nothing but a position; the rules need not be at hand. */
export function writePositionRecord(head: TreeHead, seed: string, position: string): string {
  const lines = ['nabu record 2', ...topLines(head), `seed ${seed}`];
  return `${[...lines, `position ${position}`.trimEnd(), 'moves', 'end'].join('\n')}\n`;
}

/** Whether a tree says nothing that a record of version 1 could not say. */
function isPlainRecord({ head, start, nodes, played }: Tree): boolean {
  return (
    played !== null &&
    played.plies === nodes.size - 1 &&
    start.position === null &&
    head.title === null &&
    [...nodes.values()].every((node) => node.children.length < 2 && isBare(node))
  );
}

function isBare({ comment, marks, judged, step }: TreeNode): boolean {
  return comment === '' && marks.length === 0 && judged === null && step?.kind !== 'deal';
}

function playedLines(played: Played, play: TreePlay, plain: boolean): string[] {
  const { plies, standIns, times } = played;
  const match = playedMatch(play, played);
  return [
    ...(plain ? [] : [`played ${plies}`]),
    ...afterMoves(match, { standIns, ...(times && { times }) }),
    resultLine(match.result, match),
  ];
}

/** The game that was played, as it ended. */
export function playedMatch(play: TreePlay, { plies, outs, ending }: Played): AnyMatch {
  const match = play.match(plies, outs);
  if (ending !== null && isEarlyEnding(ending) && !match.over) match.endEarly(ending);
  return match;
}

type Task =
  | { readonly kind: 'on'; readonly id: number; readonly depth: number }
  | { readonly kind: 'try'; readonly id: number; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number };

/** Writes the moves of a tree. What is still to be written waits in a list, so that no depth is too deep. */
class Scribe {
  readonly #tree: Tree;
  readonly #play: TreePlay;
  readonly #lines: string[] = [];
  /** The seat whose moves the last line holds, as long as more may be added to it. */
  #open: number | null = null;

  constructor(tree: Tree, play: TreePlay) {
    this.#tree = tree;
    this.#play = play;
  }

  lines(): readonly string[] {
    this.#notes(nodeOf(this.#tree, ROOT), 0);
    const tasks: Task[] = [{ kind: 'on', id: ROOT, depth: 0 }];
    for (let task = tasks.pop(); task; task = tasks.pop()) tasks.push(...this.#do(task));
    return this.#lines;
  }

  /** Does one thing; what comes next is returned, the last first. */
  #do(task: Task): readonly Task[] {
    const { kind, depth } = task;
    if (kind === 'close') {
      this.#line(')', depth);
      return [];
    }
    if (kind === 'try') {
      this.#line('(', depth);
      this.#position(task.id, depth + 1);
      return [
        { kind: 'close', depth },
        { kind: 'on', id: task.id, depth: depth + 1 },
      ];
    }
    const [main, ...others] = nodeOf(this.#tree, task.id).children;
    if (main === undefined) return [];
    this.#position(main, depth);
    const tries = others.map((id): Task => ({ kind: 'try', id, depth }));
    return [{ kind: 'on', id: main, depth }, ...tries.reverse()];
  }

  #line(text: string, depth: number): void {
    this.#lines.push('  '.repeat(Math.min(depth, MOST_INDENT)) + text);
    this.#open = null;
  }

  #position(id: number, depth: number): void {
    const node = nodeOf(this.#tree, id);
    const { step } = node;
    if (step?.kind === 'deal') {
      const eyes = step.eyes === 'spectator' ? 'open' : step.eyes + 1;
      this.#line(`deal ${eyes} ${step.seed} ${step.position}`.trimEnd(), depth);
    } else if (step) {
      const chance = chanceOf(this.#play.game, this.#play.stage(id).events);
      const text = step.move + (chance && ` {${chance}}`);
      if (this.#open === step.seat) this.#lines.push(`${this.#lines.pop()}; ${text}`);
      else this.#line(`${step.seat + 1}: ${text}`, depth);
      this.#open = step.seat;
    }
    this.#notes(node, depth);
  }

  #notes({ judged, comment, marks }: TreeNode, depth: number): void {
    if (judged) this.#line(`judged ${judged}`, depth);
    for (const line of comment === '' ? [] : comment.split('\n'))
      this.#line(`% ${line}`.trimEnd(), depth);
    for (const kind of MARK_KINDS) {
      const on = marks.filter((mark) => mark.kind === kind).map((mark) => mark.on);
      if (on.length > 0) this.#line(`mark ${kind} ${on.join(' ')}`, depth);
    }
  }
}

/** How many moves the main line has before it is dealt anew for the first time. */
export function mainMoves(tree: Tree): number {
  const line = lineFrom(tree).slice(1);
  const dealt = line.findIndex((id) => nodeOf(tree, id).step?.kind === 'deal');
  return dealt < 0 ? line.length : dealt;
}

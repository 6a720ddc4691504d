import type { AnyGame, Viewer } from '../contract.ts';
import { chanceOf, checked } from '../record.ts';
import { type Lines, RecordError, shorten } from '../record-lines.ts';
import { readMoveLine } from '../record-text.ts';
import { unnamed } from '../unnamed.ts';
import { addTo, childBy } from './edit.ts';
import type { TreePlay } from './play.ts';
import {
  JUDGEMENTS,
  MARK_KINDS,
  type Mark,
  nodeOf,
  plainComment,
  ROOT,
  TREE_LIMITS,
  type Tree,
  type TreeNode,
  type TreeNotes,
  type TreeStep,
} from './tree.ts';

/** Where the reader is inside one line of moves. */
interface Branch {
  /** The position after the last step; null until there was one. */
  at: number | null;
  readonly from: number;
  /** The line in which it was opened. */
  readonly line: number;
}

/** What ends the moves. */
const AFTER = ['played', 'standin', 'out', 'times', 'result', 'end'];

/** Reads the moves of a record, with variations and notes. */
export class MovesReader {
  readonly #game: AnyGame;
  readonly #play: TreePlay;
  readonly #tree: Tree;
  readonly #nodes: Map<number, TreeNode>;
  readonly #lines: Lines;
  readonly #open: Branch[] = [{ at: ROOT, from: ROOT, line: 0 }];
  #next = 1;
  /** The position that the last comment was about. */
  #commented: number | null = null;

  constructor(game: AnyGame, play: TreePlay, tree: Tree, lines: Lines) {
    this.#game = game;
    this.#play = play;
    this.#nodes = new Map(tree.nodes);
    this.#tree = { ...tree, nodes: this.#nodes };
    this.#lines = lines;
    play.follow(this.#tree);
  }

  read(): Tree {
    while (this.#open.length > 1 || !AFTER.some((word) => this.#lines.next(word))) {
      const text = this.#lines.takeAny();
      if (text === null)
        throw new RecordError(this.#lines.at + 1, 'the record ends among its moves', {
          fault: 'ends',
        });
      this.#item(text);
    }
    for (const node of this.#nodes.values())
      if (node.comment !== '')
        this.#nodes.set(node.id, { ...node, comment: plainComment(node.comment) });
    return { ...this.#tree, next: this.#next };
  }

  get #branch(): Branch {
    return this.#open[this.#open.length - 1];
  }

  #item(text: string): void {
    const [word] = text.split(' ', 1);
    if (text === '(') this.#begin();
    else if (text === ')') this.#close();
    else if (word.startsWith('%')) this.#comment(text);
    else if (word === 'mark') this.#mark(text);
    else if (word === 'judged') this.#judged(text);
    else if (word === 'deal') this.#deal(text);
    else this.#moves(text);
  }

  #begin(): void {
    const { at } = this.#branch;
    const parent = at === null ? null : nodeOf(this.#tree, at).parent;
    if (parent === null)
      throw this.#wrong('a variation stands after the move that it is another try for');
    this.#open.push({ at: null, from: parent, line: this.#lines.at });
  }

  #close(): void {
    if (this.#open.length === 1) throw this.#wrong('there is no variation to close here');
    if (this.#branch.at === null) throw this.#wrong('this variation has no moves');
    this.#open.pop();
  }

  #moves(text: string): void {
    const { seat, moves } = readMoveLine(this.#lines, text, this.#tree.head.names.length);
    for (const { text: move, chance } of moves) {
      const id = this.#step({ kind: 'move', seat, move });
      const quote = shorten(move);
      const { events } = checked(
        this.#lines.at,
        () => this.#play.stage(id),
        {
          fault: 'move',
          quote,
        },
        `${quote}: `,
      );
      const came = chanceOf(this.#game, events);
      if (came !== chance)
        throw new RecordError(
          this.#lines.at,
          `${quote}: the record says chance gave "${chance}", but the seed gives "${came}"`,
          { fault: 'chance', quote },
        );
    }
  }

  #deal(text: string): void {
    const [, who, seed, position = ''] =
      /^deal (open|\d) ([0-9a-f]{32})(?: (.*))?$/.exec(text) ?? [];
    if (who === undefined)
      throw this.#wrong(
        'a deal among the moves is "deal", a seat or "open", 32 digits and a position',
      );
    const eyes: Viewer = who === 'open' ? 'spectator' : Number(who) - 1;
    if (eyes !== 'spectator' && (eyes < 0 || eyes >= this.#tree.head.names.length))
      throw this.#wrong(`there is no seat ${who} in this match`);
    const before = this.#branch.at ?? this.#branch.from;
    const seen = unnamed(this.#play.view(before, eyes));
    const id = this.#step({ kind: 'deal', eyes, seed, position });
    const after = checked(this.#lines.at, () => this.#play.view(id, eyes), { fault: 'position' });
    if (unnamed(after) !== seen)
      throw new RecordError(this.#lines.at, 'a deal may change only what could not be seen', {
        fault: 'position',
      });
  }

  /** Makes a step from where the reader is. */
  #step(step: TreeStep): number {
    const branch = this.#branch;
    const parent = branch.at ?? branch.from;
    if (this.#nodes.size >= TREE_LIMITS.nodes)
      throw new RecordError(this.#lines.at, `a record has at most ${TREE_LIMITS.nodes} positions`, {
        fault: 'size',
      });
    if (childBy(this.#tree, parent, step) !== null)
      throw this.#wrong('this variation begins like another one');
    const id = this.#next++;
    addTo(this.#nodes, id, parent, step);
    branch.at = id;
    return id;
  }

  #note(change: (node: TreeNode) => Partial<TreeNotes>): void {
    const { at } = this.#branch;
    if (at === null) throw this.#wrong('notes on a variation stand after its first move');
    const node = nodeOf(this.#tree, at);
    this.#nodes.set(at, { ...node, ...change(node) });
  }

  #comment(text: string): void {
    const line = text.slice(1).replace(/^ /, '');
    this.#note(({ id, comment }) => {
      // An empty line is part of a comment only if another line follows.
      const whole = this.#commented === id ? `${comment}\n${line}` : line;
      this.#commented = id;
      if (whole.length > TREE_LIMITS.comment)
        throw this.#bad(`a comment has at most ${TREE_LIMITS.comment} characters`);
      return { comment: whole };
    });
  }

  #mark(text: string): void {
    const [, word, ...on] = text.split(/\s+/);
    const kind = MARK_KINDS.find((each) => each === word);
    if (!kind || on.length === 0)
      throw this.#bad(`marks are "mark", one of ${MARK_KINDS.join(', ')}, and names of spaces`);
    this.#note(({ marks }) => {
      const all = [...marks, ...on.map((name): Mark => ({ kind, on: name }))];
      if (all.length > TREE_LIMITS.marks)
        throw this.#bad(`a position has at most ${TREE_LIMITS.marks} marks`);
      return { marks: all };
    });
  }

  #judged(text: string): void {
    const judged = JUDGEMENTS.find((each) => text === `judged ${each}`);
    if (!judged || this.#branch.at === ROOT)
      throw this.#bad(`a move is judged by one of ${JUDGEMENTS.join(' ')}, after it`);
    this.#note(() => ({ judged }));
  }

  #wrong(why: string): RecordError {
    return new RecordError(this.#lines.at, why, { fault: 'variation' });
  }

  #bad(why: string): RecordError {
    return new RecordError(this.#lines.at, why, { fault: 'note' });
  }
}

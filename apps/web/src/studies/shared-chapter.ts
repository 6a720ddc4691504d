import {
  changesBetween,
  nodeOf,
  pathTo,
  ROOT,
  ROOT_KEY,
  type SharedChange,
  SharedTree,
  type Tree,
  type TreeEdit,
} from '@nabu/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenTree } from '../analysis/open.ts';
import { randomHex } from '../session/save.ts';
import type { Trouble } from '../session/table-session.ts';
import { StudyTable } from './study-table.ts';
import { keepUnsent, unsentOf } from './unsent.ts';

/** So many changes travel in one edit, and about so many characters of them. */
const MOST_CHANGES = 100;
const MOST_TEXT = 10_000;
/** While somebody types, a comment is sent this long after the last letter (ms). */
const TYPING_MS = 400;

/** Names of those who wrote comments, by the keys of the positions they are about. */
type Authors = Readonly<Record<string, string>>;

/** What the house tells of a chapter besides its record. */
interface ChapterTold {
  readonly id: string;
  readonly n: number;
  readonly authors: Authors;
}

/** How a chapter is connected. */
export interface ChapterEnds {
  /** Sends an edit to the house; false while there is no connection. */
  send(chapter: string, edit: TreeEdit): boolean;
  /** The person looks at another position by their own wish. */
  looked(key: string): void;
  /** How many edits wait for the house, and whether this browser keeps them until then. */
  waiting(count: number, kept: boolean): void;
  /** Something that was done here cannot be kept. */
  refused(trouble: Trouble): void;
}

const GONE: Trouble = { code: 'gone', clause: null, sentence: '' };

/**
 * One chapter as this page has it: the table on which it is shown, what all agreed on, and what is on its way. What is
 * done on the table is found by comparing trees, so that it makes no difference how it was done.
 */
export class SharedChapter {
  readonly id: string;
  readonly table: StudyTable;
  /** Who wrote comments, by the keys of their positions. */
  readonly authors: StoreApi<Authors>;
  readonly #shared: SharedTree;
  readonly #ends: ChapterEnds;
  /** Edits that are on their way to the house. */
  readonly #sent = new Set<string>();
  #typing: ReturnType<typeof setTimeout> | undefined;
  #due = false;
  #following = false;
  /** This browser keeps what waits. */
  #kept = true;

  constructor(
    { id, n, authors }: ChapterTold,
    opened: OpenTree,
    writes: boolean,
    ends: ChapterEnds,
  ) {
    this.id = id;
    this.authors = createStore(() => authors);
    this.#ends = ends;
    this.#shared = new SharedTree(opened.tree, n);
    this.table = new StudyTable(id, opened, ROOT, {
      writes,
      changed: (news) => this.#hear(news),
      refused: ends.refused,
    });
    for (const edit of writes ? unsentOf(id) : []) this.#shared.make(edit);
    this.#show();
    this.flush();
  }

  /** The key of the position that is looked at. */
  get at(): string {
    const { keys, tree } = this.#shared;
    const path = pathTo(this.table.tree, this.table.at);
    const known = path.findLast((id) => tree.nodes.has(id)) ?? ROOT;
    return known === ROOT ? ROOT_KEY : keys.keyOf(known);
  }

  /** The position with a key; null where there is none. */
  idOf(key: string): number | null {
    return this.#shared.keys.find(this.#shared.tree, key);
  }

  /** The move that led to a position, by its key; null at the beginning, and where there is none. */
  moveAt(key: string): string | null {
    const id = this.idOf(key);
    const step = id === null ? null : nodeOf(this.#shared.tree, id).step;
    return step?.kind === 'move' ? step.move : null;
  }

  /** Looks at a position by its key, as somebody else does; stays where it is when there is none. */
  follow(key: string): void {
    const id = this.idOf(key);
    if (id === null || id === this.table.at) return;
    this.#following = true;
    this.table.go(id);
    this.#following = false;
  }

  /** The house tells an edit; false when one before it was missed. */
  agreed(n: number, edit: TreeEdit, authors: Authors): boolean {
    this.#catchUp();
    this.authors.setState(authors);
    const lost = this.#shared.agreed(n, edit);
    if (lost === null) return false;
    this.#sent.delete(edit.id);
    this.#after(lost);
    return true;
  }

  /** The house refuses an own edit. */
  refused(id: string, trouble: Trouble): void {
    this.#catchUp();
    if (!this.#shared.waiting.some((edit) => edit.id === id)) return;
    this.#sent.delete(id);
    this.#shared.refused(id);
    this.#after([]);
    this.#ends.refused(trouble);
  }

  /** The connection is there again, and the chapter as the house has it: what waits is sent once more. */
  renew(tree: Tree, { n, authors }: ChapterTold): void {
    this.#catchUp();
    this.authors.setState(authors, true);
    this.#sent.clear();
    this.#after(this.#shared.renew(tree, n));
    this.flush();
  }

  /** Sends what waits. */
  flush(): void {
    clearTimeout(this.#typing);
    for (const edit of this.#shared.waiting)
      if (!this.#sent.has(edit.id) && this.#ends.send(this.id, edit)) this.#sent.add(edit.id);
    this.#ends.waiting(this.#shared.waiting.length, this.#kept);
  }

  /** Nothing is shown any more; what was typed last is sent. */
  close(): void {
    this.#catchUp();
    this.flush();
  }

  #hear(news: unknown): void {
    if (news === 'looked') {
      if (!this.#following) this.#ends.looked(this.at);
      return;
    }
    // Several changes at one moment are one edit, and whoever makes them goes on with the ids they know.
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.#catchUp());
  }

  /** What was done on the table comes before what others did to it. */
  #catchUp(): void {
    if (this.#due) this.#compare();
  }

  #compare(): void {
    this.#due = false;
    const { table } = this;
    const shared = this.#shared;
    const changes = changesBetween(shared.tree, table.tree, shared.keys);
    if (changes.length === 0) return;
    for (const part of table.writes ? parts(changes) : []) this.#make(part);
    this.#show();
    if (!table.writes) return;
    this.#kept = keepUnsent(this.id, shared.waiting);
    this.#ends.looked(this.at);
    const typed = changes.every(({ kind }) => kind === 'comment');
    this.#ends.waiting(shared.waiting.length, this.#kept);
    clearTimeout(this.#typing);
    if (typed) this.#typing = setTimeout(() => this.flush(), TYPING_MS);
    else this.flush();
  }

  #make(changes: readonly SharedChange[]): void {
    const [only] = changes;
    const last = this.#shared.waiting.at(-1);
    const before = last && !this.#sent.has(last.id) && last.changes.length === 1 && last.changes[0];
    const same = before && before.kind === 'comment' && before.at === only.at;
    if (same && changes.length === 1 && only.kind === 'comment')
      this.#shared.amend(last.id, changes);
    else if (!this.#shared.make({ id: randomHex(16), changes })) this.#ends.refused(GONE);
  }

  #after(lost: readonly TreeEdit[]): void {
    this.#show();
    this.#kept = keepUnsent(this.id, this.#shared.waiting);
    this.#ends.waiting(this.#shared.waiting.length, this.#kept);
    if (lost.length > 0) this.#ends.refused(GONE);
  }

  /** Shows the tree as it is now, at the same position or the nearest before it that is left. */
  #show(): void {
    const { tree, keys } = this.#shared;
    const path = pathTo(this.table.tree, this.table.at).toReversed();
    keys.learn(this.table.tree);
    const at = path.map((id) => keys.find(tree, keys.keyOf(id))).find((id) => id !== null) ?? ROOT;
    this.table.show({ ...tree, head: this.table.tree.head }, at);
  }
}

/** Changes in pieces that are small enough to travel. */
function parts(changes: readonly SharedChange[]): readonly (readonly SharedChange[])[] {
  const pieces: SharedChange[][] = [[]];
  let size = 0;
  for (const change of changes) {
    const length = JSON.stringify(change).length;
    const last = pieces[pieces.length - 1];
    if (last.length > 0 && (last.length >= MOST_CHANGES || size + length > MOST_TEXT)) {
      pieces.push([change]);
      size = length;
    } else {
      last.push(change);
      size += length;
    }
  }
  return pieces;
}

import {
  type Games,
  type ReadTree,
  RecordError,
  readTree,
  refuseStep,
  type SharedChange,
  type Tree,
  TreeKeys,
  type TreePlay,
  withChanges,
  writeTree,
} from '@nabu/kernel';
import { LIMITS } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import { type Authors, authorsIn, signed } from './authors.ts';
import { unknownChapter } from './reading.ts';

/** What chapters need from the house. */
export interface ChapterParts {
  readonly relations: Relations;
  readonly games: Games;
  readonly clock: () => number;
}

/** An edit as it was numbered. */
export interface Edit {
  readonly n: number;
  /** The command of whoever made it. */
  readonly id: string;
  readonly changes: readonly SharedChange[];
  /** Who wrote the comments in it. */
  readonly authors: Authors;
}

/** After so many edits the record of a chapter is written anew; as many older ones are kept. */
const WRITTEN_EVERY = 64;
/** Two nodes may give an edit the same number at once: then one of them takes the next. */
const TRIES = 8;

/**
 * One chapter in memory. Edits are stored one after the other, by whatever node of the house: the store takes exactly
 * one of each number, and whoever comes second reads what was first and decides again.
 */
export class LiveChapter {
  readonly id: string;
  readonly study: string;
  readonly #parts: ChapterParts;
  /** What it is at this moment. */
  #now: Reading;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(parts: ChapterParts, study: string, id: string, now: Reading) {
    this.#parts = parts;
    this.id = id;
    this.study = study;
    this.#now = now;
  }

  /** Reads a chapter from the store; throws a `Failure` when it is not there or cannot be read. */
  static async open(parts: ChapterParts, study: string, id: string): Promise<LiveChapter> {
    const chapter = new LiveChapter(parts, study, id, await readingOf(parts, study, id));
    await chapter.#readTail();
    return chapter;
  }

  /** The record of a chapter. One that was edited since it was written is written anew, so that the next one who asks costs little. */
  static async recordOf(parts: ChapterParts, study: string, id: string): Promise<string> {
    const { db } = parts.relations;
    const edited = await db
      .selectFrom('study_edits')
      .innerJoin('study_chapters', 'study_chapters.id', 'study_edits.chapter')
      .select('study_edits.n')
      .where('study_chapters.id', '=', id)
      .whereRef('study_edits.n', '>', 'study_chapters.base')
      .limit(1)
      .executeTakeFirst();
    if (!edited) return (await storedChapter(parts, study, id)).record;
    const chapter = await LiveChapter.open(parts, study, id);
    await chapter.#alone(() => chapter.#writeAnew());
    return chapter.record;
  }

  /** The number of the last edit. */
  get n(): number {
    return this.#now.n;
  }

  /** The chapter as a record. */
  get record(): string {
    return writeTree(this.#now.tree, this.#now.play);
  }

  /** Makes an edit; one that somebody sent before is that one. Gives all edits that are new here, the own one among them. */
  edit(who: string, id: string, changes: readonly SharedChange[]): Promise<readonly Edit[]> {
    return this.#alone(async () => {
      const news: Edit[] = [];
      for (let tries = 1; ; tries++) {
        const before = await this.#sent(who, id);
        if (before) return [...news, ...(await this.#readTail()), before];
        const made = this.#allowed(changes);
        try {
          const edit = await this.#store(who, id, changes);
          this.#become(made, edit);
          if (this.#now.n - this.#now.base >= WRITTEN_EVERY) await this.#writeAnew();
          return [...news, edit];
        } catch (error) {
          const code = error instanceof StoreError ? error.code : null;
          if (code === 'conflict') throw unknownChapter();
          if (code !== 'taken' || tries >= TRIES) throw error;
          news.push(...(await this.#readTail()));
        }
      }
    });
  }

  /** An edit was made at another node; gives what is new here. */
  follow(edit: Edit | null): Promise<readonly Edit[]> {
    return this.#alone(async () => {
      if (edit !== null && edit.n <= this.#now.n) return [];
      if (edit?.n !== this.#now.n + 1) return this.#readTail();
      const made = withChanges(this.#now.tree, this.#now.keys, edit.changes);
      if (typeof made === 'string') return this.#readTail();
      this.#become(made, edit);
      return [edit];
    });
  }

  /** Reads all of it anew, as names in its record may be others by now; gives the edits that are new here. */
  renew(): Promise<readonly Edit[]> {
    return this.#alone(async () => {
      const { n } = this.#now;
      const fresh = await LiveChapter.open(this.#parts, this.study, this.id);
      this.#now = fresh.#now;
      return (await this.#editsAfter(n)).filter((edit) => edit.n <= fresh.n);
    });
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The tree after changes that somebody sent; throws a `Failure` or `Refusal` where one cannot be made. */
  #allowed(changes: readonly SharedChange[]): Tree {
    let tree = this.#now.tree;
    try {
      for (const change of changes) {
        const at = this.#now.keys.find(tree, change.at);
        if (at !== null && change.kind === 'add') {
          const refusal = refuseStep(this.#now.play, at, change.step);
          if (refusal) throw refusal;
        }
        tree = this.#changed(tree, change);
        this.#now.play.follow(tree);
      }
    } finally {
      this.#now.play.follow(this.#now.tree);
    }
    if (!this.#fits(tree, changes)) throw full();
    return tree;
  }

  #changed(tree: Tree, change: SharedChange): Tree {
    const made = withChanges(tree, this.#now.keys, [change]);
    if (made === 'gone')
      throw new Failure('gone', 'Somebody took this position out of the chapter meanwhile.');
    if (made === 'full') throw full();
    return made;
  }

  /** Whether a tree is small enough; it is written to know for sure when it may not be. */
  #fits(tree: Tree, changes: readonly SharedChange[]): boolean {
    if (tree.nodes.size > LIMITS.positions && tree.nodes.size > this.#now.tree.nodes.size)
      return false;
    const more = JSON.stringify(changes).length;
    if (this.#now.size + more <= LIMITS.chapter) return true;
    const size = writeTree(tree, this.#now.play).length;
    this.#now.play.follow(this.#now.tree);
    return size <= LIMITS.chapter || size <= this.#now.size;
  }

  async #sent(who: string, command: string): Promise<Edit | null> {
    const row = await this.#edits()
      .where('who', '=', who)
      .where('command', '=', command)
      .executeTakeFirst();
    return row ? { ...editOf(row), authors: await this.#signed(editOf(row).changes) } : null;
  }

  async #store(who: string, id: string, changes: readonly SharedChange[]): Promise<Edit> {
    const { relations, clock } = this.#parts;
    const { db } = relations;
    const n = this.#now.n + 1;
    const at = clock();
    const row = { chapter: this.id, n, who, command: id, changes: JSON.stringify(changes), at };
    // The study may have been deleted meanwhile: then there is nothing to write to.
    const study = db.updateTable('studies').set({ changed: at }).where('id', '=', this.study);
    const there = db
      .updateTable('study_chapters')
      .set({ study: this.study })
      .where('id', '=', this.id);
    await relations.write(
      ...[must(study), must(there), db.insertInto('study_edits').values(row)],
      ...signed(relations, this.id, who, changes),
    );
    return { n, id, changes, authors: await this.#signed(changes) };
  }

  #signed(changes: readonly SharedChange[]): Promise<Authors> {
    return authorsIn(this.#parts.relations, this.id, changes);
  }

  #become(tree: Tree, { n, changes }: Pick<Edit, 'n' | 'changes'>): void {
    this.#now.tree = tree;
    this.#now.play.follow(tree);
    this.#now.n = n;
    this.#now.size += JSON.stringify(changes).length;
  }

  /** Reads and makes all edits that came after the last one that is known here. */
  async #readTail(): Promise<readonly Edit[]> {
    const edits = await this.#editsAfter(this.#now.n);
    if (edits.length > 0 && edits[0].n !== this.#now.n + 1) return this.#readAnew();
    for (const edit of edits) {
      const made = withChanges(this.#now.tree, this.#now.keys, edit.changes);
      if (typeof made === 'string')
        throw new Error(`Edit ${edit.n} of chapter ${this.id} cannot be made.`);
      this.#become(made, edit);
    }
    return edits;
  }

  async #editsAfter(n: number): Promise<readonly Edit[]> {
    const rows = await this.#edits().where('n', '>', n).orderBy('n').execute();
    const edits = rows.map(editOf);
    const authors = await this.#signed(edits.flatMap(({ changes }) => changes));
    return edits.map((edit) => ({ ...edit, authors }));
  }

  /** So much was written elsewhere that not all edits are kept; whoever looks here asks for the whole when they hear of the next. */
  async #readAnew(): Promise<readonly Edit[]> {
    this.#now = await readingOf(this.#parts, this.study, this.id);
    return this.#readTail();
  }

  #edits() {
    return this.#parts.relations.db
      .selectFrom('study_edits')
      .select(['n', 'command', 'changes'])
      .where('chapter', '=', this.id);
  }

  /** Writes the record with all edits in it, and forgets old ones. */
  async #writeAnew(): Promise<void> {
    const { db, write } = this.#parts.relations;
    const { record } = this;
    await write(
      db
        .updateTable('study_chapters')
        .set({ record, base: this.#now.n })
        .where('id', '=', this.id)
        .where('base', '<', this.#now.n),
      db
        .deleteFrom('study_edits')
        .where('chapter', '=', this.id)
        .where('n', '<=', this.#now.n - WRITTEN_EVERY),
    );
    this.#now.base = this.#now.n;
    this.#now.size = record.length;
  }
}

/** A chapter as it was read, and what became of it since. */
interface Reading {
  tree: Tree;
  readonly play: TreePlay;
  readonly keys: TreeKeys;
  /** The number of the last edit. */
  n: number;
  /** The number of the edit after which the record was written, and about how long it is by now. */
  base: number;
  size: number;
}

async function storedChapter({ relations }: ChapterParts, study: string, id: string) {
  const stored = await relations.db
    .selectFrom('study_chapters')
    .select(['record', 'base'])
    .where('id', '=', id)
    .where('study', '=', study)
    .executeTakeFirst();
  if (stored) return stored;
  throw unknownChapter();
}

async function readingOf(parts: ChapterParts, study: string, id: string): Promise<Reading> {
  const { record, base } = await storedChapter(parts, study, id);
  const { tree, play } = treeOf(parts.games, record);
  return { tree, play, keys: new TreeKeys(tree), n: base, base, size: record.length };
}

function editOf(row: { readonly n: number; readonly command: string; readonly changes: string }) {
  return { n: row.n, id: row.command, changes: JSON.parse(row.changes) as SharedChange[] };
}

/** Every move and every deal of a record begins with one of these. */
const STEPS = /;|^\s*\d+:|^\s*deal /gm;

/** A record as a tree that a study may hold; throws a `Failure` that says what is wrong with it. */
export function treeOf(games: Games, record: string): ReadTree {
  if (record.length > LIMITS.chapter || (record.match(STEPS) ?? []).length > LIMITS.positions + 1)
    throw full();
  try {
    const read = readTree(games, record);
    if (read.tree.nodes.size > LIMITS.positions) throw full();
    return read;
  } catch (error) {
    if (error instanceof RecordError) throw new Failure('bad-record', error.message);
    throw error;
  }
}

function full(): Failure {
  return new Failure(
    'study-full',
    `A chapter has at most ${LIMITS.positions} positions and ${LIMITS.chapter} characters; begin another one.`,
  );
}

import { LIMITS, type NewChapter, type StudyInfo, type StudyVisibility } from '@nabu/protocol';
import type { Table } from '@nabu/table';
import type { Compilable } from 'kysely';
import { searchKey } from '../archive/finished.ts';
import { Failure } from '../failure.ts';
import { nameKey } from '../people/names.ts';
import type { Known } from '../people/people.ts';
import type { Who } from '../people/who.ts';
import { RateLimit } from '../rate.ts';
import { newId } from '../secrets.ts';
import { keptRecord } from '../tables/kept-record.ts';
import { inForce, sanctionFailure } from '../talk/sanctions.ts';
import { type ChapterParts, LiveChapter, treeOf } from './chapter.ts';
import { deletedChapter, deletedStudies } from './deleting.ts';
import { chapterIn, infoOf, type Study, seenStudy, unknownChapter } from './reading.ts';

/** What studies need from the house. */
export interface StudiesParts extends ChapterParts {
  /** A table as it stands; throws a `Failure` when there is none. */
  look(id: string): Promise<Table>;
  /** Throws a `Failure` when two people have nothing to do with each other. */
  refuseBlocked(whos: readonly string[]): Promise<void>;
  /** A study is not what it was: name, chapters, who may see or write it, or it is gone. */
  changed(study: string): void;
}

const NOT_OVER = 'A game can become a chapter once it is over.';

/** So many studies and chapters one person makes in an hour. */
const RATE = { most: 120, seconds: 3600 };

type Chapters = { readonly name?: string | undefined; readonly place?: number | undefined };

/** What people do with studies as a whole; edits of a chapter go through its `LiveChapter`. */
export class Studies {
  readonly #parts: StudiesParts;
  readonly #made: RateLimit;

  constructor(parts: StudiesParts) {
    this.#parts = parts;
    this.#made = new RateLimit(RATE, parts.clock);
  }

  /** Makes a study. */
  async create(maker: Known, name: string, visibility: StudyVisibility): Promise<StudyInfo> {
    const { relations, clock } = this.#parts;
    await this.#refuseSilenced(maker);
    const most = maker.person.account ? LIMITS.studies : LIMITS.guestStudies;
    const mine = relations.db.selectFrom('studies').select('id');
    if ((await mine.where('owner', '=', maker.person.id).execute()).length >= most)
      throw new Failure('too-many', `You have ${most} studies; delete one first.`);
    this.#count(maker.person.id);
    const at = clock();
    const row = { id: newId(), owner: maker.person.id, name, search: searchKey(name) };
    const times = { created: at, changed: at };
    await relations.write(
      relations.db.insertInto('studies').values({ ...row, visibility, ...times }),
    );
    return this.read(maker, row.id);
  }

  /** A study as somebody may see it. */
  async read(who: Who, id: string | undefined): Promise<StudyInfo> {
    const { study, role } = await seenStudy(this.#parts.relations, id, who);
    return infoOf(study, role);
  }

  /** Calls a study otherwise, or shows it to others. */
  async change(
    who: Known,
    id: string | undefined,
    {
      name,
      visibility,
    }: { readonly name?: string | undefined; visibility?: StudyVisibility | undefined },
  ): Promise<StudyInfo> {
    const study = await this.#owned(who, id);
    await this.#refuseSilenced(who);
    const { db } = this.#parts.relations;
    const row = db.updateTable('studies').set({
      ...{ changed: this.#parts.clock() },
      ...(name !== undefined && { name, search: searchKey(name) }),
      ...(visibility !== undefined && { visibility }),
    });
    return this.#write(who, study, row.where('id', '=', study.id));
  }

  /** Deletes a study; whoever runs the house may do so with any that they see. */
  async delete(who: Known, id: string | undefined): Promise<void> {
    const { relations, changed } = this.#parts;
    const { study, role } = await seenStudy(relations, id, who);
    if (role !== 'owner' && !who.person.host) throw notOwner();
    const { db } = relations;
    const one = db.selectFrom('studies').select('studies.id').where('studies.id', '=', study.id);
    await relations.write(...deletedStudies(relations, one));
    changed(study.id);
  }

  /** Lets an account write in a study, or no longer. */
  async setWriter(
    who: Known,
    id: string | undefined,
    name: string,
    writes: boolean,
  ): Promise<StudyInfo> {
    const { relations, refuseBlocked, clock } = this.#parts;
    const { db } = relations;
    const study = await this.#owned(who, id);
    const person = await this.#named(name);
    if (!writes) {
      const row = db.deleteFrom('study_writers').where('study', '=', study.id);
      return this.#write(who, study, row.where('person', '=', person));
    }
    await this.#refuseSilenced(who);
    if (person === study.owner) return infoOf(study, 'owner');
    await refuseBlocked([who.person.id, person]);
    if (study.writers.length >= LIMITS.writers)
      throw new Failure('too-many', `${LIMITS.writers} people write here; remove one first.`);
    const row = { study: study.id, person, created: clock() };
    const added = db.insertInto('study_writers').values(row);
    return this.#write(
      who,
      study,
      added.onConflict((on) => on.doNothing()),
    );
  }

  /** Adds a chapter at the end. */
  async addChapter(
    who: Known,
    id: string | undefined,
    { title, record, table }: NewChapter,
  ): Promise<StudyInfo> {
    const { relations, games, clock } = this.#parts;
    const { db } = relations;
    const study = await this.#written(who, id);
    this.#count(who.person.id);
    if (study.chapters.length >= LIMITS.chapters)
      throw new Failure('study-full', `A study has at most ${LIMITS.chapters} chapters.`);
    const finished = table === undefined ? null : await this.#parts.look(table);
    const text = finished ? keptRecord(finished, NOT_OVER) : (record ?? '');
    const { tree } = treeOf(games, text);
    await this.#refuseLarge(study.id, text.length);
    const place = (study.chapters.at(-1)?.place ?? 0) + 1;
    const at = clock();
    const chapter = { id: newId(), study: study.id, place, name: title, game: tree.head.game };
    const seats = finished ? seatsOf(finished, chapter.id, tree.head.names) : [];
    return this.#write(
      who,
      study,
      db.insertInto('study_chapters').values({ ...chapter, record: text, base: 0, created: at }),
      ...seats.map((seat) => db.insertInto('study_seats').values(seat)),
    );
  }

  /** Calls a chapter otherwise, or puts it in another place. */
  async changeChapter(
    who: Known,
    id: string | undefined,
    chapter: string,
    { name, place }: Chapters,
  ): Promise<StudyInfo> {
    const { db } = this.#parts.relations;
    const study = await this.#written(who, id);
    const { id: key } = chapterIn(study, chapter);
    const row = (each: string) => db.updateTable('study_chapters').where('id', '=', each);
    const renamed = name === undefined ? [] : [row(key).set({ name })];
    if (place === undefined) return this.#write(who, study, ...renamed);
    const others = study.chapters.map((each) => each.id).filter((each) => each !== key);
    const order = others.toSpliced(Math.min(place, others.length), 0, key);
    const moved = order.map((each, i) => row(each).set({ place: i + 1 }));
    return this.#write(who, study, ...renamed, ...moved);
  }

  async deleteChapter(who: Known, id: string | undefined, chapter: string): Promise<StudyInfo> {
    const study = await this.#written(who, id);
    const { id: key } = chapterIn(study, chapter);
    return this.#write(who, study, ...deletedChapter(this.#parts.relations, key));
  }

  /** The chapters of a study as records, or one of them. */
  async records(who: Who, id: string | undefined, chapter: string | undefined): Promise<string> {
    const { study } = await seenStudy(this.#parts.relations, id, who);
    const wanted = study.chapters.filter((each) => chapter === undefined || each.id === chapter);
    if (chapter !== undefined && wanted.length === 0) throw unknownChapter();
    const texts: string[] = [];
    for (const each of wanted)
      texts.push(await LiveChapter.recordOf(this.#parts, study.id, each.id));
    return texts.join('\n');
  }

  async #owned(who: Known, id: string | undefined): Promise<Study> {
    const { study, role } = await seenStudy(this.#parts.relations, id, who);
    if (role !== 'owner') throw notOwner();
    return study;
  }

  async #written(who: Known, id: string | undefined): Promise<Study> {
    const { study, role } = await seenStudy(this.#parts.relations, id, who);
    if (role === 'reader') throw notWriter();
    await this.#refuseSilenced(who);
    return study;
  }

  async #write(who: Known, study: Study, ...rows: readonly Compilable[]): Promise<StudyInfo> {
    const { relations, clock, changed } = this.#parts;
    const touched = relations.db.updateTable('studies').set({ changed: clock() });
    await relations.write(...rows, touched.where('id', '=', study.id));
    changed(study.id);
    return this.read(who, study.id);
  }

  async #refuseSilenced({ identities }: Who): Promise<void> {
    const { relations, clock } = this.#parts;
    const [worst] = await inForce(relations, identities, clock());
    if (worst) throw sanctionFailure(worst);
  }

  async #refuseLarge(study: string, more: number): Promise<void> {
    const { sum } = this.#parts.relations.db.fn;
    const { db } = this.#parts.relations;
    const size = await db
      .selectFrom('study_chapters')
      .select(sum<number>(db.fn('length', ['record'])).as('size'))
      .where('study', '=', study)
      .executeTakeFirst();
    if (Number(size?.size ?? 0) + more > LIMITS.study)
      throw new Failure('study-full', 'This study has no room for more; begin another one.');
  }

  async #named(name: string): Promise<string> {
    const person = await this.#parts.relations.db
      .selectFrom('persons')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('erased', 'is', null)
      .executeTakeFirst();
    if (person) return person.id;
    throw new Failure('unknown-person', 'There is no account by this name; check how it is spelt.');
  }

  #count(person: string): void {
    const seconds = this.#made.wait(person);
    if (seconds > 0)
      throw new Failure(
        'too-fast',
        `You made many studies and chapters; wait ${seconds} s.`,
        null,
        seconds,
      );
    this.#made.take(person);
  }
}

/** Somebody who may only look wants to write. */
export function notWriter(): Failure {
  return new Failure('not-writer', 'You may look at this study, but not write in it.');
}

function notOwner(): Failure {
  return new Failure('not-writer', 'Only whoever made this study can do this.');
}

function seatsOf({ holders }: Table, chapter: string, names: readonly string[]) {
  return holders.flatMap(({ guest }, seat) =>
    guest ? [{ chapter, seat, who: guest.who, name: names[seat] }] : [],
  );
}

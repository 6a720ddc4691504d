import type { StudyPerson, StudyTold } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Timer } from '../lobby/timer.ts';
import type { Who } from '../people/who.ts';
import { type ChapterParts, type Edit, LiveChapter } from './chapter.ts';
import type { StudyFeed, StudyNews } from './feed.ts';
import { infoOf, readStudy, roleIn, type Study } from './reading.ts';

/** Somebody who looks at a study over one connection. */
export interface Looker {
  who(): Promise<Who>;
  tell(message: StudyTold): void;
  /** How others see them; changes as they look at other positions. */
  person: StudyPerson;
  /** The study is gone, or no longer for them. */
  gone(study: string): void;
}

/** What live studies need from the house. */
export interface LiveStudiesParts extends ChapterParts {
  readonly feed: StudyFeed;
  readonly timer: Timer;
  failed(error: unknown): void;
}

/** So many people are named at once to those who look at a study. */
const NAMED = 40;
/** So many chapters that nobody looks at stay in memory. */
const KEPT = 16;
/** What changes within so long about who looks where is told as one. */
const GATHER_MS = 120;
/** Other nodes are told this often who looks here, and forget it when they do not hear of it for three times as long. */
const REPEAT_MS = 10_000;

/** A study that somebody looks at through this node. */
interface LiveStudy {
  readonly lookers: Set<Looker>;
  /** Those who are being asked whether they still may look, and the edits they are told if they may. */
  readonly asked: Map<Looker, Asked>;
  /** When a study was changed that they were last asked about. */
  changed: number;
  readonly chapters: Map<string, Promise<LiveChapter>>;
  /** By node: who looks there. */
  readonly elsewhere: Map<string, { readonly people: readonly StudyPerson[]; readonly at: number }>;
  /** Something about the people is to be told. */
  telling: boolean;
}

interface Asked {
  readonly edits: StudyTold[];
}

/** The studies that somebody looks at through this node, and who they are. */
export class LiveStudies {
  readonly #parts: LiveStudiesParts;
  readonly #live = new Map<string, LiveStudy>();
  /** Chapters that were looked at last, by study and id: reading a long one takes a while. */
  readonly #kept = new Map<string, Promise<LiveChapter>>();
  #repeating: (() => void) | null = null;

  constructor(parts: LiveStudiesParts) {
    this.#parts = parts;
    parts.feed.hear((news, from) => void this.#hear(news, from).catch(parts.failed));
  }

  /** How many studies are looked at here. */
  get size(): number {
    return this.#live.size;
  }

  /** Somebody looks at a study from now on. */
  enter(study: string, looker: Looker): void {
    const live = this.#live.get(study) ?? newLiveStudy();
    this.#live.set(study, live);
    live.lookers.add(looker);
    this.moved(study);
    this.#repeating ??= this.#parts.timer.later(REPEAT_MS, () => this.#repeat());
  }

  leave(study: string, looker: Looker): void {
    const live = this.#live.get(study);
    if (!live) return;
    const looked = live.lookers.delete(looker);
    const asked = live.asked.delete(looker);
    if (!looked && !asked) return;
    this.moved(study);
    if (live.lookers.size + live.asked.size > 0) return;
    this.#live.delete(study);
    for (const [id, chapter] of live.chapters) this.#keep(`${study} ${id}`, chapter);
  }

  /** Somebody looks at another position, came or went. */
  moved(study: string): void {
    const live = this.#live.get(study);
    if (!live || live.telling) return;
    live.telling = true;
    this.#parts.timer.later(GATHER_MS, () => {
      live.telling = false;
      const people = peopleIn(live);
      this.#parts.feed.tell({ kind: 'people', study, people });
      this.#tellPeople(live);
    });
  }

  /** A chapter of a study that somebody looks at, read once for all of them. */
  chapter(study: string, id: string): Promise<LiveChapter> {
    const live = this.#live.get(study);
    const known = live?.chapters.get(id);
    if (known) return known;
    const opened = this.#kept.get(`${study} ${id}`) ?? LiveChapter.open(this.#parts, study, id);
    live?.chapters.set(id, opened);
    opened.catch(() => live?.chapters.delete(id));
    return opened;
  }

  #keep(key: string, chapter: Promise<LiveChapter>): void {
    this.#kept.delete(key);
    this.#kept.set(key, chapter);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Tells edits of a chapter to all who look at it, and to other nodes. */
  edited({ study, id }: LiveChapter, edits: readonly Edit[]): void {
    for (const edit of edits) {
      this.#tellEdit(study, id, edit);
      this.#parts.feed.tell({ kind: 'edited', study, chapter: id, edit });
    }
  }

  /** A study is not what it was, or all of them may not be: whoever looks is told what it is now, or that it is not for them. */
  async changed(study: string | null): Promise<void> {
    this.#parts.feed.tell({ kind: 'changed', study });
    await this.#renew(study);
  }

  /** Reads what was done at nodes that cannot be heard. Who may look may be others since: they are asked before they are told. */
  async catchUp(): Promise<void> {
    const changes = await this.#changes();
    for (const [study, live] of [...this.#live]) {
      const news = await editsSince(live);
      const changed = changes.get(study) !== live.changed;
      const asked = changed || news.length > 0 ? this.#admit(study, live) : null;
      for (const [chapter, edit] of news) this.#tellEdit(study, chapter, edit);
      await asked;
    }
  }

  /** When each study that is looked at here was changed. */
  async #changes(): Promise<ReadonlyMap<string, number>> {
    if (this.#live.size === 0) return new Map();
    const rows = await this.#parts.relations.db
      .selectFrom('studies')
      .select(['id', 'changed'])
      .where('id', 'in', [...this.#live.keys()])
      .execute();
    return new Map(rows.map(({ id, changed }) => [id, changed]));
  }

  async #hear(news: StudyNews, from: string): Promise<void> {
    if (news.kind === 'changed') return this.#renew(news.study);
    const live = this.#live.get(news.study);
    if (!live) return;
    if (news.kind === 'people') {
      // A node that was not heard of may not know who looks here.
      if (!live.elsewhere.has(from)) this.moved(news.study);
      live.elsewhere.set(from, { people: news.people, at: this.#parts.timer.now() });
      return this.#tellPeople(live);
    }
    const chapter = await live.chapters.get(news.chapter);
    // A chapter that could not be read: whoever missed something before asks for the whole.
    const edits = chapter ? await chapter.follow(news.edit) : [news.edit];
    for (const edit of edits) this.#tellEdit(news.study, news.chapter, edit);
  }

  #tellEdit(study: string, chapter: string, { n, id, changes, authors }: Edit): void {
    const message: StudyTold = { type: 'edited', chapter, n, id, changes: [...changes], authors };
    const live = this.#live.get(study);
    for (const { person, tell } of live?.lookers ?? [])
      if (person.chapter === chapter) tell(message);
    for (const [{ person }, { edits }] of live?.asked ?? [])
      if (person.chapter === chapter) edits.push(message);
  }

  #tellPeople(live: LiveStudy): void {
    const old = this.#parts.timer.now() - 3 * REPEAT_MS;
    const here = peopleIn(live);
    const there = [...live.elsewhere.values()].filter(({ at }) => at > old);
    const all = [...here, ...there.flatMap(({ people }) => people)];
    const named = all.filter(({ name }) => name !== null).slice(0, NAMED);
    for (const { tell, person } of live.lookers) {
      const mine = named.includes(person) ? named : [person, ...named.slice(0, NAMED - 1)];
      tell({ type: 'studyPeople', people: mine, more: all.length - mine.length });
    }
  }

  async #renew(study: string | null): Promise<void> {
    const studies = study === null ? [...this.#live.keys()] : [study];
    // What a chapter says may be other words by now: names of people who are gone.
    for (const key of this.#kept.keys())
      if (study === null || key.startsWith(study)) this.#kept.delete(key);
    await Promise.all(studies.map((id) => this.#renewOne(id)));
  }

  async #renewOne(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (!live) return;
    await Promise.all([this.#admit(id, live), this.#renewChapters(id, live)]);
  }

  /** Reads the chapters that are open anew; what was written at nodes that cannot be heard is told. */
  async #renewChapters(id: string, { chapters }: LiveStudy): Promise<void> {
    const read = async ([chapter, opened]: readonly [string, Promise<LiveChapter>]) => {
      try {
        const edits = await (await opened).renew();
        for (const edit of edits) this.#tellEdit(id, chapter, edit);
      } catch (error) {
        if (chapters.get(chapter) === opened) chapters.delete(chapter);
        // Taken out of the study.
        if (!(error instanceof Failure)) throw error;
      }
    };
    await Promise.all([...chapters].map(read));
  }

  /** Takes all out and lets those in again who may still look: until that is known they are told nothing. */
  async #admit(id: string, live: LiveStudy): Promise<void> {
    // Who is being asked already is asked again: the answer may be older than the change.
    const asked = new Map([...live.asked].map(([looker, { edits }]) => [looker, { edits }]));
    for (const looker of live.lookers) asked.set(looker, { edits: [] });
    live.lookers.clear();
    for (const [looker, each] of asked) live.asked.set(looker, each);
    const study = await readStudy(this.#parts.relations, id);
    live.changed = study?.changed ?? 0;
    const answers = [...asked].map((each) => this.#answer(live, study, id, each));
    for (const answer of await Promise.allSettled(answers))
      if (answer.status === 'rejected') this.#parts.failed(answer.reason);
    this.moved(id);
  }

  async #answer(
    live: LiveStudy,
    study: Study | null,
    id: string,
    [looker, asked]: readonly [Looker, Asked],
  ): Promise<void> {
    const who = await looker.who().catch(nobody);
    // Gone meanwhile, or asked again.
    if (live.asked.get(looker) !== asked) return;
    const role = study && who && roleIn(study, who);
    if (!study || !role) {
      this.leave(id, looker);
      looker.gone(id);
      return;
    }
    live.asked.delete(looker);
    live.lookers.add(looker);
    looker.person = { ...looker.person, writes: role !== 'reader' };
    looker.tell({ type: 'studyChanged', study: infoOf(study, role) });
    for (const edit of asked.edits) looker.tell(edit);
  }

  #repeat(): void {
    for (const [study, live] of this.#live) {
      this.moved(study);
      // The store could not say who may look; it is asked again.
      if (live.asked.size > 0) this.#admit(study, live).catch(this.#parts.failed);
    }
    this.#repeating =
      this.#live.size === 0 ? null : this.#parts.timer.later(REPEAT_MS, () => this.#repeat());
  }
}

function newLiveStudy(): LiveStudy {
  const nobody = { lookers: new Set<Looker>(), asked: new Map(), elsewhere: new Map() };
  return { ...nobody, changed: 0, chapters: new Map(), telling: false };
}

/** Who may not come in is nobody; of whom the store cannot say it, may be anybody. */
function nobody(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

function peopleIn({ lookers, asked }: LiveStudy): readonly StudyPerson[] {
  return Array.from([...lookers, ...asked.keys()], ({ person }) => person);
}

/** What was stored elsewhere of the chapters of a study, each edit with its chapter. */
async function editsSince({ chapters }: LiveStudy): Promise<readonly (readonly [string, Edit])[]> {
  const news: (readonly [string, Edit])[] = [];
  for (const opened of [...chapters.values()]) {
    const chapter = await opened.catch(() => null);
    for (const edit of (await chapter?.follow(null)) ?? []) news.push([chapter?.id ?? '', edit]);
  }
  return news;
}

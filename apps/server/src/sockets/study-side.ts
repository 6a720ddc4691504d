import { ROOT_KEY } from '@nabu/kernel';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type StudyMessage,
  type StudyPerson,
} from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import { known } from '../people/people.ts';
import { allow, type Who } from '../people/who.ts';
import { newId } from '../secrets.ts';
import type { Relations } from '../store/relations.ts';
import { authorsOf } from '../studies/authors.ts';
import type { HouseStudies } from '../studies/house-studies.ts';
import type { Looker } from '../studies/live-studies.ts';
import { infoOf, roleNow, type Study, seenStudy } from '../studies/reading.ts';
import { notWriter } from '../studies/studies.ts';
import { speakerOf } from '../talk/lines.ts';
import { inForce, sanctionFailure } from '../talk/sanctions.ts';

/** The connection that talks about a study. */
interface StudyTalker {
  say(message: ServerMessage): void;
  /** Who it is at this moment. */
  who(): Promise<Who>;
  /** Whether there is still somebody at the other end. */
  readonly open: boolean;
}

/** What of the house it needs. */
interface StudySideParts {
  readonly studying: HouseStudies;
  readonly relations: Relations;
  readonly clock: () => number;
}

type Said<Type extends StudyMessage['type']> = Extract<StudyMessage, { type: Type }>;

/** What one connection wants of a study: to look at it together with others, and to change it. What it may is asked at every message. */
export class StudySide {
  readonly #parts: StudySideParts;
  readonly #talker: StudyTalker;
  readonly #limits: VisitorLimits;
  readonly #id = newId();
  /** The session with which it looks. */
  session: string | null = null;
  #at: { readonly study: string; readonly looker: Looker } | null = null;

  constructor(parts: StudySideParts, talker: StudyTalker, limits: VisitorLimits) {
    this.#parts = parts;
    this.#talker = talker;
    this.#limits = limits;
  }

  async hear(message: StudyMessage): Promise<void> {
    switch (message.type) {
      case 'study':
        return this.#enter(message);
      case 'studyOff':
        return this.leave();
      case 'edit':
        return this.#edit(message);
      case 'looking':
        return this.#look(message);
    }
  }

  /** The connection is closed, or looks elsewhere. */
  leave(): void {
    if (this.#at) this.#parts.studying.live.leave(this.#at.study, this.#at.looker);
    this.#at = null;
  }

  async #enter({ protocol, study: id, chapter: wanted }: Said<'study'>): Promise<void> {
    if (protocol !== PROTOCOL)
      throw new Failure('old-client', 'This page is older than the house; reload it.');
    this.#limits.hello();
    const { relations } = this.#parts;
    const who = await this.#talker.who();
    allow(who, 'read');
    this.session = who.session?.id ?? null;
    const { study, role } = await seenStudy(relations, id, who);
    if (!this.#talker.open) return;
    const looker = this.#lookAt(study, personOf(this.#id, who, role !== 'reader'));
    try {
      await this.#show(study, chapterOf(study, wanted), looker);
    } catch (error) {
      if (this.#at?.looker === looker) this.leave();
      throw error;
    }
  }

  /** Shows a study to somebody who has gone into it. Who may look may be others since they were let in: it is asked again last. */
  async #show({ id }: Study, key: string | null, looker: Looker): Promise<void> {
    const { relations, studying } = this.#parts;
    const chapter = key === null ? null : await studying.live.chapter(id, key);
    // Whoever comes from another node may know more of the chapter than this one.
    if (chapter) studying.live.edited(chapter, await chapter.follow(null));
    const authors = key === null ? {} : await authorsOf(relations, key);
    const { study, role } = await seenStudy(relations, id, await this.#talker.who());
    // Told meanwhile that it is gone, or not there any more.
    if (this.#at?.looker !== looker) return;
    looker.person = { ...looker.person, chapter: key, at: ROOT_KEY, writes: role !== 'reader' };
    const read = chapter && { id: chapter.id, n: chapter.n, record: chapter.record, authors };
    this.#talker.say({ type: 'study', study: infoOf(study, role), chapter: read, you: this.#id });
    studying.live.moved(id);
  }

  /** Goes into a study, or stays where it is. */
  #lookAt({ id }: Study, person: StudyPerson): Looker {
    if (this.#at?.study === id) {
      this.#at.looker.person = person;
      return this.#at.looker;
    }
    this.leave();
    const looker: Looker = {
      person,
      who: () => this.#talker.who(),
      tell: (message) => this.#talker.say(message),
      gone: (study) => {
        if (this.#at?.looker === looker) this.#at = null;
        this.#talker.say({ type: 'studyGone', study });
      },
    };
    this.#at = { study: id, looker };
    this.#parts.studying.live.enter(id, looker);
    return looker;
  }

  async #edit({ id, chapter: key, changes }: Said<'edit'>): Promise<void> {
    const { relations, studying, clock } = this.#parts;
    const { study } = this.#here();
    const who = known(await this.#talker.who());
    allow(who, null);
    if ((await roleNow(relations, study, who)) === 'reader') throw notWriter();
    const [worst] = await inForce(relations, who.identities, clock());
    if (worst) throw sanctionFailure(worst);
    const seconds = studying.edits.wait(who.person.id);
    if (seconds > 0)
      throw new Failure('too-fast', `Too many changes; wait ${seconds} s.`, null, seconds);
    studying.edits.take(who.person.id);
    const chapter = await studying.live.chapter(study, key);
    const edits = await chapter.edit(who.person.id, id, changes);
    studying.live.edited(chapter, edits);
    this.#talker.say({ type: 'done', id, n: edits.at(-1)?.n ?? 0 });
  }

  async #look({ chapter, at }: Said<'looking'>): Promise<void> {
    const { study, looker } = this.#here();
    await roleNow(this.#parts.relations, study, await this.#talker.who());
    if (looker.person.chapter !== chapter) return;
    looker.person = { ...looker.person, at };
    this.#parts.studying.live.moved(study);
  }

  #here() {
    if (this.#at) return this.#at;
    throw new Failure('no-hello', 'Say first which study you look at.');
  }
}

/** Which chapter is looked at: the one that was asked for, or the first. */
function chapterOf({ chapters }: Study, wanted: string | undefined): string | null {
  const found = chapters.find(({ id }) => id === wanted) ?? chapters[0];
  return found?.id ?? null;
}

function personOf(id: string, { person }: Who, writes: boolean): StudyPerson {
  const known = person ? { by: speakerOf(person.id), name: person.name } : { by: null, name: null };
  return { id, ...known, writes, chapter: null, at: ROOT_KEY };
}

const TYPES: readonly ClientMessage['type'][] = ['study', 'studyOff', 'edit', 'looking'];

/** Whether a message is about a study. */
export function isAboutStudy(message: ClientMessage): message is StudyMessage {
  return TYPES.includes(message.type);
}

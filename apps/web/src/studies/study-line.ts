import { RecordError, type TreeEdit } from '@nabu/kernel';
import {
  type ClientSays,
  PROTOCOL,
  type ServerMessage,
  type StudyInfo,
  type StudyPerson,
} from '@nabu/protocol';
import { createStore } from 'zustand/vanilla';
import { openTree } from '../analysis/open.ts';
import { Line, type LineMeans } from '../session/line.ts';
import type { Trouble } from '../session/table-session.ts';
import { SharedChapter } from './shared-chapter.ts';

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A study as a page shows it. */
export interface StudyState {
  readonly connection: 'opening' | 'open' | 'lost';
  readonly study: StudyInfo | null;
  /** The chapter that is shown; null when the study has none. */
  readonly chapter: SharedChapter | null;
  /** Who looks at it, and how many more that are not named. */
  readonly people: readonly StudyPerson[];
  readonly more: number;
  /** The id of this page among the people. */
  readonly you: string | null;
  /** Whose view this page follows. */
  readonly following: string | null;
  /** How many edits wait for the house. */
  readonly waiting: number;
  /** This browser has no room to keep them. */
  readonly unkept: boolean;
  /** Why the study cannot be shown. */
  readonly trouble: Trouble | null;
  /** Why the last thing that was done here could not be kept. */
  readonly refusal: Trouble | null;
}

const NOTHING: StudyState = {
  ...{ connection: 'opening', study: null, chapter: null, people: [], more: 0 },
  ...{ you: null, following: null, waiting: 0, unkept: false, trouble: null, refusal: null },
};

/** Where this page looks is told this long after it has changed (ms). */
const LOOK_MS = 100;
/** After a refusal because of too many edits it is tried again after so long (ms). */
const AGAIN_MS = 5000;

/**
 * The page's connection to one study: what others write comes in by itself, what is written here goes out, and after a
 * lost connection what waited is sent.
 */
export class StudyLine {
  readonly store = createStore<StudyState>(() => NOTHING);
  readonly #line: Line;
  readonly #study: string;
  #wanted: string | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Answers are read one after the other: rules may have to be loaded first. */
  #reading: Promise<void> = Promise.resolve();

  constructor(study: string, chapter: string | undefined, means: LineMeans) {
    this.#study = study;
    this.#wanted = chapter;
    this.#line = new Line(means, {
      opened: () => this.#ask(),
      heard: (message) => this.#hear(message),
      lost: () => this.store.setState({ connection: 'lost' }),
      test: () => this.#line.send({ type: 'ping' }),
    });
    this.#line.dial();
  }

  /** Shows another chapter. */
  show(chapter: string): void {
    this.store.setState({ following: null });
    this.#show(chapter);
  }

  #show(chapter: string): void {
    this.#wanted = chapter;
    this.store.getState().chapter?.close();
    this.#askAgain();
  }

  /** Looks where somebody else looks from now on, or (null) on one's own. */
  follow(person: string | null): void {
    this.store.setState({ following: person });
    this.#goAlong();
  }

  /** Tries at once instead of waiting out the pause. */
  hurry(): void {
    if (this.store.getState().connection === 'lost') this.#line.dial();
  }

  close(): void {
    this.store.getState().chapter?.close();
    clearTimeout(this.#looking);
    clearTimeout(this.#again);
    this.#line.close();
  }

  #ask(): void {
    const chapter = this.#wanted === undefined ? {} : { chapter: this.#wanted };
    this.#line.send({ type: 'study', protocol: PROTOCOL, study: this.#study, ...chapter });
  }

  /** Without a connection it is asked when there is one. */
  #askAgain(): void {
    if (this.store.getState().connection === 'open') this.#ask();
  }

  #say(message: ClientSays): boolean {
    if (this.store.getState().connection !== 'open') return false;
    this.#line.send(message);
    return true;
  }

  #hear(message: ServerMessage): void {
    this.#line.greeted();
    switch (message.type) {
      case 'study':
      case 'edited':
        this.#reading = this.#reading.then(() =>
          message.type === 'study' ? this.#shown(message) : this.#edited(message),
        );
        break;
      case 'studyChanged':
        this.#changed(message.study);
        break;
      case 'studyPeople':
        this.store.setState({ people: message.people, more: message.more });
        this.#goAlong();
        break;
      case 'studyGone':
        this.#giveUp({ code: 'unknown-study', clause: null, sentence: '' });
        break;
      case 'refused':
        this.#refusal(message);
        break;
      case 'bye':
        if (!message.again) this.#giveUp(message);
    }
  }

  async #shown({ study, chapter, you }: Told<'study'>): Promise<void> {
    const before = this.store.getState().chapter;
    this.store.setState({ connection: 'open', study, you, trouble: null });
    if (!chapter) return this.store.setState({ chapter: null });
    this.#wanted = chapter.id;
    try {
      const opened = await openTree(chapter.record);
      const writes = study.you !== 'reader';
      if (before?.id === chapter.id) {
        before.table.writes = writes;
        before.renew(opened.tree, chapter);
      } else {
        const ends = this.#ends();
        const made = new SharedChapter(chapter, opened, writes, ends);
        this.store.setState({ chapter: made });
      }
      this.#look();
      this.#goAlong();
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#giveUp({ code: 'unknown-rules', clause: null, sentence: error.message });
    }
  }

  #ends() {
    return {
      send: (chapter: string, { id, changes }: TreeEdit) =>
        this.#say({ type: 'edit', id, chapter, changes: [...changes] }),
      looked: () => {
        if (this.store.getState().following !== null) this.store.setState({ following: null });
        clearTimeout(this.#looking);
        this.#looking = setTimeout(() => this.#look(), LOOK_MS);
      },
      waiting: (waiting: number, kept: boolean) => this.store.setState({ waiting, unkept: !kept }),
      refused: (refusal: Trouble) => this.store.setState({ refusal: { ...refusal } }),
    };
  }

  #look(): void {
    const { chapter } = this.store.getState();
    if (chapter) this.#say({ type: 'looking', chapter: chapter.id, at: chapter.at });
  }

  #edited({ chapter: id, n, id: command, changes, authors }: Told<'edited'>): void {
    const { chapter } = this.store.getState();
    if (chapter?.id !== id) return;
    if (!chapter.agreed(n, { id: command, changes }, authors)) this.#askAgain();
    else this.#goAlong();
  }

  #changed(study: StudyInfo): void {
    const { chapter } = this.store.getState();
    this.store.setState({ study });
    if (chapter) chapter.table.writes = study.you !== 'reader';
    const there = study.chapters.some(({ id }) => id === chapter?.id);
    if (there || (!chapter && study.chapters.length === 0)) return;
    this.#wanted = undefined;
    this.#askAgain();
  }

  /** Goes where whoever is followed looks. */
  #goAlong(): void {
    const { following, people, chapter } = this.store.getState();
    const other = people.find(({ id }) => id === following);
    if (following === null || !other?.chapter) return;
    if (other.chapter !== this.#wanted) this.#show(other.chapter);
    else if (other.chapter === chapter?.id) chapter.follow(other.at);
  }

  #refusal({ id, code, clause, sentence }: Told<'refused'>): void {
    const trouble = { code, clause, sentence };
    const { study, chapter } = this.store.getState();
    // What is refused for a while only, or because this connection was forgotten, is not lost.
    if (id === null && !study) this.#giveUp(trouble);
    else if (code === 'too-fast' || code === 'no-hello') {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#askAgain(), AGAIN_MS);
    } else if (id !== null) chapter?.refused(id, trouble);
    else if (code === 'unknown-study') this.#giveUp(trouble);
  }

  /** The house does not show this study: trying again would not help. */
  #giveUp({ code, clause, sentence }: Trouble): void {
    this.#line.close();
    this.store.setState({ trouble: { code, clause, sentence } });
  }
}

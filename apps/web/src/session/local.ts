import type { Thoughts, ViewAt } from '@nabu/protocol';
import type { Comparison } from '@nabu/search';
import { undecided } from '@nabu/table';
import { createStore } from 'zustand/vanilla';
import type {
  BotAnswer,
  CompareAnswer,
  FromThinker,
  HintAnswer,
  ToThinker,
} from './bot-dispatch.ts';
import { lastSeen, noteSeen, randomHex, type Save, storeSave } from './save.ts';
import type { BotQuestion, CompareQuestion, HintQuestion, Standing } from './standing.ts';
import {
  type Hint,
  type TableSession,
  type TableState,
  type Trouble,
  UNOPENED,
  type Wish,
} from './table-session.ts';
import type { FromAuthority, ToAuthority } from './wire.ts';

/** The part of a `Worker` that is used here. */
export interface Post<Out, In> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', hear: (event: { readonly data: In }) => void): void;
  addEventListener(type: 'error', hear: () => void): void;
  terminate(): void;
}

/** What a table on this device runs on. */
export interface LocalMeans {
  readonly authority: Post<ToAuthority, FromAuthority>;
  /** A worker that thinks for the bots; another one is hired when it dies or hangs. */
  hire(): Thinking;
  /** How long a bot may think before a weaker one decides (ms). */
  readonly patience?: number;
  /** Keeps a match; false when this browser cannot. */
  keep(save: Save): boolean;
  /** When the match was last open on a page, and a note that it is now. */
  readonly seen?: number | null;
  saw?(time: number): void;
  /** The least time between a change and a bot's move, so that eyes can follow (ms). */
  pace(): number;
}

/** The worker that thinks for bots and about hints. */
export type Thinking = Post<ToThinker, FromThinker>;

type Value = null | string | ViewAt | HintQuestion | Thoughts;

/** As long as the server waits; a phone needs a while for the strongest bot. */
const PATIENCE = 10_000;
const NOTE_MS = 2_000;
/** More bots than there are below the strongest need not be tried. */
const MOST_TRIES = 8;

/** Somebody who waits for what the worker that thinks will say. */
interface Asking<Told> {
  resolve(told: Told): void;
  reject(trouble: Trouble): void;
}

interface Waiting {
  readonly resolve: (value: Value) => void;
  readonly reject: (trouble: Trouble) => void;
}

/** A table whose match runs in a worker of this browser: around one screen, against bots, without a network. */
export class LocalTable implements TableSession {
  readonly home = 'here';
  readonly id: string;
  readonly store = createStore<TableState>(() => UNOPENED);
  readonly #means: LocalMeans;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hints: Asking<Hint>[] = [];
  readonly #comparisons: Asking<Comparison>[] = [];
  #asked = 0;
  #changedAt = 0;
  #bot: Thinking | null = null;
  #question: BotQuestion | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noting: ReturnType<typeof setInterval> | undefined;

  constructor(save: Save, means: LocalMeans) {
    this.id = save.id;
    this.#means = means;
    means.authority.addEventListener('message', ({ data }) => this.#hear(data));
    means.authority.postMessage({ type: 'open', save, seen: means.seen ?? null });
    if (save.facts.pace) this.#note();
  }

  /** While a clock may run it is noted every few seconds that somebody could see it. */
  #note(): void {
    const note = () => this.#means.saw?.(Date.now());
    note();
    this.#noting = setInterval(note, NOTE_MS);
  }

  async play(move: string): Promise<Trouble | null> {
    const { you, now } = this.store.getState();
    if (typeof you !== 'number' || !now) return NOT_NOW;
    return this.#granted((id) => ({ type: 'play', id, seat: you, move, ply: now.ply }));
  }

  async ask(wish: Wish): Promise<Trouble | null> {
    if (wish.type === 'rematch') {
      const fresh = { id: randomHex(12), seed: randomHex(32), created: Date.now() };
      return this.#granted((id) => ({ type: 'rematch', id, fresh }));
    }
    return this.#granted((id) => ({ type: 'ask', id, wish }));
  }

  async viewAt(ply: number): Promise<ViewAt> {
    return (await this.#request((id) => ({ type: 'viewAt', id, ply }))) as ViewAt;
  }

  async record(): Promise<string> {
    return (await this.#request((id) => ({ type: 'record', id }))) as string;
  }

  async hint(): Promise<Hint> {
    return this.#asks(this.#hints, await this.#decision());
  }

  async compare(move: string): Promise<Comparison> {
    const question = await this.#decision();
    return this.#asks(this.#comparisons, { ...question, type: 'compare', move });
  }

  /** What I have to decide now. */
  async #decision(): Promise<HintQuestion> {
    return (await this.#request((id) => ({ type: 'hint', id }))) as HintQuestion;
  }

  /** Asks the worker that thinks; it answers questions of one kind in the order they were asked. */
  #asks<Told>(line: Asking<Told>[], question: HintQuestion | CompareQuestion): Promise<Told> {
    const watch = setTimeout(() => this.#replace(), this.#patience);
    const asked = new Promise<Told>((resolve, reject) => {
      line.push({ resolve, reject });
      this.#thinker().postMessage(question);
    });
    return asked.finally(() => clearTimeout(watch));
  }

  async thoughts(seat: number): Promise<Thoughts> {
    return (await this.#request((id) => ({ type: 'thoughts', id, seat }))) as Thoughts;
  }

  #hinted({ ply, moves }: HintAnswer): void {
    const asked = this.#hints.shift();
    if (moves) asked?.resolve({ ply, moves });
    else asked?.reject(NO_HINT);
  }

  #compared({ comparison }: CompareAnswer): void {
    const asked = this.#comparisons.shift();
    if (comparison) asked?.resolve(comparison);
    else asked?.reject(NO_HINT);
  }

  time(): number {
    return Date.now();
  }

  lift(): void {
    this.#means.authority.postMessage({ type: 'lift' });
  }

  async say(): Promise<null> {
    // Everybody sits at this screen: they talk without it.
    return null;
  }

  redial(): void {
    // The worker of this page is always reached.
  }

  takeBack(): void {
    // Nothing waits here: the worker of this page is always reached.
  }

  async leave(): Promise<void> {
    // Everybody sits at this screen: there is nobody to say goodbye to.
  }

  close(): void {
    clearInterval(this.#noting);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#means.authority.terminate();
    this.#bot?.terminate();
    const waiting = [...this.#waiting.values(), ...this.#hints, ...this.#comparisons];
    for (const { reject } of waiting) reject(NOT_NOW);
    this.#waiting.clear();
  }

  #granted(message: (id: number) => ToAuthority): Promise<Trouble | null> {
    return this.#request(message).then(
      () => null,
      (trouble: Trouble) => trouble,
    );
  }

  #request(message: (id: number) => ToAuthority): Promise<Value> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#means.authority.postMessage(message(id));
    });
  }

  #hear(message: FromAuthority): void {
    switch (message.type) {
      case 'standing':
        this.#show(message.standing);
        break;
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message.value);
        this.#waiting.delete(message.id);
        break;
      case 'refused':
        this.#waiting.get(message.id)?.reject(message.trouble);
        this.#waiting.delete(message.id);
        break;
      case 'unopened':
        this.store.setState({ connection: 'closed', trouble: message.trouble });
    }
  }

  #show(standing: Standing): void {
    const { table, you, mine, entries, anew, now, curtain, save, next, question } = standing;
    const before = this.store.getState();
    if (next) this.#means.keep(next);
    this.#changedAt = Date.now();
    const unkept = !this.#means.keep(save);
    this.store.setState({
      unkept,
      ...{ connection: 'open', table, you, mine, now, curtain, thinking: question !== null },
      entries: anew ? entries : [...before.entries, ...entries],
    });
    clearTimeout(this.#watch);
    this.#question = null;
    if (question) this.#consult(question);
  }

  get #patience(): number {
    return this.#means.patience ?? PATIENCE;
  }

  /** The worker that thinks, hired when it is first needed and after the last one was lost. */
  #thinker(): Thinking {
    if (this.#bot) return this.#bot;
    const bot = this.#means.hire();
    this.#bot = bot;
    bot.addEventListener('message', ({ data }) => {
      if (bot !== this.#bot) return;
      if (data.type === 'hint') this.#hinted(data);
      else if (data.type === 'compare') this.#compared(data);
      else this.#answered(data);
    });
    bot.addEventListener('error', () => bot === this.#bot && this.#replace());
    return bot;
  }

  #consult(question: BotQuestion): void {
    this.#question = question;
    this.#thinker().postMessage(question);
    this.#watch = setTimeout(() => this.#replace(), this.#patience);
  }

  /** The worker died or hangs: another one is hired, and the next weaker bot decides. */
  #replace(): void {
    clearTimeout(this.#watch);
    this.#bot?.terminate();
    this.#bot = null;
    for (const { reject } of [...this.#hints.splice(0), ...this.#comparisons.splice(0)])
      reject(NO_HINT);
    const question = this.#question;
    if (!question) return;
    const { failed } = question;
    if (failed < MOST_TRIES) this.#consult({ ...question, failed: failed + 1 });
    else this.#answered({ type: 'move', ...undecided(question) });
  }

  #answered({ type: _, ...made }: BotAnswer): void {
    if (made.ply !== this.#question?.ply) return;
    clearTimeout(this.#watch);
    this.#question = null;
    const wait = Math.max(0, this.#changedAt + this.#means.pace() - Date.now());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#granted((id) => ({ type: 'botPlay', id, made })), wait);
  }
}

const NOT_NOW: Trouble = { code: 'not-your-turn', clause: null, sentence: 'It is not your turn.' };

const NO_HINT: Trouble = { code: 'broken', clause: null, sentence: 'There is no advice now.' };

/** Opens a kept match with workers of its own. */
export function openLocal(save: Save, pace: () => number): LocalTable {
  return new LocalTable(save, {
    authority: new Worker(new URL('./authority.worker.ts', import.meta.url), { type: 'module' }),
    hire: () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
    keep: (changed) => storeSave(changed),
    seen: lastSeen(save.id),
    saw: (time) => noteSeen(save.id, time),
    pace,
  });
}

import { LOBBY_PAGE, type LobbyList } from '@nabu/protocol';
import { Allowance } from './allowance.ts';
import type { Entry, Selection } from './selection.ts';
import type { Timer } from './timer.ts';

/** Somebody who looks at the lobby over a connection. */
export interface Looker {
  send(text: string): void;
  /** Whether they have not read what they were sent before. */
  readonly behind: boolean;
}

/**
 * So many bytes a millisecond are sent to each who looks at a page of a list. A window shows both
 * lists: together under two kilobytes a second. Tables come and go faster than games begin and end.
 */
const BYTES_A_MS: Readonly<Record<LobbyList, number>> = { open: 1.2, playing: 0.6 };
/** After quiet so many bytes are sent without delay. */
const MOST_SAVED = 2000;
/** So many tables are told of at once; the rest follows. */
const MOST_PUT = 8;
/** Sending takes at most this part of the time of the event loop. */
const SHARE = 1 / 4;
/** After quiet, sending may take so many milliseconds at once (ms). */
const MOST_BUSY = 150;
/** So many are sent something before others have their turn at the event loop. */
const AT_A_TIME = 200;
/** How many there are on other pages is told this much later (ms). */
const LAZY_MS = 2000;

/** What a page needs from the lobby around it. */
export interface PageParts {
  readonly timer: Timer;
  /** How much goes on in the house, written out. */
  counts(): string;
}

/**
 * One page of a selection with all who look at it. What changed is written once and sent to all of
 * them: at once when there was quiet before, else as soon as the line of a looker has room for it.
 * Whoever does not read is sent nothing more, and the whole page when they read again.
 */
export class Page {
  readonly #selection: Selection;
  readonly #number: number;
  readonly #parts: PageParts;
  readonly #lookers = new Set<Looker>();
  readonly #behind = new Set<Looker>();
  /** What the lookers have been told: the text of each table by its id. */
  readonly #told = new Map<string, string>();
  #toldTotal = 0;
  #toldCounts = '';
  readonly #bytes: Allowance;
  readonly #time = new Allowance(SHARE, MOST_BUSY);
  /** When the next message may be sent. */
  #free = 0;
  /** Not everybody has been sent the last message yet. */
  #sending = false;
  #countsAt = Number.NEGATIVE_INFINITY;
  #due: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor(selection: Selection, number: number, parts: PageParts) {
    this.#selection = selection;
    this.#number = number;
    this.#parts = parts;
    this.#bytes = new Allowance(BYTES_A_MS[selection.filter.list], MOST_SAVED);
    for (const { table, text } of this.#shown()) this.#told.set(table.id, text);
    this.#toldTotal = selection.size;
    this.#toldCounts = parts.counts();
  }

  /** How many look at it. */
  get size(): number {
    return this.#lookers.size;
  }

  /** Shows the page to somebody, and from now on what changes. */
  enter(looker: Looker): void {
    this.#lookers.add(looker);
    looker.send(this.#snapshot());
  }

  exit(looker: Looker): void {
    this.#lookers.delete(looker);
    this.#behind.delete(looker);
    if (this.#lookers.size === 0) this.#cancel();
  }

  /** Something changed at a place of the selection: all from there on may have moved. */
  changed(place: number): void {
    const here = place < (this.#number + 1) * LOBBY_PAGE;
    this.#tellIn(here ? 0 : LAZY_MS);
  }

  /** What is told about the whole house has changed. */
  countsChanged(): void {
    this.#tellIn(LAZY_MS);
  }

  #shown(): readonly Entry[] {
    return this.#selection.slice(this.#number * LOBBY_PAGE, (this.#number + 1) * LOBBY_PAGE);
  }

  #tellIn(delay: number): void {
    if (this.#sending) return;
    const now = this.#parts.timer.now();
    const at = Math.max(now + delay, this.#free);
    if (this.#due && this.#due.at <= at) return;
    this.#cancel();
    const cancel = this.#parts.timer.later(at - now, () => this.#tell());
    this.#due = { at, cancel };
  }

  #cancel(): void {
    this.#due?.cancel();
    this.#due = null;
  }

  #tell(): void {
    this.#due = null;
    this.#sending = true;
    const late = [...this.#behind].filter((looker) => !looker.behind);
    const text = this.#news();
    if (text !== null)
      this.#free = this.#bytes.spend(this.#parts.timer.now(), Buffer.byteLength(text));
    this.#send(text === null ? [] : [...this.#lookers], text ?? '', () => this.#sent(late));
  }

  /** Sends a message to all, some at a time: with thousands of them it takes long, and moves must not wait for it. */
  #send(lookers: readonly Looker[], text: string, then: () => void): void {
    const { timer } = this.#parts;
    const started = timer.now();
    for (const looker of lookers.slice(0, AT_A_TIME)) {
      if (!this.#lookers.has(looker)) continue;
      if (looker.behind) this.#behind.add(looker);
      if (!this.#behind.has(looker)) looker.send(text);
    }
    const now = timer.now();
    this.#free = Math.max(this.#free, this.#time.spend(now, now - started));
    const rest = lookers.slice(AT_A_TIME);
    if (rest.length === 0) then();
    else timer.later(0, () => this.#send(rest, text, then));
  }

  /** Everybody has been sent what was new; whoever reads again is sent all of it, and then comes what changed meanwhile. */
  #sent(late: readonly Looker[]): void {
    this.#sending = false;
    for (const looker of late) {
      if (this.#behind.delete(looker)) looker.send(this.#snapshot());
    }
    if (this.#lookers.size === 0) return;
    if (this.#outdated()) this.#tellIn(0);
    else if (this.#behind.size > 0 || this.#miscounted()) this.#tellIn(LAZY_MS);
  }

  /** What has not been told yet, as much of it as fits into one message; null when there is nothing. */
  #news(): string | null {
    const shown = this.#shown();
    const ids = new Set(shown.map(({ table }) => table.id));
    const gone = [...this.#told.keys()].filter((id) => !ids.has(id));
    const put = shown.filter(({ table, text }) => this.#told.get(table.id) !== text);
    const total = this.#selection.size;
    const now = this.#parts.timer.now();
    const counts = now - this.#countsAt >= LAZY_MS ? this.#parts.counts() : this.#toldCounts;
    const quiet = total === this.#toldTotal && counts === this.#toldCounts;
    if (gone.length === 0 && put.length === 0 && quiet) return null;
    const some = put.slice(0, MOST_PUT);
    for (const id of gone) this.#told.delete(id);
    for (const { table, text } of some) this.#told.set(table.id, text);
    const more = counts === this.#toldCounts ? '' : `,"counts":${counts}`;
    this.#toldTotal = total;
    if (more !== '') this.#countsAt = now;
    this.#toldCounts = counts;
    const texts = some.map(({ text }) => text).join();
    return `{"type":"lobbyNews","list":"${this.#selection.filter.list}","total":${total},"put":[${texts}],"gone":${JSON.stringify(gone)}${more}}`;
  }

  #outdated(): boolean {
    const shown = this.#shown();
    const told = ({ table, text }: Entry) => this.#told.get(table.id) === text;
    return shown.length !== this.#told.size || !shown.every(told);
  }

  #miscounted(): boolean {
    const { counts } = this.#parts;
    return counts() !== this.#toldCounts || this.#selection.size !== this.#toldTotal;
  }

  /** The page as it has been told so far, so that what is told next fits everybody. */
  #snapshot(): string {
    const { list } = this.#selection.filter;
    const tables = [...this.#told.values()].join();
    return `{"type":"lobby","list":"${list}","page":${this.#number},"total":${this.#toldTotal},"tables":[${tables}],"counts":${this.#toldCounts}}`;
  }
}

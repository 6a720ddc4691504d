import { LOBBY_PAGE } from '@nabu/protocol';
import type { Entry, Selection } from './selection.ts';
import type { Timer } from './timer.ts';

/** Somebody who looks at the lobby over a connection. */
export interface Looker {
  send(text: string): void;
  /** Whether they have not read what they were sent before. */
  readonly behind: boolean;
}

/** So many bytes a millisecond are sent to each who looks at a page: for both lists together under two kilobytes a second. */
const BYTES_A_MS = 0.85;
/** After quiet so many bytes are sent without delay. */
const MOST_SAVED = 2000;
/** So many tables are told of at once; the rest follows. */
const MOST_PUT = 8;
/** Sending takes at most this part of the time of the event loop. */
const SHARE = 1 / 4;
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
  /** When the next message may be sent; what was not used before counts for some of it. */
  #free = 0;
  /** Up to when the bytes sent so far are paid for by time. */
  #paid = Number.NEGATIVE_INFINITY;
  #countsAt = Number.NEGATIVE_INFINITY;
  #planned: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor(selection: Selection, number: number, parts: PageParts) {
    this.#selection = selection;
    this.#number = number;
    this.#parts = parts;
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
    this.#plan(here ? 0 : LAZY_MS);
  }

  /** What is told about the whole house has changed. */
  countsChanged(): void {
    this.#plan(LAZY_MS);
  }

  #shown(): readonly Entry[] {
    return this.#selection.slice(this.#number * LOBBY_PAGE, (this.#number + 1) * LOBBY_PAGE);
  }

  #plan(delay: number): void {
    const now = this.#parts.timer.now();
    const at = Math.max(now + delay, this.#free);
    if (this.#planned && this.#planned.at <= at) return;
    this.#cancel();
    const cancel = this.#parts.timer.later(at - now, () => this.#tell());
    this.#planned = { at, cancel };
  }

  #cancel(): void {
    this.#planned?.cancel();
    this.#planned = null;
  }

  #tell(): void {
    const { timer } = this.#parts;
    this.#planned = null;
    const started = timer.now();
    const text = this.#news();
    const late = [...this.#behind].filter((looker) => !looker.behind);
    if (text !== null) this.#send(text);
    for (const looker of late) {
      this.#behind.delete(looker);
      looker.send(this.#snapshot());
    }
    const took = timer.now() - started;
    const bytes = text === null ? 0 : Buffer.byteLength(text);
    const saved = Math.max(this.#paid, started - MOST_SAVED / BYTES_A_MS);
    this.#paid = saved + bytes / BYTES_A_MS;
    this.#free = Math.max(this.#paid, started + took / SHARE);
    if (this.#outdated()) this.#plan(0);
    else if (this.#behind.size > 0 || this.#parts.counts() !== this.#toldCounts)
      this.#plan(LAZY_MS);
  }

  #send(text: string): void {
    for (const looker of this.#lookers) {
      if (looker.behind) this.#behind.add(looker);
      if (!this.#behind.has(looker)) looker.send(text);
    }
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
    return this.#shown().some(({ table, text }) => this.#told.get(table.id) !== text);
  }

  /** The page as it has been told so far, so that what is told next fits everybody. */
  #snapshot(): string {
    const { list } = this.#selection.filter;
    const tables = [...this.#told.values()].join();
    return `{"type":"lobby","list":"${list}","page":${this.#number},"total":${this.#toldTotal},"tables":[${tables}],"counts":${this.#toldCounts}}`;
  }
}

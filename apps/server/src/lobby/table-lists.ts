import type { LobbyCounts, LobbyList, Pool } from '@nabu/protocol';
import { paceKind, readPace } from '@nabu/table';
import type { Change, Feed, Listed } from './feed.ts';
import { type Looker, Page } from './page.ts';
import { type Entry, type Filter, fits, keyOf, Selection } from './selection.ts';
import type { Timer } from './timer.ts';

/** What the lobby needs from the house. */
export interface TableListsParts {
  readonly feed: Feed;
  readonly timer: Timer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where people wait to be paired. */
  pools(): readonly Pool[];
}

/** Filters that somebody looks through, with the pages looked at. */
interface Shown {
  readonly selection: Selection;
  readonly pages: Map<number, Page>;
}

/** What somebody looks at. */
interface Place {
  readonly list: LobbyList;
  readonly key: string;
  readonly page: number;
}

/**
 * The lists of public tables and all who look at them. A change costs the same however many look:
 * it is put into each list that somebody looks at, and written once for a page.
 */
export class TableLists {
  readonly #parts: TableListsParts;
  readonly #entries = new Map<string, Entry>();
  readonly #shown = new Map<string, Shown>();
  readonly #lookers = new Map<Looker, Place>();
  /** Both lists as a whole. */
  readonly #all = {
    open: new Selection({ list: 'open' }, []),
    playing: new Selection({ list: 'playing' }, []),
  };
  #counts: string | null = null;

  constructor(parts: TableListsParts) {
    this.#parts = parts;
    parts.feed.hear((change) => this.#hear(change));
  }

  /** The number of tables on the lists. */
  get size(): number {
    return this.#entries.size;
  }

  /** Tells everybody how a table is listed from now on; `quietly` when other nodes know it already. */
  tell(change: Change, quietly = false): void {
    this.#parts.feed.tell(change, quietly || this.#isKnown(change));
  }

  /** How a table is listed; another object after every change that was told of it. */
  entry(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** How many players are at a listed table, as far as is known. */
  hereAt(id: string): number {
    return this.#entries.get(id)?.table.here ?? 0;
  }

  /** Takes every table off the lists but some. */
  retain(ids: ReadonlySet<string>): void {
    for (const id of [...this.#entries.keys()]) if (!ids.has(id)) this.#hear({ id, listed: null });
  }

  /** Shows somebody a page and keeps it up to date, instead of what they looked at before. */
  look(looker: Looker, filter: Filter, page: number): void {
    this.leave(looker);
    const key = keyOf(filter);
    this.#lookers.set(looker, { list: filter.list, key, page });
    this.countsChanged();
    this.#pageOf(key, filter, page).enter(looker);
  }

  /** Somebody looks no more. */
  leave(looker: Looker): void {
    const at = this.#lookers.get(looker);
    if (!at) return;
    this.#lookers.delete(looker);
    this.countsChanged();
    const shown = this.#shown.get(at.key);
    const page = shown?.pages.get(at.page);
    page?.exit(looker);
    if (page?.size === 0) shown?.pages.delete(at.page);
    if (shown?.pages.size === 0) this.#shown.delete(at.key);
  }

  /** The ids of the first tables on a list. */
  first(list: LobbyList, most: number): readonly string[] {
    return this.#all[list].slice(0, most).map(({ table }) => table.id);
  }

  /** How much goes on in the house is different now. */
  countsChanged(): void {
    this.#counts = null;
    for (const { pages } of this.#shown.values())
      for (const page of pages.values()) page.countsChanged();
  }

  /** Takes off the lists what has been there for too long. */
  sweep(): void {
    const now = this.#parts.clock();
    for (const [id, { until }] of this.#entries) if (until <= now) this.#hear({ id, listed: null });
  }

  /** Whether a change is none that others have to be told: most moves change nothing on the lists. */
  #isKnown({ id, listed }: Change): boolean {
    const before = this.#entries.get(id);
    if (!listed || !before) return !listed && !before;
    const same = before.list === listed.list && before.text === JSON.stringify(listed.table);
    return same && hourOf(listed) === hourOf(before);
  }

  #hear({ id, listed }: Change): void {
    const before = this.#entries.get(id);
    const after = listed && entryOf(listed);
    if (before?.text === after?.text && before?.list === after?.list) {
      if (after) this.#entries.set(id, after);
      return;
    }
    if (before) this.#take(before);
    if (after) this.#put(after);
    this.countsChanged();
  }

  #take(entry: Entry): void {
    this.#entries.delete(entry.table.id);
    this.#all[entry.list].remove(entry);
    this.#eachFitting(entry, (selection) => selection.remove(entry));
  }

  #put(entry: Entry): void {
    this.#entries.set(entry.table.id, entry);
    this.#all[entry.list].add(entry);
    this.#eachFitting(entry, (selection) => selection.add(entry));
  }

  #eachFitting(entry: Entry, work: (selection: Selection) => number): void {
    for (const { selection, pages } of this.#shown.values()) {
      if (!fits(selection.filter, entry)) continue;
      const place = work(selection);
      for (const page of pages.values()) page.changed(place);
    }
  }

  #pageOf(key: string, filter: Filter, number: number): Page {
    const shown = this.#shown.get(key) ?? {
      selection: new Selection(filter, this.#entries.values()),
      pages: new Map<number, Page>(),
    };
    this.#shown.set(key, shown);
    const { timer } = this.#parts;
    const counts = () => this.#written();
    const page = shown.pages.get(number) ?? new Page(shown.selection, number, { timer, counts });
    shown.pages.set(number, page);
    return page;
  }

  #written(): string {
    this.#counts ??= JSON.stringify(this.#count());
    return this.#counts;
  }

  /** Most look at both lists from one window. */
  #looking(): number {
    const both = { open: 0, playing: 0 };
    for (const { list } of this.#lookers.values()) both[list]++;
    return Math.max(both.open, both.playing);
  }

  #count(): LobbyCounts {
    const { open, playing } = this.#all;
    return {
      open: open.size,
      playing: playing.size,
      looking: this.#looking(),
      pools: [...this.#parts.pools()],
    };
  }
}

/** Until when a table is listed is told to other nodes by the hour. */
function hourOf({ until }: Listed): number {
  return Math.floor(until / 3600_000);
}

function entryOf(listed: Listed): Entry {
  const { pace } = listed.table;
  const kind = paceKind(pace === null ? null : readPace(pace));
  return { ...listed, kind, text: JSON.stringify(listed.table) };
}

import { compareListed, type LobbyList } from '@nabu/protocol';
import type { PaceKind } from '@nabu/table';
import type { Listed } from './feed.ts';

/** What somebody wants to see of a list. */
export interface Filter {
  readonly list: LobbyList;
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly pace?: PaceKind | undefined;
  readonly language?: string | undefined;
}

/** A table in the index; its text is written once, however many are sent it. */
export interface Entry extends Listed {
  readonly text: string;
  readonly kind: PaceKind;
}

/** Two filters with the same key want the same. */
export function keyOf({ list, game, seats, pace, language }: Filter): string {
  return JSON.stringify([list, game, seats, pace, language]);
}

/** Whether a table is what somebody wants to see; a table without a language is for everybody. */
export function fits(filter: Filter, { list, table, kind }: Omit<Entry, 'text'>): boolean {
  return (
    list === filter.list &&
    (filter.game === undefined || table.game === filter.game) &&
    (filter.seats === undefined || table.seats.length === filter.seats) &&
    (filter.pace === undefined || kind === filter.pace) &&
    (filter.language === undefined || (table.language ?? filter.language) === filter.language)
  );
}

/** All tables that fit a filter, in the order of the list. Adding and removing cost the logarithm of their number. */
export class Selection {
  readonly filter: Filter;
  readonly #entries: Entry[];

  constructor(filter: Filter, all: Iterable<Entry>) {
    this.filter = filter;
    this.#entries = [...all].filter((entry) => fits(filter, entry)).sort(this.#compare);
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Some of them in order. */
  slice(from: number, to: number): readonly Entry[] {
    return this.#entries.slice(from, to);
  }

  /** Adds a table that fits; returns its place. */
  add(entry: Entry): number {
    const place = this.#placeOf(entry);
    this.#entries.splice(place, 0, entry);
    return place;
  }

  /** Removes a table that was added; returns the place it had. */
  remove(entry: Entry): number {
    const place = this.#placeOf(entry);
    this.#entries.splice(place, 1);
    return place;
  }

  readonly #compare = (a: Entry, b: Entry) => compareListed(this.filter.list, a.table, b.table);

  /** The place of a table, or where it would stand. */
  #placeOf(entry: Entry): number {
    let from = 0;
    let to = this.#entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(this.#entries[middle], entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

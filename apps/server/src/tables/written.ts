import type { Viewer } from '@nabu/kernel';
import type { Entry, ServerMessage } from '@nabu/protocol';
import { type Happened, standingFor, standingForAll, type Table, tell } from '@nabu/table';

/** A message as it travels. */
export function written(message: ServerMessage): string {
  return JSON.stringify(message);
}

/**
 * What is told of what happened at a table, as it travels: to each viewer an entry for each deed, and
 * how things stand. What several are told alike is put together and written once.
 */
export class News {
  readonly #table: Table;
  readonly #news: readonly Happened[];
  readonly #entries: (Written | undefined)[] = [];
  readonly #texts = new Map<Viewer, readonly string[]>();
  #forAll: string | null = null;

  constructor(table: Table, news: readonly Happened[]) {
    this.#table = table;
    this.#news = news;
  }

  /** The messages for a viewer. */
  for(viewer: Viewer): readonly string[] {
    const texts = this.#texts.get(viewer) ?? [...this.#told(viewer), this.#now(viewer)];
    this.#texts.set(viewer, texts);
    return texts;
  }

  #told(viewer: Viewer): readonly string[] {
    return this.#news.flatMap((each, i) => {
      const entry = tell(this.#table, each, viewer);
      if (!entry) return [];
      const last = this.#entries[i];
      if (last && isSame(last.entry, entry)) return last.text;
      const text = written({ type: 'entry', entry });
      this.#entries[i] = { entry, text };
      return text;
    });
  }

  /** One object of what all are told and what this viewer is. */
  #now(viewer: Viewer): string {
    this.#forAll ??= JSON.stringify(standingForAll(this.#table)).slice(0, -1);
    const own = JSON.stringify(standingFor(this.#table, viewer)).slice(1);
    return `{"type":"now","now":${this.#forAll},${own}}`;
  }
}

interface Written {
  readonly entry: Entry;
  readonly text: string;
}

/** Whether two viewers are told the same of one deed: all but the events is the same for everybody. */
function isSame(one: Entry, other: Entry): boolean {
  if (!('events' in one && 'events' in other)) return true;
  return (
    one.events.length === other.events.length &&
    one.events.every((event, i) => event === other.events[i])
  );
}

import type { Notice, NoticeItem } from '@nabu/protocol';
import type { Language } from '@nabu/table';
import type { NoticeRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import type { LiveTable } from '../tables/live.ts';
import { composed } from './compose.ts';
import { toldOf } from './sift.ts';

/** What wording needs from the house. */
export interface WordingParts {
  readonly relations: Relations;
  readonly clock: () => number;
  /** A table as it stands, or null when there is none any more. */
  look(id: string): Promise<LiveTable | null>;
}

/**
 * A notice on its way. The house itself speaks in words that are kept with it; of what happens at
 * tables nothing is kept but what it is: names may be erased or replaced while it waits for hours.
 */
export type Waiting = Notice | { readonly id: string; readonly items: readonly WaitingItem[] };

/** What a row of notices says, without the table's state and without a name. */
type WaitingItem = Pick<NoticeItem, 'kind' | 'what' | 'table' | 'at'>;

/** What of a row goes on its way. */
export function waitingItem({ kind, what, table_id, at }: NoticeRow): WaitingItem {
  return { kind, what, table: table_id, at };
}

/** A notice as it is to be sent now, by the names and tables of now; null when nothing of it is left to tell. */
export async function worded(
  { relations, clock, look }: WordingParts,
  person: string,
  waiting: Waiting,
  language: Language,
): Promise<Notice | null> {
  const { id, items } = waiting;
  if ('title' in waiting && items.length === 0) return waiting;
  const identities = await identitiesOf(relations, person);
  const told = await Promise.all(
    items.map(async (item) => {
      const live = await look(item.table);
      return live ? (toldOf(item, live.table, identities, clock()) ?? []) : [];
    }),
  );
  const left = told.flat();
  return left.length > 0 ? composed(id, left, language) : null;
}

/** Every id under which a person holds seats. */
export async function identitiesOf({ db }: Relations, person: string): Promise<readonly string[]> {
  const others = db.selectFrom('aliases').select('who').where('person', '=', person);
  return [person, ...(await others.execute()).map(({ who }) => who)];
}

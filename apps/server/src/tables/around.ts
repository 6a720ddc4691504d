import type { Games } from '@nabu/kernel';
import { dueBots, type Happened, type Table } from '@nabu/table';
import type { Store, Tail } from '../store/store.ts';
import type { LiveTable } from './live.ts';

/** What a live table needs from the house around it. */
export interface Around {
  readonly store: Store;
  readonly games: Games;
  readonly clock: () => number;
  /** After every change that was stored, before anybody here is told of it: others have a longer way. */
  stored(live: LiveTable, tail: Tail): void;
  /** After every change that was stored and told. */
  changed(live: LiveTable): void;
  /** After a change that another node stored, when it was told here too. */
  followed(live: LiveTable): void;
  /** What happens by itself next may have changed: after every change here or elsewhere, and when somebody came or went. */
  rescheduled(live: LiveTable, elsewhere: boolean): void;
  /** Somebody may have come or gone here: to be told to other nodes. */
  noted(live: LiveTable): void;
  /** The table in memory may differ from what is stored: it is dropped, and read again when somebody asks. */
  lost(live: LiveTable, error: unknown): void;
}

/** Two equal ones mean that questions about the position are still worth an answer. */
export function occasion(table: Table): string {
  return `${table.match?.ply} ${table.phase} ${dueBots(table)}`;
}

/**
 * Whether what was asked on an earlier occasion is worth no answer any more. Where other nodes have both taken
 * a move back and made another, the same ply is another position.
 */
export function isPast(earlier: string, table: Table, news: readonly Happened[]): boolean {
  return occasion(table) !== earlier || news.some(({ deed }) => deed.kind === 'undone');
}

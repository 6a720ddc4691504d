import { compareListed, type ListedTable, type LobbyList, type MyTable } from '@nabu/protocol';

/** A page of a list as it stands now. */
export interface LobbyPage {
  readonly page: number;
  /** How many tables there are on all pages. */
  readonly total: number;
  readonly tables: readonly ListedTable[];
}

/** The tables of a list in its order. */
export function ordered(list: LobbyList, tables: readonly ListedTable[]): readonly ListedTable[] {
  return tables.toSorted((a, b) => compareListed(list, a, b));
}

/** A page after something changed on it. */
export function changedPage(
  list: LobbyList,
  before: LobbyPage,
  news: {
    readonly total: number;
    readonly put: readonly ListedTable[];
    readonly gone: readonly string[];
  },
): LobbyPage {
  const { total, put, gone } = news;
  const out = new Set([...gone, ...put.map(({ id }) => id)]);
  const kept = before.tables.filter(({ id }) => !out.has(id));
  return { ...before, total, tables: ordered(list, [...kept, ...put]) };
}

/** My tables with one of them as it stands now. */
export function withTable(tables: readonly MyTable[], table: MyTable): readonly MyTable[] {
  return [table, ...tables.filter(({ id }) => id !== table.id)];
}

/** My tables in the order in which they want me: my turn, then others' turns and open seats, then finished. */
export function byTurn(tables: readonly MyTable[]): readonly MyTable[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function rank({ turn, phase }: MyTable): number {
  if (turn) return 0;
  return phase === 'over' ? 3 : phase === 'playing' ? 1 : 2;
}

import type { ListedTable, LobbyList } from '@nabu/protocol';

/** A change of one table as the lobby hears of it. */
export interface Change {
  readonly id: string;
  /** How it is listed from now on; null when it is not. */
  readonly listed: Listed | null;
}

/** A table on one of the lists. */
export interface Listed {
  readonly list: LobbyList;
  readonly table: ListedTable;
  /** When it leaves the list if nothing happens at it (ms since 1970). */
  readonly until: number;
}

/**
 * How changes reach the lobby: told here, heard here and wherever else the house runs. What is heard
 * is in the order in which one node told it; a change heard twice is no matter.
 */
export interface Feed {
  tell(change: Change): void;
  hear(ear: (change: Change) => void): void;
}

/** The feed of a house that runs in one process. */
export function localFeed(): Feed {
  const ears: ((change: Change) => void)[] = [];
  return {
    tell(change) {
      for (const ear of ears) ear(change);
    },
    hear(ear) {
      ears.push(ear);
    },
  };
}

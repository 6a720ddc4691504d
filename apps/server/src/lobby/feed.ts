import type { ListedTable, LobbyList } from '@nabu/protocol';
import type { Wire } from '../nodes/wire.ts';

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
  /** `quietly`: other nodes know it already. */
  tell(change: Change, quietly?: boolean): void;
  hear(ear: (change: Change) => void): void;
}

const TOPIC = 'lobby';

/** The feed of a house whose nodes tell each other over a wire. */
export function wireFeed(wire: Wire, failed: (error: unknown) => void): Feed {
  const ears: ((change: Change) => void)[] = [];
  const each = (change: Change) => {
    for (const ear of ears) ear(change);
  };
  wire.hear(TOPIC, (change) => each(change as Change)).catch(failed);
  return {
    tell(change, quietly = false) {
      each(change);
      if (!quietly) wire.tell(TOPIC, change);
    },
    hear(ear) {
      ears.push(ear);
    },
  };
}

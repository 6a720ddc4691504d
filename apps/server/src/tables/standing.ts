import { deadline, deciding, dueBots, type Table } from '@nabu/table';
import type { Standing } from '../store/store.ts';

/** Where a table stands, as it is kept beside its deeds. */
export function standingOf(table: Table): Standing {
  const botDue = dueBots(table).length > 0;
  return { phase: table.phase, botDue, deadline: deadline(table), deciding: deciding(table) };
}

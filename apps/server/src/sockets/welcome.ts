import type { Viewer } from '@nabu/kernel';
import { PROTOCOL, type ServerMessage } from '@nabu/protocol';
import { entriesFor, standing, tableInfo } from '@nabu/table';
import type { LiveTable } from '../tables/live.ts';

/** All a viewer has missed since entry `since`; everything when there is no such entry here. */
export function welcome(live: LiveTable, you: Viewer, since: number, time: number): ServerMessage {
  const { table } = live;
  const from = since <= table.deeds.length ? since : 0;
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    table: tableInfo(table),
    you,
    since: from,
    entries: entriesFor(table, you, from),
    now: standing(table, you),
    watchers: live.spectators,
    time,
  };
}

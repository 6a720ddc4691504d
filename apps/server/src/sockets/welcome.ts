import type { Viewer } from '@nabu/kernel';
import { PROTOCOL, type ServerMessage } from '@nabu/protocol';
import type { LiveTable } from '../tables/live.ts';
import { entryFor, nowFor, tableInfo } from '../tables/sight.ts';

/** All a viewer has missed since entry `since`; everything when there is no such entry here. */
export function welcome(live: LiveTable, you: Viewer, since: number): ServerMessage {
  const { table } = live;
  const from = since <= table.log.length ? since : 0;
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    table: tableInfo(table),
    you,
    since: from,
    entries: table.log.slice(from).map((logged) => entryFor(table, logged, you)),
    now: nowFor(table, you),
    watchers: live.spectators,
  };
}

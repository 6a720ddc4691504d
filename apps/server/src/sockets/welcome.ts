import type { Viewer } from '@nabu/kernel';
import { PROTOCOL, type ServerMessage } from '@nabu/protocol';
import { standing, type Table, tableInfo, tell } from '@nabu/table';
import type { Histories } from '../tables/histories.ts';
import type { LiveTable } from '../tables/live.ts';

/** After which entry somebody is told what they missed, who has heard of entry `since`: from the beginning when there is no such entry here. */
export function toldFrom({ deeds }: Table, since: number): number {
  return since <= deeds.length ? since : 0;
}

/** All a viewer has missed since entry `since`. */
export function welcome(
  live: LiveTable,
  you: Viewer,
  since: number,
  { histories, time }: { readonly histories: Histories; readonly time: number },
): ServerMessage {
  const { table } = live;
  const from = toldFrom(table, since);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    table: tableInfo(table),
    you,
    since: from,
    entries: histories.since(table, from).flatMap((each) => tell(table, each, you) ?? []),
    now: standing(table, you),
    watchers: live.spectators,
    time,
  };
}

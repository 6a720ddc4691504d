import type { Viewer } from '@nabu/kernel';
import type { ServerMessage } from '@nabu/protocol';
import { type Happened, standing, type Table, tell } from '@nabu/table';

/** A message as it travels. */
export function written(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** What a viewer is told of what happened at a table, as it travels: an entry for each deed, and how things stand. */
export function newsFor(
  table: Table,
  news: readonly Happened[],
  viewer: Viewer,
): readonly string[] {
  const entries = news.flatMap((each) => tell(table, each, viewer) ?? []);
  const texts = entries.map((entry) => written({ type: 'entry', entry }));
  return [...texts, written({ type: 'now', now: standing(table, viewer) })];
}

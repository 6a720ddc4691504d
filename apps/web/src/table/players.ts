import type { TablePlayers } from '@nabu/protocol';
import type { TableInfo } from '@nabu/table';
import { useEffect, useState } from 'react';
import { requestJson } from '../session/http.ts';
import type { TableSession } from '../session/table-session.ts';

/** How soon the house is asked again while ratings are being worked out (ms); then ever more seldom. */
const FIRST_MS = 400;
const LAST_MS = 10_000;

/**
 * Who plays at an online table, how strong they are and what the game changed; asked again when
 * somebody sits down and when the game is over. Null while unknown, on this device, or without a house.
 */
export function useTablePlayers(
  table: TableInfo | null,
  home: TableSession['home'],
  over: boolean,
): TablePlayers | null {
  const [players, setPlayers] = useState<TablePlayers | null>(null);
  const id = home === 'online' && table ? table.id : null;
  const sitters = table?.seats.map(({ kind, name }) => `${kind} ${name}`).join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there and the end are what it waits for
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let gone = false;
    const ask = async (wait: number) => {
      const answer = await requestJson<TablePlayers>(`/api/tables/${id}/players`).catch(() => null);
      if (gone || !answer) return;
      setPlayers(answer);
      if (answer.pending) timer = setTimeout(ask, wait, Math.min(LAST_MS, wait * 2));
    };
    void ask(FIRST_MS);
    return () => {
      gone = true;
      if (timer) clearTimeout(timer);
    };
  }, [id, sitters, over]);
  return players;
}

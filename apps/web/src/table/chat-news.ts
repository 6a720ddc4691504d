import type { Line, Room } from '@nabu/protocol';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { browserKeeper, keep, readKept } from '../session/shelf.ts';
import { useTable, useUi } from './context.ts';
import { isRemoved, useHeard, useSaid } from './talk.ts';

const keyOf = (table: string) => `nabu.talk.${table}`;

/** How many lines of the others have not been on the screen, in a room or in all. */
export function useUnread(room?: Room): number {
  const isNew = useIsNew();
  const { lines } = useHeard();
  return lines.filter((line) => isNew(line) && (room === undefined || line.room === room)).length;
}

function useIsNew(): (line: Line) => boolean {
  const { session } = useTable();
  const seen = useUi((ui) => ui.chatSeen);
  const you = useStore(session.store, (state) => state.talk.you);
  return (line) => line.n > seen[line.room] && line.by !== you && !isRemoved(line);
}

/** Keeps count of what was read, also over a reload, and says a new line of the players at once. */
export function useChatNews(): void {
  const { ui, session } = useTable();
  const { lines } = useHeard();
  const isNew = useIsNew();
  const said = useSaid();
  const seen = useUi((state) => state.chatSeen);
  const told = useRef<number | null>(null);
  const shown = useRef(new Map<number, string>());
  useEffect(() => {
    const kept = readKept(browserKeeper(), keyOf(session.id)) as Partial<Ui> | null;
    for (const room of ['table', 'watchers'] as const) {
      const n = kept?.[room];
      if (typeof n === 'number') ui.sawChat(room, n);
    }
  }, [session, ui]);
  useEffect(() => {
    if (seen.table + seen.watchers > 0) keep(browserKeeper(), keyOf(session.id), seen);
    // What has been read in its place need not stand over it.
    for (const [n, text] of shown.current) if (n <= seen.table) ui.dismissText(text);
  }, [session, seen, ui]);
  const ready = useStore(session.store, (state) => state.connection === 'open');
  useEffect(() => {
    const show = (line: Line) => {
      const text = `${line.name}: ${said(line)}`;
      shown.current.set(line.n, text);
      ui.toast({ kind: 'plain', text });
    };
    const last = lines.at(-1)?.n ?? 0;
    // What was said before the page came is counted as new, and not told aloud.
    for (const line of lines) {
      const text = shown.current.get(line.n);
      if (text !== undefined && isRemoved(line)) {
        shown.current.delete(line.n);
        ui.unsay(text);
      }
      if (told.current === null || line.n <= told.current) continue;
      const seen = ui.store.getState().chatSeen[line.room];
      if (line.room === 'table' && line.n > seen && isNew(line)) show(line);
    }
    if (ready || lines.length > 0) told.current = Math.max(told.current ?? 0, last);
  }, [lines, isNew, said, ui, ready]);
}

type Ui = { readonly [room in Room]: unknown };

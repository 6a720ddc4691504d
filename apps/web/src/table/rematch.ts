import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { keepTicket, ticketFor } from '../session/shelf.ts';
import { useTable, useUi } from './context.ts';

/** The table where the same people play again, once there is one. */
export function useNextTable(): string | null {
  const { session, table } = useTable();
  const said = useStore(session.store, ({ entries }) => {
    const last = entries.findLast(({ kind }) => kind === 'rematch');
    return last?.kind === 'rematch' ? last.table : null;
  });
  return said ?? table.after;
}

/** Leads to the rematch; the seat's token opens the seat there too. */
export function useGoOn(): (next: string) => void {
  const { session } = useTable();
  const [, go] = useLocation();
  return (next) => {
    if (session.home === 'here') return go(`/here/${next}`);
    const ticket = ticketFor(session.id);
    if (ticket && !ticketFor(next)) keepTicket(next, ticket);
    go(`/t/${next}`);
  };
}

/** Leads whoever asked to play again to the new table; everybody else is asked (`PlayAgainOffer`). */
export function useRematch(): void {
  const { session } = useTable();
  const next = useNextTable();
  const again = useUi((ui) => ui.again);
  const known = useRef(next);
  const goOn = useGoOn();
  useEffect(() => {
    if (next === null || next === known.current) return;
    if (session.home === 'online' && !again) return;
    known.current = next;
    goOn(next);
  }, [next, again, session, goOn]);
}

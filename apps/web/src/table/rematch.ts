import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { keepTicket, ticketFor } from '../session/shelf.ts';
import { useTable } from './context.ts';

/** The table where the same people play again, once there is one. */
export function useNextTable(): string | null {
  const { port, table } = useTable();
  const said = useStore(port.store, ({ entries }) => {
    const last = entries.findLast(({ kind }) => kind === 'rematch');
    return last?.kind === 'rematch' ? last.table : null;
  });
  return said ?? table.after;
}

/** Leads to the rematch; the seat's token opens the seat there too. */
export function useGoOn(): (next: string) => void {
  const { port } = useTable();
  const [, go] = useLocation();
  return (next) => {
    if (port.home === 'here') return go(`/here/${next}`);
    const ticket = ticketFor(port.id);
    if (ticket && !ticketFor(next)) keepTicket(next, ticket);
    go(`/t/${next}`);
  };
}

/** Takes everybody who is still at the table along when a rematch is made while they look. */
export function useRematch(): void {
  const next = useNextTable();
  const known = useRef(next);
  const goOn = useGoOn();
  useEffect(() => {
    if (next !== null && next !== known.current) {
      known.current = next;
      goOn(next);
    }
  }, [next, goOn]);
}

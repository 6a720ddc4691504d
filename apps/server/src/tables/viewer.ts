import type { Viewer } from '@nabu/kernel';
import type { Table } from '@nabu/table';

/** Who somebody is at a table now, by any of their ids. Ask it each time: seats change hands. */
export function viewerFor({ holders }: Table, identities: readonly string[]): Viewer {
  const seat = holders.findIndex(({ guest }) => guest && identities.includes(guest.who));
  return seat < 0 ? 'spectator' : seat;
}

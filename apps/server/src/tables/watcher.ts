import type { Failure } from '../failure.ts';

/** Somebody who looks at a table over a connection. */
export interface Watcher {
  /** Every id under which they may hold a seat. Never a seat: seats change hands, so who holds one is asked each time. */
  readonly identities: readonly string[];
  readonly address: string;
  /** Whether they have the table in sight, and not a page behind others. */
  looking: boolean;
  /** Sends a message that is written out already: the same text goes to all who see the same. */
  send(text: string): void;
  /** Says why, and closes the connection. */
  dismiss(failure: Failure, again: boolean): void;
}

/** Whether one of some watchers is somebody, by one of their ids, and has the table in sight. */
export function someLook(watchers: Iterable<Watcher>, identities: readonly string[]): boolean {
  for (const watcher of watchers)
    if (watcher.looking && watcher.identities.some((id) => identities.includes(id))) return true;
  return false;
}

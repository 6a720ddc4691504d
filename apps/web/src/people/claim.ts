import { LIMITS } from '@nabu/protocol';
import { request } from '../session/http.ts';
import { browserKeeper, keep, readKept, tickets } from '../session/shelf.ts';

const CLAIMED = 'nabu.claimed';

/**
 * Gives the seats whose tokens this browser holds to the person it is signed in as, so that they are
 * found from everywhere. What was given once is not sent again; when the house cannot be reached,
 * it is tried the next time.
 */
export async function claimSeats(person: string): Promise<void> {
  const keeper = browserKeeper();
  const kept = readKept(keeper, CLAIMED);
  const before: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const fresh = tickets(keeper).filter(({ table }) => !before.includes(`${person} ${table}`));
  if (fresh.length === 0) return;
  const some = fresh.slice(0, LIMITS.claims);
  const sent = await request('/api/me/claim', {
    body: { tokens: some.map(({ token }) => token) },
  }).catch(() => null);
  if (!sent) return;
  const now = some.map(({ table }) => `${person} ${table}`);
  if (keep(keeper, CLAIMED, [...before, ...now]) && some.length < fresh.length)
    await claimSeats(person);
}

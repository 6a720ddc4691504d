import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../people/cookies.ts';
import { exported } from '../people/export.ts';
import { NOBODY, type Person } from '../people/who.ts';
import { RateLimit } from '../rate.ts';
import { leaveTable } from '../tables/seating.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { giveCookie, knownBy, meAnswer } from './who-asks.ts';

/** Adds the routes by which somebody takes their data along, or away. */
export function addDataRoutes(app: App, parts: HttpParts): void {
  const { hall, lobby, people } = parts;
  const exports = new RateLimit({ most: 5, seconds: 3600 }, people.clock);
  serve(app, ROUTES.export, async (c) => {
    const asker = await knownBy(c, parts);
    const seconds = exports.wait(asker.person.id);
    if (seconds > 0)
      throw new Failure(
        'too-fast',
        `You have taken your data along; wait ${seconds} s.`,
        null,
        seconds,
      );
    exports.take(asker.person.id);
    return c.body(streamed(exported(asker, people, hall.parts)), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="nabu-person.json"',
    });
  });
  serve(app, ROUTES.erase, async (c) => {
    const asker = await knownBy(c, parts);
    if (asker.person.account) fresh(asker, people.clock());
    for (const id of [...(await people.botsOf(asker.person.id)), asker.person.id])
      await leaveAll({ id }, parts);
    const tables = await people.erase(asker.person.id);
    await lobby.renew(tables);
    for (const cookie of [SESSION_COOKIE, DEVICE_COOKIE]) giveCookie(c, parts, cookie, '');
    return meAnswer(parts, null);
  });
}

/** Whoever goes for good gets up from every table first, so that nobody waits for them. */
export async function leaveAll(
  person: Pick<Person, 'id'>,
  { hall, people }: HttpParts,
): Promise<void> {
  const identities = await people.identitiesOf(person.id);
  for (const id of await people.openTablesOf(person.id)) {
    const live = await hall.find(id).catch(() => null);
    // Whoever is not seated there any more need not leave.
    if (live) await leaveTable(live, { ...NOBODY, identities }).catch(() => undefined);
  }
}

function streamed(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

import { passkeyAnswer, removePasskey } from '@nabu/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import { read } from '../reading.ts';
import type { App, HttpParts } from './app.ts';
import { body } from './asker.ts';
import { comingFrom, knownBy, letIn, meAnswer, siteOf } from './door.ts';

/** Adds the routes of passkeys. What an authenticator answered is checked by the library that knows its form. */
export function addPasskeyRoutes(app: App, parts: HttpParts): void {
  const { accounts, passkeys, people } = parts;
  app.post('/api/me/passkeys/ask', async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    return c.json(await passkeys.askNew(asker.person, siteOf(c, parts)));
  });
  app.post('/api/me/passkeys', async (c) => {
    const { response, name } = read(passkeyAnswer, await body(c), 'request');
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    const answer = response as unknown as RegistrationResponseJSON;
    const from = await comingFrom(c, parts);
    await passkeys.add(asker.person.id, siteOf(c, parts), answer, name ?? from.agent);
    return c.json({ added: true }, 201);
  });
  app.post('/api/me/passkeys/remove', async (c) => {
    const { id } = read(removePasskey, await body(c), 'request');
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await passkeys.remove(asker.person.id, id);
    return c.json({ removed: true });
  });
  app.post('/api/sign-in/passkey/ask', async (c) => {
    accounts.guard.knock((await comingFrom(c, parts)).network);
    return c.json(await passkeys.askKnown(siteOf(c, parts)));
  });
  app.post('/api/sign-in/passkey', async (c) => {
    const { response, keep } = read(passkeyAnswer, await body(c), 'request');
    const from = await comingFrom(c, parts, keep);
    accounts.guard.knock(from.network);
    const answer = response as unknown as AuthenticationResponseJSON;
    const person = await passkeys.whose(siteOf(c, parts), answer);
    return letIn(c, parts, await accounts.enter(person, from));
  });
  app.post('/api/me/prove/passkey', async (c) => {
    const { response } = read(passkeyAnswer, await body(c), 'request');
    const { person, session } = await knownBy(c, parts);
    const answer = response as unknown as AuthenticationResponseJSON;
    if ((await passkeys.whose(siteOf(c, parts), answer)) !== person.id)
      throw new Failure('bad-passkey', 'This passkey is of another account.');
    await accounts.proved(person.id, session.id);
    return c.json(meAnswer(parts, person));
  });
}

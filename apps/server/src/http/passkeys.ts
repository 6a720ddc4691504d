import { ROUTES } from '@nabu/protocol/routes';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { comingFrom, knownBy, letIn, meAnswer, siteOf } from './who-asks.ts';

/** Adds the routes of passkeys. What an authenticator answered is checked by the library that knows its form. */
export function addPasskeyRoutes(app: App, parts: HttpParts): void {
  const { accounts, passkeys, people } = parts;
  serve(app, ROUTES.askPasskey, async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    return passkeys.askNew(asker.person, siteOf(c, parts));
  });
  serve(app, ROUTES.addPasskey, async (c, { body: { response, name } }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    const answer = response as unknown as RegistrationResponseJSON;
    const from = await comingFrom(c, parts);
    await passkeys.add(asker.person.id, siteOf(c, parts), answer, name ?? from.agent);
    return { added: true };
  });
  serve(app, ROUTES.removePasskey, async (c, { body: { id } }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await passkeys.remove(asker.person.id, id);
    return { removed: true };
  });
  serve(app, ROUTES.askSignIn, async (c) => {
    accounts.guard.knock((await comingFrom(c, parts)).network);
    return passkeys.askKnown(siteOf(c, parts));
  });
  serve(app, ROUTES.signInPasskey, async (c, { body: { response, keep } }) => {
    const from = await comingFrom(c, parts, keep);
    accounts.guard.knock(from.network);
    const answer = response as unknown as AuthenticationResponseJSON;
    const person = await passkeys.whose(siteOf(c, parts), answer);
    return letIn(c, parts, await accounts.enter(person, from));
  });
  serve(app, ROUTES.provePasskey, async (c, { body: { response } }) => {
    const { person, session } = await knownBy(c, parts);
    const answer = response as unknown as AuthenticationResponseJSON;
    if ((await passkeys.whose(siteOf(c, parts), answer)) !== person.id)
      throw new Failure('bad-passkey', 'This passkey is of another account.');
    await accounts.proved(person.id, session.id);
    return meAnswer(parts, person);
  });
}

import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import type { Known } from '../people/people.ts';
import type { App, HttpParts } from './app.ts';
import { leaveAll } from './mine.ts';
import { serve } from './route.ts';
import { knownBy } from './who-asks.ts';

/** Adds the routes of personal tokens and of accounts for programs. */
export function addTokenRoutes(app: App, parts: HttpParts): void {
  const { bots, lobby, people } = parts;
  const { tokens, clock } = people;
  serve(app, ROUTES.tokens, async (c) => tokens.list(account(await knownBy(c, parts))));
  serve(app, ROUTES.newToken, async (c, { body }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, clock());
    return tokens.create(asker.person.id, body);
  });
  serve(app, ROUTES.revokeTokens, async (c, { body }) => {
    const owner = account(await knownBy(c, parts));
    return { revoked: await tokens.revoke(owner, body.tokens) };
  });
  serve(app, ROUTES.bots, async (c) => bots.list(account(await knownBy(c, parts))));
  serve(app, ROUTES.newBot, async (c, { body }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, clock());
    return bots.create(asker.person.id, body.name);
  });
  serve(app, ROUTES.retireBot, async (c, { body }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, clock());
    const { bots: mine } = await bots.list(asker.person.id);
    if (mine.some(({ id }) => id === body.bot)) await leaveAll({ id: body.bot }, parts);
    const tables = await bots.retire(asker.person.id, body.bot);
    await lobby.renew(tables);
    return { retired: true };
  });
}

/** The id of somebody who must have an account. */
function account({ person }: Known): string {
  if (person.account) return person.id;
  throw new Failure('no-account', 'This is for accounts; make one first.');
}

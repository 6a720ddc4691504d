import { ROUTES } from '@nabu/protocol/routes';
import { fresh } from '../people/accounts.ts';
import { checkPassword } from '../people/passwords.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { comingFrom, knownBy, letIn } from './who-asks.ts';

/** Adds the routes about e-mail, which is asked for nowhere else. */
export function addMailRoutes(app: App, parts: HttpParts): void {
  const { accounts, mails, people } = parts;
  serve(app, ROUTES.setEmail, async (c, { body: { address, language } }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await mails.ask(asker.person.id, asker.person.name, address, language);
    return { sent: true };
  });
  serve(app, ROUTES.removeEmail, async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await mails.remove(asker.person.id);
    return { removed: true };
  });
  serve(app, ROUTES.confirmEmail, async (c, { body: { token } }) => {
    accounts.guard.knock((await comingFrom(c, parts)).network);
    await mails.confirm(token);
    return { confirmed: true };
  });
  serve(app, ROUTES.forgot, async (c, { body: { name, language } }) => {
    accounts.guard.knock((await comingFrom(c, parts)).network);
    mails.forgot(name, language);
    return { sent: true };
  });
  serve(app, ROUTES.reset, async (c, { body: { token, password } }) => {
    const from = await comingFrom(c, parts, true);
    accounts.guard.knock(from.network);
    checkPassword(password, '');
    const person = await mails.mayReset(token);
    await accounts.setPassword(person, password);
    return letIn(c, parts, await accounts.enter(person, from));
  });
}

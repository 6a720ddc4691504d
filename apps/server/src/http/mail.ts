import { confirmEmail, forgot, reset, setEmail } from '@nabu/protocol';
import { fresh } from '../people/accounts.ts';
import { checkPassword } from '../people/passwords.ts';
import { read } from '../reading.ts';
import type { App, HttpParts } from './app.ts';
import { body } from './asker.ts';
import { comingFrom, knownBy, letIn } from './door.ts';

/** Adds the routes about e-mail, which is asked for nowhere else. */
export function addMailRoutes(app: App, parts: HttpParts): void {
  const { accounts, mails, people } = parts;
  app.post('/api/me/email', async (c) => {
    const { address, language } = read(setEmail, await body(c), 'request');
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await mails.ask(asker.person.id, asker.person.name, address, language);
    return c.json({ sent: true }, 202);
  });
  app.post('/api/me/email/remove', async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, people.clock());
    await mails.remove(asker.person.id);
    return c.json({ removed: true });
  });
  app.post('/api/mail/confirm', async (c) => {
    const { token } = read(confirmEmail, await body(c), 'request');
    accounts.guard.knock((await comingFrom(c, parts)).network);
    await mails.confirm(token);
    return c.json({ confirmed: true });
  });
  app.post('/api/sign-in/forgot', async (c) => {
    const { name, language } = read(forgot, await body(c), 'request');
    accounts.guard.knock((await comingFrom(c, parts)).network);
    mails.forgot(name, language);
    return c.json({ sent: true }, 202);
  });
  app.post('/api/sign-in/reset', async (c) => {
    const { token, password } = read(reset, await body(c), 'request');
    const from = await comingFrom(c, parts, true);
    accounts.guard.knock(from.network);
    checkPassword(password, '');
    const person = await mails.mayReset(token);
    await accounts.setPassword(person, password);
    return letIn(c, parts, await accounts.enter(person, from));
  });
}

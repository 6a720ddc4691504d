import {
  type Account,
  changePassword,
  endSessions,
  newAccount,
  prove,
  recover,
  rename,
  signIn,
} from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import { SESSION_COOKIE } from '../people/cookies.ts';
import { checkPassword } from '../people/passwords.ts';
import type { Known } from '../people/people.ts';
import { read } from '../reading.ts';
import { clientIp } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { body, whoIs } from './asker.ts';
import { comingFrom, giveCookie, knownBy, letIn, meAnswer } from './door.ts';

/** Adds the routes of accounts: to make one, sign in and out, and look after it. */
export function addAccountRoutes(app: App, parts: HttpParts): void {
  addSignIn(app, parts);
  addSessions(app, parts);
  const { accounts } = parts;
  app.get('/api/me/account', async (c) => c.json(await accountOf(await knownBy(c, parts), parts)));
  app.post('/api/me/prove', async (c) => {
    const { password } = read(prove, await body(c), 'request');
    const asker = account(await knownBy(c, parts));
    await accounts.prove(asker, password, await comingFrom(c, parts));
    return c.json(meAnswer(parts, asker.person));
  });
  app.post('/api/me/name', async (c) => {
    const { name } = read(rename, await body(c), 'request');
    const { person } = account(await knownBy(c, parts));
    accounts.guard.knock(`name ${person.id}`);
    await accounts.rename(person.id, name);
    return c.json(meAnswer(parts, { ...person, name }));
  });
  app.post('/api/me/password', async (c) => {
    const { password } = read(changePassword, await body(c), 'request');
    const asker = await knownBy(c, parts);
    fresh(asker, parts.people.clock());
    checkPassword(password, asker.person.name);
    await accounts.setPassword(asker.person.id, password);
    return letIn(c, parts, await accounts.enter(asker.person.id, await comingFrom(c, parts)));
  });
  app.post('/api/me/codes', async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, parts.people.clock());
    return c.json({ codes: await accounts.renewCodes(asker.person.id) });
  });
}

function addSignIn(app: App, parts: HttpParts): void {
  const { accounts, people, limits } = parts;
  app.post('/api/me/account', async (c) => {
    const { name, password } = read(newAccount, await body(c), 'request');
    const from = await comingFrom(c, parts);
    if (from.before?.person.account)
      throw new Failure('has-account', 'You have an account already; sign out to make another.');
    accounts.guard.knock(from.network);
    checkPassword(password, name);
    await accounts.refuseTaken(name);
    if (!from.before) limits.guest(clientIp(c.env.incoming, parts.proxy));
    const person = from.before?.person.id ?? (await people.addGuest(name));
    await accounts.create(person, name, password);
    return letIn(c, parts, await accounts.enter(person, from));
  });
  app.post('/api/sign-in', async (c) => {
    const { name, password, keep } = read(signIn, await body(c), 'request');
    const from = await comingFrom(c, parts, keep);
    return letIn(c, parts, await accounts.signIn(name, password, from));
  });
  app.post('/api/sign-in/recover', async (c) => {
    const { name, code, password } = read(recover, await body(c), 'request');
    const from = await comingFrom(c, parts, true);
    return letIn(c, parts, await accounts.recover(name, code, password, from));
  });
}

function addSessions(app: App, parts: HttpParts): void {
  const { people } = parts;
  app.post('/api/sign-out', async (c) => {
    const { person, session } = await whoIs(c, parts);
    if (person && session) await people.sessions.end(person.id, { ids: [session.id] });
    return signedOut(c, parts);
  });
  app.post('/api/sign-out/everywhere', async (c) => {
    const { person } = await knownBy(c, parts);
    await people.sessions.end(person.id, { but: '' });
    return signedOut(c, parts);
  });
  app.post('/api/me/sessions/end', async (c) => {
    const { sessions } = read(endSessions, await body(c), 'request');
    const { person, session } = await knownBy(c, parts);
    const which = sessions === 'others' ? { but: session.id } : { ids: sessions };
    return c.json({ ended: await people.sessions.end(person.id, which) });
  });
}

function signedOut(c: AppContext, parts: HttpParts): Response {
  giveCookie(c, parts, SESSION_COOKIE, '');
  return c.json(meAnswer(parts, null));
}

/** Somebody who must have an account. */
function account(asker: Known): Known {
  if (asker.person.account) return asker;
  throw new Failure('no-account', 'This is for accounts; make one first.');
}

async function accountOf(asker: Known, { accounts, mails, people }: HttpParts): Promise<Account> {
  const { person, session } = asker;
  const [sessions, kept, email] = await Promise.all([
    people.sessions.list(person.id),
    accounts.kept(person.id),
    mails.addressOf(person.id),
  ]);
  return {
    me: { ...person },
    ...kept,
    sessions: sessions.map(({ id, agent, created, seen }) => ({
      ...{ id, agent, created, seen, here: id === session.id },
    })),
    mail: mails.possible,
    email,
  };
}

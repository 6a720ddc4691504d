import type { Account } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import { fresh } from '../people/accounts.ts';
import { SESSION_COOKIE } from '../people/cookies.ts';
import { checkPassword } from '../people/passwords.ts';
import type { Known } from '../people/people.ts';
import { clientIp } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';
import { serve } from './route.ts';
import { comingFrom, giveCookie, knownBy, letIn, meAnswer } from './who-asks.ts';

/** Adds the routes of accounts: to make one, sign in and out, and look after it. */
export function addAccountRoutes(app: App, parts: HttpParts): void {
  addSignIn(app, parts);
  addSessions(app, parts);
  const { accounts } = parts;
  serve(app, ROUTES.account, async (c) => accountOf(await knownBy(c, parts), parts));
  serve(app, ROUTES.prove, async (c, { body: { password } }) => {
    const asker = account(await knownBy(c, parts));
    await accounts.prove(asker, password, await comingFrom(c, parts));
    return meAnswer(parts, asker.person);
  });
  serve(app, ROUTES.rename, async (c, { body: { name } }) => {
    const { person } = account(await knownBy(c, parts));
    accounts.guard.knock(`name ${person.id}`);
    await accounts.rename(person.id, name);
    return meAnswer(parts, { ...person, name });
  });
  serve(app, ROUTES.password, async (c, { body: { password } }) => {
    const asker = await knownBy(c, parts);
    fresh(asker, parts.people.clock());
    checkPassword(password, asker.person.name);
    await accounts.setPassword(asker.person.id, password);
    return letIn(c, parts, await accounts.enter(asker.person.id, await comingFrom(c, parts)));
  });
  serve(app, ROUTES.codes, async (c) => {
    const asker = await knownBy(c, parts);
    fresh(asker, parts.people.clock());
    return { codes: await accounts.renewCodes(asker.person.id) };
  });
}

function addSignIn(app: App, parts: HttpParts): void {
  const { accounts, people, limits } = parts;
  serve(app, ROUTES.newAccount, async (c, { body: { name, password } }) => {
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
  serve(app, ROUTES.signIn, async (c, { body: { name, password, keep } }) => {
    const from = await comingFrom(c, parts, keep);
    return letIn(c, parts, await accounts.signIn(name, password, from));
  });
  serve(app, ROUTES.recover, async (c, { body: { name, code, password } }) => {
    const from = await comingFrom(c, parts, true);
    return letIn(c, parts, await accounts.recover(name, code, password, from));
  });
}

function addSessions(app: App, parts: HttpParts): void {
  const { people } = parts;
  serve(app, ROUTES.signOut, async (c) => {
    const { person, session } = await whoIs(c, parts);
    if (person && session) await people.sessions.end(person.id, { ids: [session.id] });
    return signedOut(c, parts);
  });
  serve(app, ROUTES.signOutEverywhere, async (c) => {
    const { person } = await knownBy(c, parts);
    await people.sessions.end(person.id, { but: '' });
    return signedOut(c, parts);
  });
  serve(app, ROUTES.endSessions, async (c, { body: { sessions } }) => {
    const { person, session } = await knownBy(c, parts);
    const which = sessions === 'others' ? { but: session.id } : { ids: sessions };
    return { ended: await people.sessions.end(person.id, which) };
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

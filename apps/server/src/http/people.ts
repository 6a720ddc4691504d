import { ROUTES } from '@nabu/protocol/routes';
import { agentOf } from '../people/agent.ts';
import { SESSION_COOKIE } from '../people/cookies.ts';
import { hashToken } from '../secrets.ts';
import { clientIp } from './address.ts';
import type { App, HttpParts } from './app.ts';
import { asSeen, whoIs } from './asker.ts';
import { serve } from './route.ts';
import { giveCookie, knownBy, meAnswer } from './who-asks.ts';

/** Adds the routes by which somebody is known to the house. */
export function addPeopleRoutes(app: App, parts: HttpParts): void {
  const { people, limits } = parts;
  serve(app, ROUTES.me, async (c) => meAnswer(parts, (await whoIs(c, parts)).person));
  serve(app, ROUTES.comeIn, async (c, { body: { name } }) => {
    const { person } = await asSeen(c, parts, name);
    if (person) return meAnswer(parts, person);
    limits.guest(clientIp(c.env.incoming, parts.proxy));
    const id = await people.addGuest(name);
    const agent = agentOf(c.req.header('user-agent') ?? '');
    giveCookie(c, parts, SESSION_COOKIE, await people.sessions.open(id, agent, false));
    return meAnswer(parts, { id, name, account: false, host: false });
  });
  serve(app, ROUTES.claim, async (c, { body: { tokens } }) => {
    const { person } = await knownBy(c, parts);
    return { claimed: await people.claim(person.id, tokens.map(hashToken)) };
  });
}

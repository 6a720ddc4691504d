import { claim, comeIn } from '@nabu/protocol';
import { agentOf } from '../people/agent.ts';
import { SESSION_COOKIE } from '../people/cookies.ts';
import { read } from '../reading.ts';
import { hashToken } from '../secrets.ts';
import { clientIp } from './address.ts';
import type { App, HttpParts } from './app.ts';
import { asSeen, body, whoIs } from './asker.ts';
import { giveCookie, knownBy, meAnswer } from './door.ts';

/** Adds the routes by which somebody is known to the house. */
export function addPeopleRoutes(app: App, parts: HttpParts): void {
  const { people, limits } = parts;
  app.get('/api/me', async (c) => c.json(meAnswer(parts, (await whoIs(c, parts)).person)));
  app.post('/api/me', async (c) => {
    const { name } = read(comeIn, await body(c), 'request');
    const { person } = await asSeen(c, parts, name);
    if (person) return c.json(meAnswer(parts, person));
    limits.guest(clientIp(c.env.incoming, parts.proxy));
    const id = await people.addGuest(name);
    const agent = agentOf(c.req.header('user-agent') ?? '');
    giveCookie(c, parts, SESSION_COOKIE, await people.sessions.open(id, agent, false));
    return c.json(meAnswer(parts, { id, name, account: false, host: false }), 201);
  });
  app.post('/api/me/claim', async (c) => {
    const { tokens } = read(claim, await body(c), 'request');
    const { person } = await knownBy(c, parts);
    return c.json({ claimed: await people.claim(person.id, tokens.map(hashToken)) });
  });
}

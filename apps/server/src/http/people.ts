import { claim, comeIn, type Me, type WhoAmI } from '@nabu/protocol';
import { agentOf } from '../people/agent.ts';
import { SESSION_COOKIE, setCookie } from '../people/cookies.ts';
import { known } from '../people/people.ts';
import type { Person } from '../people/who.ts';
import { read } from '../reading.ts';
import { hashToken } from '../secrets.ts';
import { clientIp, isSecure } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { asSeen, body, whoIs } from './asker.ts';

/** Adds the routes by which somebody is known to the house. */
export function addPeopleRoutes(app: App, parts: HttpParts): void {
  const { people, limits } = parts;
  app.get('/api/me', async (c) => c.json(answer((await whoIs(c, parts)).person)));
  app.post('/api/me', async (c) => {
    const { name } = read(comeIn, await body(c), 'request');
    const { person } = await asSeen(c, parts, name);
    if (person) return c.json(answer(person));
    limits.guest(clientIp(c.env.incoming, parts.proxy));
    const id = await people.addGuest(name);
    keepSession(c, parts, await people.sessions.open(id, agent(c), false));
    return c.json(answer({ id, name, account: false, host: false }), 201);
  });
  app.post('/api/me/claim', async (c) => {
    const { tokens } = read(claim, await body(c), 'request');
    const { person } = known(await whoIs(c, parts));
    return c.json({ claimed: await people.claim(person.id, tokens.map(hashToken)) });
  });
}

function answer(person: Person | null): WhoAmI {
  return { me: person && ({ ...person } satisfies Me) };
}

/** Gives the browser a session's token to keep. */
function keepSession(c: AppContext, { proxy }: HttpParts, token: string): void {
  const cookie = setCookie(SESSION_COOKIE, token, isSecure(c.env.incoming, proxy));
  c.header('Set-Cookie', cookie, { append: true });
}

function agent(c: AppContext): string {
  return agentOf(c.req.header('user-agent') ?? '');
}

import type { Me, WhoAmI } from '@nabu/protocol';
import type { From, SignedIn } from '../people/accounts.ts';
import { agentOf } from '../people/agent.ts';
import { cookieOf, DEVICE_COOKIE, SESSION_COOKIE, setCookie } from '../people/cookies.ts';
import { type Known, known } from '../people/people.ts';
import type { Person } from '../people/who.ts';
import { clientIp, hostOf, isSecure, networkOf } from './address.ts';
import type { AppContext, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';

/** Where a request comes from that wants to sign somebody in. */
export async function comingFrom(c: AppContext, parts: HttpParts, keep = false): Promise<From> {
  const who = await whoIs(c, parts);
  const device = cookieOf(c.req.header('cookie'), DEVICE_COOKIE) ?? '';
  return {
    network: networkOf(clientIp(c.env.incoming, parts.proxy)),
    agent: agentOf(c.req.header('user-agent') ?? ''),
    device: /^[0-9A-Za-z_-]{43}$/.test(device) ? device : null,
    before: who.session && who.person ? known(who) : null,
    keep,
  };
}

/** Gives a browser the tokens of somebody who signed in, and says who they are. */
export function letIn(
  c: AppContext,
  parts: HttpParts,
  { person, session, device }: SignedIn,
): Response {
  giveCookie(c, parts, SESSION_COOKIE, session);
  if (device !== null) giveCookie(c, parts, DEVICE_COOKIE, device);
  return c.json(meAnswer(parts, person));
}

/** Gives a browser a cookie to keep; an empty value takes it away. */
export function giveCookie(c: AppContext, parts: HttpParts, name: string, value: string): void {
  const secure = siteOf(c, parts).origin.startsWith('https:');
  c.header('Set-Cookie', setCookie(name, value, secure), { append: true });
}

/** The house as the browser that sent a request calls it. */
export function siteOf(c: AppContext, { origin, proxy }: HttpParts) {
  const request = c.env.incoming;
  const scheme = isSecure(request, proxy) ? 'https' : 'http';
  const url = origin ?? `${scheme}://${hostOf(request, proxy) ?? 'localhost'}`;
  return { origin: url, domain: URL.canParse(url) ? new URL(url).hostname : 'localhost' };
}

/** Who asks; throws a `Failure` when they are nobody the house knows. */
export async function knownBy(c: AppContext, parts: HttpParts): Promise<Known> {
  return known(await whoIs(c, parts));
}

/** Somebody as they see themselves. */
export function meAnswer({ mails }: HttpParts, person: Person | null): WhoAmI {
  return { me: person && ({ ...person } satisfies Me), mail: mails.possible };
}

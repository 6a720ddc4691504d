import type { HttpBindings } from '@hono/node-server';
import { LIMITS, type Scope } from '@nabu/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { asFailure, Failure } from '../failure.ts';
import type { Allowance, Limits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import type { Invitations } from '../lobby/invitations.ts';
import { errorFields } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Bots } from '../people/bots.ts';
import type { Hosts } from '../people/hosts.ts';
import type { Mails } from '../people/mails.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Who } from '../people/who.ts';
import type { HouseStudies } from '../studies/house-studies.ts';
import type { Hall } from '../tables/hall.ts';
import type { Apartness } from '../talk/apart.ts';
import type { Moderation } from '../talk/moderation.ts';
import type { Reports } from '../talk/reports.ts';
import type { Talk } from '../talk/talk.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import { addAccountRoutes } from './account.ts';
import { clientIp, sameOrigin } from './address.ts';
import { addCensusRoutes } from './census.ts';
import { addDocumentRoutes } from './documents.ts';
import { addFinishedRoutes } from './finished.ts';
import { safeHeaders } from './headers.ts';
import { addHealthRoutes, type HealthParts } from './health.ts';
import { addHereRoute, type HereParts } from './here.ts';
import { addHostRoutes } from './host.ts';
import { addInvitationRoutes } from './invitations.ts';
import { addMailRoutes } from './mail.ts';
import { addDataRoutes } from './mine.ts';
import { addNoticeRoutes } from './notices.ts';
import { observed } from './observed.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPeopleRoutes } from './people.ts';
import { addRatingRoutes } from './ratings.ts';
import type { Site } from './site.ts';
import { addStudyRoutes } from './studies.ts';
import { addTableRoutes } from './tables.ts';
import { addTalkRoutes } from './talk.ts';
import { addTokenRoutes } from './tokens.ts';

/** What the routes work with. */
export interface HttpParts extends HereParts, HealthParts {
  readonly hall: Hall;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly mails: Mails;
  readonly hosts: Hosts;
  readonly bots: Bots;
  readonly lobby: HouseLobby;
  readonly invitations: Invitations;
  readonly talk: Talk;
  readonly apart: Apartness;
  readonly reports: Reports;
  readonly moderation: Moderation;
  readonly notices: Notices;
  readonly studying: HouseStudies;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly log: Logger;
  readonly site: Site;
}

/** What belongs to a request on its way through the routes. */
export interface Around {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** Those among whom a token must be somebody's. */
    people: People;
    /** What a personal token must be good for at this route; nothing where none will do. */
    scope: Scope | null | undefined;
    /** Who sent the request by a token, once that was found out. */
    who: Who | undefined;
    /** The id of the request in the log. */
    request: string;
  };
}
export type App = Hono<Around>;
export type AppContext = Context<Around>;

/** Every route of the house. */
export function createApp(parts: HttpParts): App {
  const app: App = new Hono();
  app.use(safeHeaders);
  app.use(observed(parts));
  for (const path of ['/api/*', '/metrics', '/stop/*']) limited(app, path, parts);
  app.use('/api/*', async (c, next) => {
    c.set('people', parts.people);
    if (!READING.includes(c.req.method)) checkSender(c, parts.proxy);
    await next();
    if (!c.res.headers.has('ETag')) c.res.headers.set('Cache-Control', 'no-store');
  });
  const small = bodyLimit({ maxSize: LIMITS.message, onError: () => tooLarge(LIMITS.message) });
  const most = LIMITS.chapterRequest;
  const large = bodyLimit({
    maxSize: most,
    onError: async (c) => {
      await readAway(c.req.raw, 4 * most);
      return tooLarge(most);
    },
  });
  app.use('/api/*', (c, next) => (NEW_CHAPTER.test(c.req.path) ? large : small)(c, next));
  addHealthRoutes(app, parts);
  app.get('/metrics', async (c) =>
    c.body(await parts.metrics.registry.metrics(), 200, {
      'Content-Type': parts.metrics.registry.contentType,
    }),
  );
  addPeopleRoutes(app, parts);
  addAccountRoutes(app, parts);
  addPasskeyRoutes(app, parts);
  addMailRoutes(app, parts);
  addNoticeRoutes(app, parts);
  addDataRoutes(app, parts);
  addTalkRoutes(app, parts);
  addHostRoutes(app, parts);
  addHereRoute(app, parts);
  addTableRoutes(app, parts);
  addInvitationRoutes(app, parts);
  addFinishedRoutes(app, parts);
  addCensusRoutes(app, parts);
  addRatingRoutes(app, parts);
  addStudyRoutes(app, parts);
  addTokenRoutes(app, parts);
  addDocumentRoutes(app, parts);
  app.get('*', (c) => page(c, parts.site));
  app.notFound(() => failed(new Failure('unknown-page', 'There is nothing at this address.')));
  app.onError((error, c) => {
    const failure = asFailure(error);
    parts.metrics.refusals.inc({ code: failure.code });
    if (failure.code === 'server-error') {
      parts.metrics.failures.inc();
      parts.log.error({ request: c.get('request'), ...errorFields(error) }, 'request failed');
    }
    return failed(failure);
  });
  return app;
}

/** A chapter comes as one text, which may be long. */
const NEW_CHAPTER = /^\/api(?:\/v\d+)?\/studies\/\w{12}\/chapters$/;

/** Methods that change nothing. */
const READING = ['GET', 'HEAD'];

/**
 * Refuses what a page elsewhere could make a visitor's browser send. JSON is one of the things it
 * may not send without asking this house first, and this house never says yes.
 */
function checkSender(c: AppContext, proxy: boolean): void {
  if (!sameOrigin(c.env.incoming, proxy))
    throw new Failure('foreign-page', 'A page of another site may not do this; open this house.');
  const type = c.req.header('content-type')?.split(';')[0].trim().toLowerCase();
  if (type !== 'application/json')
    throw new Failure('bad-type', 'Send the request as JSON, with Content-Type: application/json.');
}

async function page(c: AppContext, site: Site): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const found = pathname.startsWith('/api/')
    ? null
    : await site.answer(pathname, c.req.raw.headers);
  return found ?? c.notFound();
}

function tooLarge(most: number): Response {
  return failed(new Failure('too-large', `A request may have ${most} bytes; send less at a time.`));
}

/** Reads so much more of a request that is refused: whoever is still sending would not hear why otherwise. */
async function readAway({ body }: Request, bytes: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let left = bytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
}

function failed({ problem, wait }: Failure): Response {
  const headers = new Headers({ 'Content-Type': 'application/problem+json' });
  if (wait !== null) headers.set('Retry-After', String(wait));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

/** Bounds what one address may ask for; every answer says how much that still is, a refusal too. */
function limited(app: App, path: string, { limits, proxy }: HttpParts): void {
  const ip = (c: AppContext) => clientIp(c.env.incoming, proxy);
  app.use(path, async (c, next) => {
    await next();
    tellAllowance(c.res.headers, limits.allowance(ip(c)));
  });
  app.use(path, (c, next) => {
    limits.request(ip(c));
    return next();
  });
}

/** How much an address may still ask for, in the fields of the draft standard for rate limits. */
function tellAllowance(headers: Headers, { most, seconds, left, wait }: Allowance): void {
  headers.set('RateLimit-Policy', `"requests";q=${most};w=${seconds}`);
  headers.set('RateLimit', `"requests";r=${left};t=${left > 0 ? 0 : wait}`);
}

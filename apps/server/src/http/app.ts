import type { HttpBindings } from '@hono/node-server';
import { LIMITS } from '@nabu/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { asFailure, Failure } from '../failure.ts';
import type { Limits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import { errorFields } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Hosts } from '../people/hosts.ts';
import type { Mails } from '../people/mails.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Hall } from '../tables/hall.ts';
import { addAccountRoutes } from './account.ts';
import { clientIp, sameOrigin } from './address.ts';
import { addFinishedRoutes } from './finished.ts';
import { safeHeaders } from './headers.ts';
import { addHealthRoutes, type HealthParts } from './health.ts';
import { addHereRoute, type HereParts } from './here.ts';
import { addHostRoutes } from './host.ts';
import { addMailRoutes } from './mail.ts';
import { addDataRoutes } from './mine.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPeopleRoutes } from './people.ts';
import { addRatingRoutes } from './ratings.ts';
import type { Site } from './site.ts';
import { addTableRoutes } from './tables.ts';

/** What the routes work with. */
export interface HttpParts extends HereParts, HealthParts {
  readonly hall: Hall;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly mails: Mails;
  readonly hosts: Hosts;
  readonly lobby: HouseLobby;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly site: Site;
}

export type App = Hono<{ Bindings: HttpBindings }>;
export type AppContext = Context<{ Bindings: HttpBindings }>;

/** Every route of the house. */
export function createApp(parts: HttpParts): App {
  const app: App = new Hono();
  app.use(safeHeaders);
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    // The route and not the address: an address of a table is a key to it.
    const ms = Math.round(performance.now() - started);
    parts.log.debug(
      { method: c.req.method, route: routePath(c), status: c.res.status, ms },
      'request',
    );
  });
  for (const path of ['/api/*', '/metrics'])
    app.use(path, (c, next) => {
      parts.limits.request(clientIp(c.env.incoming, parts.proxy));
      return next();
    });
  app.use('/api/*', async (c, next) => {
    if (!READING.includes(c.req.method)) checkSender(c, parts.proxy);
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use('/api/*', bodyLimit({ maxSize: LIMITS.message, onError: tooLarge }));
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
  addDataRoutes(app, parts);
  addHostRoutes(app, parts);
  addHereRoute(app, parts);
  addTableRoutes(app, parts);
  addFinishedRoutes(app, parts);
  addRatingRoutes(app, parts);
  app.get('*', (c) => page(c, parts.site));
  app.notFound(() => failed(new Failure('unknown-page', 'There is nothing at this address.')));
  app.onError((error) => {
    const failure = asFailure(error);
    parts.metrics.refusals.inc({ code: failure.code });
    if (failure.code === 'server-error') parts.log.error(errorFields(error), 'request failed');
    return failed(failure);
  });
  return app;
}

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

function tooLarge(): Response {
  return failed(
    new Failure('too-large', `A request may have ${LIMITS.message} bytes; send less at a time.`),
  );
}

function failed(failure: Failure): Response {
  return Response.json(failure.body, { status: failure.status });
}

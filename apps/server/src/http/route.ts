import { createHash } from 'node:crypto';
import { API_VERSION, type Asked, type Route } from '@nabu/protocol/routes';
import { read } from '../reading.ts';
import type { App, AppContext } from './app.ts';
import { body as bodyOf, checkToken } from './asker.ts';

/** Does what a route is for; what it returns is the answer as JSON, or the text where a route answers none, unless it made a response itself. */
type Work<R extends Route> = (c: AppContext, asked: Asked<R>) => unknown;

/**
 * Serves a route at its path and at that of its version. Requests are read by the schemas of the route, and a
 * token that is shown must be good for it: `whoIs` refuses a personal one at whatever is not served by this.
 */
export function serve<R extends Route>(app: App, route: R, work: Work<R>): void {
  const handler = async (c: AppContext): Promise<Response> => {
    c.set('scope', route.scope);
    await checkToken(c);
    const query = route.query && read(route.query, c.req.query(), 'question');
    const body = route.body && read(route.body, await bodyOf(c), 'request');
    const answer = await work(c, { query, body } as Asked<R>);
    if (answer instanceof Response) return answer;
    const type = typeOf(route);
    const text = route.answer ? JSON.stringify(answer) : String(answer);
    if (route.etag) return tagged(c, text, type);
    return c.body(text, route.status ?? 200, { 'Content-Type': type });
  };
  for (const path of [route.path, versioned(route.path)])
    app.on(route.method.toUpperCase(), path, handler);
}

function typeOf({ type = 'application/json' }: Route): string {
  return type.startsWith('text/') ? `${type}; charset=UTF-8` : type;
}

/** The path of a route in the version of the interface that is served. */
function versioned(path: string): string {
  return path.replace(/^\/api\//, `/api/v${API_VERSION}/`);
}

/** An answer by whose tag a client can ask whether anything changed since. What it says depends on who asks. */
function tagged(c: AppContext, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Authorization',
  };
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === etag || tag === '*')) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'Content-Type': type });
}

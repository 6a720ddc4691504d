import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { newId } from '../secrets.ts';
import type { Around, HttpParts } from './app.ts';

/** Gives every request an id, and tells log, metrics and traces how it went. */
export function observed(parts: HttpParts): MiddlewareHandler<Around> {
  const { log, metrics, tracer } = parts;
  return async (c, next) => {
    const started = performance.now();
    const request = requestId(c.req.header('x-request-id'));
    const { method } = c.req;
    c.set('request', request);
    const from = c.req.header('traceparent');
    await tracer.span(method, { kind: 'server', from }, async (span) => {
      await next();
      const { status } = c.res;
      c.res.headers.set('X-Request-Id', request);
      // The route and not the address: an address of a table is a key to it.
      const route = routePath(c);
      const ms = performance.now() - started;
      metrics.requestSeconds.observe(
        { method, status: `${Math.floor(status / 100)}xx` },
        ms / 1000,
      );
      span.rename(`${method} ${route}`);
      span.set({
        ...{ 'http.request.method': method, 'http.route': route, 'nabu.request': request },
        'http.response.status_code': status,
      });
      log.debug({ request, method, route, status, ms: Math.round(ms) }, 'request');
    });
  };
}

/** The id under which a request stands in the log: that of a proxy in front, or a new one. */
function requestId(given: string | undefined): string {
  return given !== undefined && /^[0-9A-Za-z._-]{8,64}$/.test(given) ? given : newId();
}

import type { IncomingMessage } from 'node:http';

/** Where a request comes from; behind a proxy of our own, what it forwarded last. */
export function clientIp(request: IncomingMessage, proxy: boolean): string {
  const forwarded = proxy ? header(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() : null;
  return forwarded || request.socket.remoteAddress || 'unknown';
}

/**
 * Whether a browser sent this from a page of this house. A page elsewhere must not open sockets in
 * a visitor's name; programs that are no browsers send no origin and have nobody's name to misuse.
 */
export function sameOrigin(request: IncomingMessage, proxy: boolean): boolean {
  const origin = header(request, 'origin');
  if (origin === null) return true;
  const host = (proxy ? header(request, 'x-forwarded-host') : null) ?? header(request, 'host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

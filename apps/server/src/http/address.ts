import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/** Where a request comes from; behind a proxy of our own, what it forwarded last. */
export function clientIp(request: IncomingMessage, proxy: boolean): string {
  const forwarded = proxy ? header(request, 'x-forwarded-for')?.split(',').at(-1) : null;
  return withoutPort(forwarded?.trim() ?? '') ?? request.socket.remoteAddress ?? '';
}

/** Some proxies add the port: `192.0.2.1:50123`, `[2001:db8::1]:50123`. Null when it is no address. */
function withoutPort(text: string): string | null {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const ip = bracketed ?? plain ?? text;
  return isIP(ip) === 0 ? null : ip;
}

/**
 * The network an address belongs to, as limits count it. One customer of a provider is given a
 * whole /64 of IPv6 and can send from any address in it; an IPv4 address is one customer, also
 * when it is written as IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return 'unknown';
  if (isIPv4(ip)) return ip;
  const groups = ipv6Groups(ip.split('%')[0]);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return groups.slice(6).flatMap(bytes).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, with `::` and a trailing IPv4 part written out. */
function ipv6Groups(ip: string): number[] {
  const [head, tail = null] = ip.split('::').map(readGroups);
  if (tail === null) return head;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytes(group: number): number[] {
  return [group >> 8, group & 255];
}

/**
 * Whether a request comes from a page of this house or from a program that is no browser. A page
 * elsewhere must not act in a visitor's name; programs send neither header and have nobody's name
 * to misuse. `Sec-Fetch-Site` is the browser's own word, which no page can change (`none` when a
 * person opened the address by hand); where it is missing the origin must name this host.
 */
export function sameOrigin(request: IncomingMessage, proxy: boolean): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = header(request, 'origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request, proxy);
}

/** The host that a request was sent to, as its browser names it. */
export function hostOf(request: IncomingMessage, proxy: boolean): string | null {
  return (proxy ? header(request, 'x-forwarded-host') : null) ?? header(request, 'host');
}

/** Whether a request came by https: to the proxy in front, which alone speaks it. */
export function isSecure(request: IncomingMessage, proxy: boolean): boolean {
  return proxy && header(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Here } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import type { App } from './app.ts';
import { serve } from './route.ts';

/** The network interfaces of a machine by name. */
export type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/** What is needed to say where others find the house. */
export interface HereParts {
  /** Behind a proxy others come by its address, which the visitor's browser knows already. */
  readonly proxy: boolean;
  /** The address of the house as people type it, where the host has told it: the best there is. */
  readonly origin: string | null;
  /** Where the house listens, or null while it does not. */
  listening(): AddressInfo | null;
  interfaces?(): Interfaces;
}

/** Names under which a machine knows only itself, as they stand in a `Host` header. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
const LOOPBACK_IP = /^(::1|(::ffff:)?127(\.\d+){3})$/i;
/** Addresses that mean every interface of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];
/** Interfaces of virtual machines and containers: few others can come by these, so they are named last. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|podman)/i;

/** Adds `GET /api/here`: where others on the network find this house, told to its own machine alone. */
export function addHereRoute(app: App, parts: HereParts): void {
  serve(app, ROUTES.here, (c) => {
    const own = isOwnMachine(c.env.incoming, parts.proxy);
    return { addresses: own ? addressesOf(parts) : [] } satisfies Here;
  });
}

function addressesOf(parts: HereParts): string[] {
  const at = parts.listening();
  const known = (parts.interfaces ?? networkInterfaces)();
  const found = at === null ? [] : reachable(known, at.address).map(originAt(at.port));
  return parts.origin === null ? [...found] : [parts.origin, ...found];
}

/**
 * Whether a request comes from a browser on this very machine that opened the house by a name of
 * its own. The name is looked at too: a page elsewhere can make its own name lead here, but cannot
 * change what the browser says it asked for. What a proxy forwarded is never such a request.
 */
function isOwnMachine({ headers, socket }: IncomingMessage, proxy: boolean): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  if (proxy || forwarded !== undefined) return false;
  return LOOPBACK_IP.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
}

/** The addresses of a house that listens on `host` by which another machine can reach it, the likeliest first. */
export function reachable(interfaces: Interfaces, host: string): readonly string[] {
  if (!EVERYWHERE.includes(host)) return LOOPBACK_IP.test(host) ? [] : [host];
  const found = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? [])
      .filter(({ internal, family, address }) => !internal && isUsable(family, address, host))
      .map(({ address, family }) => ({ address, late: VIRTUAL.test(name), v6: family === 'IPv6' })),
  );
  return found
    .toSorted((a, b) => Number(a.late) - Number(b.late) || Number(a.v6) - Number(b.v6))
    .map(({ address }) => address);
}

/** A link-local IPv6 address needs the name of an interface, which no browser takes. */
function isUsable(family: string, address: string, host: string): boolean {
  return family === 'IPv4' || (host === '::' && !/^fe80:/i.test(address));
}

/** The origin of the house at an address, as it is typed into a browser. */
export function originAt(port: number): (address: string) => string {
  return (address) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FloodLog } from '../floods.ts';
import type { LimitSettings, Limits } from '../limits.ts';
import { networkOf } from './address.ts';

/** How long a connection may take over each thing; a slow one must not hold a place that others need. */
export interface Patience {
  /** Until the headers of a request are there, also the first. */
  readonly headersMs: number;
  /** Until a whole request is there. */
  readonly requestMs: number;
  /** Without any byte in either direction while a request is answered. */
  readonly idleMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** Until the first message on a socket. */
  readonly greetingMs: number;
}

/** A request is a few kB: even a bad line sends it in a second or two. */
export const PATIENCE: Patience = {
  headersMs: 8_000,
  requestMs: 12_000,
  idleMs: 30_000,
  keepAliveMs: 5_000,
  greetingMs: 20_000,
};

/** Options for Node's server that hold every connection to this. */
export function patient({ headersMs, requestMs, keepAliveMs }: Patience): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // Node looks for slow requests only so often; its own preset is 30 s.
    connectionsCheckingInterval: Math.min(1000, headersMs),
    maxHeaderSize: 16 * 1024,
  };
}

/**
 * Bounds the connections a server holds, in all and for each address. Behind a proxy every
 * connection is the proxy's, and only the bound for all holds here.
 */
export function guardConnections(
  server: Server,
  parts: {
    readonly limits: Limits;
    readonly floods: FloodLog;
    readonly all: LimitSettings['allConnections'];
    readonly proxy: boolean;
    readonly idleMs: number;
  },
): void {
  const { limits, floods, all, proxy, idleMs } = parts;
  server.maxConnections = all;
  server.timeout = idleMs;
  server.on('drop', (from) =>
    floods.refused('connections in all', networkOf(from?.remoteAddress ?? '')),
  );
  if (proxy) return;
  server.on('connection', (socket: Socket) => {
    try {
      socket.once('close', limits.connect(socket.remoteAddress ?? ''));
    } catch {
      // Nothing was asked yet, so there is nothing to answer; the limits have told the log.
      socket.destroy();
    }
  });
}

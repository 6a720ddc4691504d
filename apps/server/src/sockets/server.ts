import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { Failure } from '../failure.ts';
import { clientIp, sameOrigin } from '../http/address.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Hall } from '../tables/hall.ts';
import { TOO_LARGE, tooLarge } from './too-large.ts';
import { Visitor } from './visitor.ts';

/** What connections work with. */
export interface SocketParts {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly proxy: boolean;
}

/** A connection that does not answer two of these in a row is dead. */
const HEARTBEAT_MS = 25_000;
/** Beyond this a message is not even read. */
const MOST_BYTES = 64 * 1024;

/** A connection that says why before it is cut for a message too large to be read. */
class WordySocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    const cut = code === TOO_LARGE && reason === undefined;
    if (cut && this.readyState === this.OPEN)
      this.send(JSON.stringify({ type: 'bye', again: false, ...tooLarge().body }));
    super.close(code, reason);
  }
}

const OPTIONS = {
  WebSocket: WordySocket,
  noServer: true,
  maxPayload: MOST_BYTES,
  // Views compress well, but each context kept would cost memory for every idle connection.
  perMessageDeflate: {
    threshold: 1024,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    concurrencyLimit: 4,
    zlibDeflateOptions: { level: 4, memLevel: 7 },
  },
};

/** The websocket side of the house, at `/ws`. */
export function openSockets(server: Server, parts: SocketParts) {
  const sockets = new WebSocketServer(OPTIONS);
  const visitors = new Map<WebSocket, Visitor>();
  let count = 0;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const ip = clientIp(request, parts.proxy);
    const refusal = refuse(request, parts) ?? (parts.limits.open(ip) ? null : CROWDED);
    if (refusal) return turnAway(socket, refusal);
    socket.once('close', () => parts.limits.close(ip));
    sockets.handleUpgrade(request, socket, head, (ws) => {
      visitors.set(ws, new Visitor(ws, parts, `socket ${++count}`, ip));
      ws.on('close', () => visitors.delete(ws));
    });
  });
  const beat = heartbeat(visitors);
  return {
    get size() {
      return visitors.size;
    },
    /** Tells everybody that the house closes, and cuts whoever does not hang up. */
    async close(): Promise<void> {
      clearInterval(beat);
      const goodbye = new Failure('going-down', 'The house closes for a moment; connect again.');
      for (const visitor of visitors.values()) visitor.dismiss(goodbye, true);
      await gone(visitors, 1000);
      for (const ws of visitors.keys()) ws.terminate();
      sockets.close();
    },
  };
}

const CROWDED = '429 Too Many Requests';

function refuse(request: IncomingMessage, { proxy }: SocketParts): string | null {
  if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
  return sameOrigin(request, proxy) ? null : '403 Forbidden';
}

function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function heartbeat(visitors: ReadonlyMap<WebSocket, Visitor>): NodeJS.Timeout {
  const silent = new Set<WebSocket>();
  const timer = setInterval(() => {
    for (const ws of visitors.keys()) {
      if (silent.delete(ws)) ws.terminate();
      else {
        silent.add(ws);
        ws.once('pong', () => silent.delete(ws));
        ws.ping();
      }
    }
  }, HEARTBEAT_MS);
  return timer.unref();
}

async function gone(visitors: ReadonlyMap<WebSocket, Visitor>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (visitors.size > 0 && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PACKED, SOCKET } from '@nabu/protocol';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { asFailure, Failure } from '../failure.ts';
import { clientIp, sameOrigin } from '../http/address.ts';
import type { Limits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { People } from '../people/people.ts';
import { type Shown, shownBy } from '../people/who.ts';
import type { HouseStudies } from '../studies/house-studies.ts';
import type { Hall } from '../tables/hall.ts';
import type { Talk } from '../talk/talk.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import { framed, frameOf } from './frame.ts';
import { Heartbeat } from './heartbeat.ts';
import { pack } from './pack.ts';
import { TOO_LARGE, tooLarge } from './too-large.ts';
import { Visitor } from './visitor.ts';

/** What connections work with. */
export interface SocketParts {
  readonly hall: Hall;
  readonly people: People;
  readonly lobby: HouseLobby;
  readonly talk: Talk;
  readonly studying: HouseStudies;
  readonly notices: Pick<Notices, 'seen'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly log: Logger;
  readonly proxy: boolean;
  /** A socket that says nothing for so long after it was opened is closed. */
  readonly greetingMs: number;
}

/** Beyond this a message is not even read. */
const MOST_BYTES = 64 * 1024;
/** So many frames, or pieces of one, are a message at most; what a slow line cuts into packets is far less. */
const MOST_PARTS = 1024;

/**
 * A connection of this house: packs what is long, hands all that is said at one moment to the system
 * at once, and says why before it is cut for a message too large to be read.
 */
export class HouseSocket extends WebSocket {
  /** The line below the websocket. */
  line: Duplex | null = null;
  /** What was said at this moment. */
  #unsent: (string | Buffer)[] = [];

  /** Every write is a call of the system: what a move tells one player, three messages, is one of them. */
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (!this.line || !(typeof data === 'string' || Buffer.isBuffer(data))) {
      super.send(data);
      return;
    }
    if (this.readyState !== this.OPEN) return;
    const packed = typeof data === 'string' && this.protocol === PACKED ? pack(data) : data;
    if (this.#unsent.push(packed) === 1) process.nextTick(() => this.#flush());
  }

  /**
   * Sends what many are told. It is framed once for all and written as a whole: a third less work
   * for each.
   */
  tell(text: string): void {
    this.#flush();
    this.line?.write(frameOf(this.protocol === PACKED ? pack(text) : text));
  }

  /** Nothing waits inside the websocket that this could overtake, since the extension that compresses is not used. */
  #flush(): void {
    if (this.#unsent.length === 0) return;
    const messages = this.#unsent;
    this.#unsent = [];
    if (this.line?.writable) this.line.write(framed(messages));
  }

  override close(code?: number, reason?: string | Buffer): void {
    const cut = code === TOO_LARGE && reason === undefined;
    if (cut && this.readyState === this.OPEN)
      this.send(JSON.stringify({ type: 'bye', again: false, ...tooLarge().body }));
    this.#flush();
    super.close(code, reason);
  }
}

const OPTIONS = {
  WebSocket: HouseSocket,
  noServer: true,
  maxPayload: MOST_BYTES,
  // A message in crumbs costs a hundred times its size until the last one comes.
  maxFragments: MOST_PARTS,
  maxBufferedChunks: MOST_PARTS,
  // `Visitor` answers pings: the preset answers them all, also of those who never read.
  autoPong: false,
  // The extension keeps a compressor for every connection that was ever sent a long message, about
  // 180 kB each; `pack` keeps none.
  perMessageDeflate: false,
  // So long (ms) whoever is told that a socket closes may take to answer; the preset is 30 s.
  closeTimeout: 3_000,
  handleProtocols: (offered: ReadonlySet<string>) => (offered.has(PACKED) ? PACKED : false),
} as const;

/** The websocket side of the house, at `/ws`. */
export function openSockets(server: Server, parts: SocketParts) {
  const sockets = new WebSocketServer(OPTIONS);
  const visitors = new Map<WebSocket, Visitor>();
  const heartbeat = new Heartbeat();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const ip = clientIp(request, parts.proxy);
    const refusal = refuse(request, socket, ip, parts);
    if (refusal) return turnAway(socket, refusal);
    const shown = shownOn(request);
    if (!shown) return turnAway(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.line = socket;
      visitors.set(ws, new Visitor(ws, parts, parts.limits.visitor(ip), shown));
      ws.on('close', () => visitors.delete(ws));
      heartbeat.add(ws);
      closeIfSilent(ws, parts.greetingMs);
    });
  });
  parts.people.sessions.onEnded((session) => {
    for (const visitor of visitors.values()) visitor.signedOut(session);
  });
  return {
    get size() {
      return visitors.size;
    },
    /** Closes what was opened by a session that is over, where nobody here was told so. */
    async check(): Promise<void> {
      const sessions = [...visitors.values()].flatMap((visitor) => visitor.sessions);
      for (const session of await parts.people.over([...new Set(sessions)]))
        for (const visitor of visitors.values()) visitor.signedOut(session);
    },
    /** Tells everybody that the house closes, and cuts whoever does not hang up. */
    async close(): Promise<void> {
      heartbeat.stop();
      const goodbye = new Failure('going-down', 'The house closes for a moment; connect again.');
      for (const visitor of visitors.values()) visitor.dismiss(goodbye, true);
      await gone(visitors, 1000);
      for (const ws of visitors.keys()) ws.terminate();
      sockets.close();
    },
  };
}

/** What the request of a connection shows of who opens it; null when it cannot be read. */
function shownOn(request: IncomingMessage): Shown | null {
  try {
    return shownBy(request.headers);
  } catch {
    return null;
  }
}

/** The status line of a refusal; null when the connection may be, which is then counted until it is closed. */
function refuse(
  request: IncomingMessage,
  socket: Duplex,
  ip: string,
  { limits, metrics, proxy }: SocketParts,
): string | null {
  if (request.url?.split('?')[0] !== SOCKET) return '404 Not Found';
  if (!sameOrigin(request, proxy)) return '403 Forbidden';
  try {
    socket.once('close', limits.open(ip));
    return null;
  } catch (error) {
    metrics.refusals.inc({ code: asFailure(error).code });
    return '429 Too Many Requests';
  }
}

/** Refuses a connection and cuts it: Node times none out any more that asked to become a socket. */
function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function closeIfSilent(ws: WebSocket, ms: number): void {
  const timer = setTimeout(() => ws.close(1008, 'no-hello'), ms).unref();
  ws.once('message', () => clearTimeout(timer));
  ws.once('close', () => clearTimeout(timer));
}

async function gone(visitors: ReadonlyMap<WebSocket, Visitor>, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (visitors.size > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

import type { WebSocket } from 'ws';

/** A connection is asked this often whether it is there; one that has not answered by the next time is dead. */
const HEARTBEAT_MS = 25_000;
/** Connections are asked in so many groups, one after the other: to ask thousands at once would hold everybody up. */
const GROUPS = 100;

/** Asks connections whether they are still there, and cuts those that are not. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  /** Those that have not answered since they were last asked. */
  readonly #silent = new WeakSet<WebSocket>();
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #next = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS / GROUPS).unref();
  }

  /** Sees to a connection until it is closed. */
  add(socket: WebSocket): void {
    const group = this.#groups[this.#added++ % GROUPS];
    group.add(socket);
    socket.on('pong', () => this.#silent.delete(socket));
    socket.once('close', () => group.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const socket of this.#groups[this.#next++ % GROUPS]) {
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}

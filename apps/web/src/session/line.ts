import type { ClientSays, ServerMessage } from '@nabu/protocol';
import { backoff } from './backoff.ts';

/** The part of a `WebSocket` that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', hear: () => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

/** How a line is dialled and kept. */
export interface LineMeans {
  dial(): Socket;
  /** How long to wait before the n-th try (ms). */
  readonly wait?: (tries: number) => number;
  /** How often the line is tested (ms); silence for two such spans counts as a lost line. */
  readonly pulse?: number;
}

/** What uses a connection, and is told what becomes of it. */
export interface LineEnd {
  /** The line is open; nothing that was said before has been heard on it. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is lost and will be dialled again by itself. */
  lost(): void;
  /** The line is to be tested: something must be said that is answered. */
  test(): void;
}

/** A connection to the house that is dialled again whenever it is lost, until it is closed. */
export class Line {
  readonly #means: LineMeans;
  readonly #end: LineEnd;
  #socket: Socket | null = null;
  #tries = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(means: LineMeans, end: LineEnd) {
    this.#means = means;
    this.#end = end;
  }

  /** Connects, or connects anew: at once, also when a pause had not run out. */
  dial(): void {
    this.close();
    const socket = this.#means.dial();
    this.#socket = socket;
    this.#heardAt = Date.now();
    const pulse = this.#means.pulse ?? 20_000;
    this.#pulse = setInterval(() => this.#beat(pulse), pulse);
    socket.addEventListener('open', () => socket === this.#socket && this.#end.opened());
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.#end.heard(JSON.parse(String(data)) as ServerMessage);
    });
    // A broken connection is followed by `close`.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => socket === this.#socket && this.#dropped());
  }

  send(message: ClientSays): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The house is there and well: when the line is lost next, the pauses begin short again. */
  greeted(): void {
    this.#tries = 0;
  }

  /** Hangs up, and dials no more by itself. */
  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #dropped(): void {
    this.close();
    const wait = (this.#means.wait ?? backoff)(this.#tries++);
    this.#retry = setTimeout(() => this.dial(), wait);
    this.#end.lost();
  }

  #beat(pulse: number): void {
    if (Date.now() - this.#heardAt > 2 * pulse) this.#dropped();
    else this.#end.test();
  }
}

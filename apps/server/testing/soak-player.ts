import { randomUUID } from 'node:crypto';
import type { Rng, Seat } from '@nabu/kernel';
import {
  type ClientSays,
  type Entry,
  type Now,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from '@nabu/protocol';
import { WebSocket } from 'ws';

/** A move that the house has said is done. */
export interface Acknowledged {
  readonly n: number;
  readonly move: string;
}

/** Where a player plays, and as whom. */
export interface Place {
  /** Where the house is found, in the order in which it is tried. */
  readonly ports: readonly number[];
  readonly table: string;
  readonly token: string;
  readonly seat: Seat;
  readonly headers: { readonly [name: string]: string };
  /** After so many moves the game is ended by agreement. */
  most(): number;
  readonly rng: Rng;
}

interface Asked {
  readonly says: ClientSays;
  readonly move: string | null;
}

/** A connection that is silent for so long is given up, as a page does (ms). */
const SILENT_MS = 8000;
/** How long is waited before connecting again (ms). */
const AGAIN_MS = 150;
/** How long a decision takes (ms). */
const THINK_MS = 100;

/**
 * Plays one seat as the page does: connects again whenever the connection is lost, to whichever node
 * the balancer chooses, says the last entry it has, and repeats a command that was not answered.
 */
export class SoakPlayer {
  readonly done: Acknowledged[] = [];
  readonly entries: Entry[] = [];
  /** What went wrong that must never go wrong. */
  readonly wrong: string[] = [];
  now: Now | null = null;
  connections = 0;
  readonly #place: Place;
  readonly #name = randomUUID().slice(0, 8);
  #commands = 0;
  #asked: Asked | null = null;
  #socket: WebSocket | null = null;
  #silence: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(place: Place) {
    this.#place = place;
    this.#connect();
  }

  get over(): boolean {
    return this.now?.phase === 'over' && this.#asked === null;
  }

  /** Connects once more: what is told then is what the store says. */
  again(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#silence);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#stopped) return;
    const { ports, table, token, headers } = this.#place;
    const port = ports[this.connections % ports.length];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    this.#socket = socket;
    this.connections++;
    this.#awaitNews(socket);
    const since = this.entries.length;
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, token, since })),
    );
    socket.on('message', (data) => {
      if (socket !== this.#socket) return;
      this.#awaitNews(socket);
      this.#hear(serverMessage.parse(JSON.parse(String(data))));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket === this.#socket) setTimeout(() => this.#connect(), AGAIN_MS);
    });
  }

  #awaitNews(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.terminate(), SILENT_MS);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        for (const entry of message.entries) this.#add(entry);
        this.now = message.now;
        if (this.#asked) this.#send(this.#asked.says);
        else this.#go();
        return;
      case 'entry':
        this.#add(message.entry);
        return;
      case 'now':
        this.now = message.now;
        this.#go();
        return;
      case 'done':
        this.#finish(message.id, message.n);
        return;
      case 'refused':
        this.#refused(message.id, message.code);
        return;
      case 'bye':
        if (!message.again) this.wrong.push(`sent away for good: ${message.sentence}`);
    }
  }

  #add(entry: Entry): void {
    const next = this.entries.length + 1;
    if (entry.n === next) this.entries.push(entry);
    else if (entry.n > next) this.wrong.push(`entry ${entry.n} came when ${next} was missing`);
    else if (JSON.stringify(this.entries[entry.n - 1]) !== JSON.stringify(entry))
      this.wrong.push(`entry ${entry.n} was told in two ways`);
  }

  #finish(id: string, n: number): void {
    const asked = this.#asked;
    if (!asked || !('id' in asked.says) || asked.says.id !== id) return;
    this.#asked = null;
    if (asked.move !== null) this.done.push({ n, move: asked.move });
    this.#go();
  }

  #refused(id: string | null, code: string): void {
    if (!this.#asked || !('id' in this.#asked.says) || this.#asked.says.id !== id) return;
    // What broke in the house is not known to be undone: it is asked again under the same id.
    if (code === 'server-error' || code === 'going-down') {
      this.again();
      return;
    }
    this.#asked = null;
    if (code === 'illegal') this.wrong.push('a move that was offered is refused');
    setTimeout(() => this.#go(), AGAIN_MS);
  }

  /** Decides what to do next, when there is something to do and nothing is under way. */
  #go(): void {
    const { now } = this;
    if (!now || this.#asked || now.phase !== 'playing') return;
    const id = `${this.#name}-${++this.#commands}`;
    if (now.offer === 'end') {
      if (!now.agreed.includes(this.#place.seat))
        this.#ask({ type: 'accept', what: 'end', id }, null);
    } else if (now.ply >= this.#place.most() && now.moves.length > 0)
      this.#ask({ type: 'offer', what: 'end', id }, null);
    else if (now.moves.length > 0) {
      const move = now.moves[this.#place.rng.below(now.moves.length)];
      this.#ask({ type: 'play', ply: now.ply, move, id }, move);
    }
  }

  /** People take a moment for a decision. */
  #ask(says: ClientSays, move: string | null): void {
    const asked = { says, move };
    this.#asked = asked;
    setTimeout(() => this.#asked === asked && this.#send(says), THINK_MS);
  }

  #send(says: ClientSays): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(says));
  }
}

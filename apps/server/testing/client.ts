import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  type ClientSays,
  type Entry,
  type Line,
  type LobbyMessage,
  type Now,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from '@nabu/protocol';
import { WebSocket } from 'ws';

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
const ANSWERS = ['done', 'refused', 'because', 'hint', 'thoughts'] as const;
type Answer = Of<(typeof ANSWERS)[number]>;
type Question = Exclude<
  Extract<ClientSays, { id: string }>,
  { type: 'hello' | 'ping' | 'look' | LobbyMessage['type'] }
>;
/** A command without its id. */
export type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'id'>
    : never
  : never;

/** A player's or watcher's connection, as a test drives it; every message is checked against the protocol. */
export class Client {
  readonly socket: WebSocket;
  /** Everything the server sent, as it came. */
  readonly raw: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly entries: Entry[] = [];
  /** What was said, by the numbers of the lines. */
  readonly lines = new Map<number, Line>();
  now: Now | null = null;
  /** Commands of a later connection must not be taken for repeats of an earlier one's. */
  readonly #name = randomUUID().slice(0, 8);
  #commands = 0;
  #waiting: (() => void)[] = [];

  constructor(port: number, headers: { readonly [name: string]: string } = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    this.socket.on('message', (data) => this.#hear(String(data)));
    this.socket.on('close', () => this.#wake());
    this.socket.on('error', () => undefined);
  }

  /** Connects and says hello. */
  static async open(
    port: number,
    table: string,
    token?: string | null,
    since = 0,
  ): Promise<Client> {
    const client = new Client(port);
    await once(client.socket, 'open');
    const hello = { type: 'hello', protocol: PROTOCOL, table, since } as const;
    client.say(token ? { ...hello, token } : hello);
    await client.next('welcome');
    return client;
  }

  say(message: ClientSays): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message of a type that fits, already here or still to come. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Of<Type>) => boolean = () => true,
  ): Promise<Of<Type>> {
    for (;;) {
      const found = this.messages.find(
        (m): m is Of<Type> => m.type === type && fits(m as Of<Type>),
      );
      if (found) return found;
      await this.#news(type);
    }
  }

  /** Waits until something holds for the latest `now`. */
  async until(holds: (now: Now) => boolean): Promise<Now> {
    for (;;) {
      if (this.now && holds(this.now)) return this.now;
      await this.#news('now');
    }
  }

  /** Waits until a line says something. */
  async heard(text: string): Promise<Line> {
    const talk = await this.next('talk', ({ lines }) => lines.some((line) => line.text === text));
    return talk.lines.find((line) => line.text === text) as Line;
  }

  /** All texts it was told, in the order of their lines, once those of the greeting are here. */
  async texts(): Promise<readonly string[]> {
    await this.next('talk', ({ speak }) => speak !== undefined);
    return [...this.lines.values()].sort((a, b) => a.n - b.n).map(({ text }) => text);
  }

  /** Gives a command and waits for its answer. */
  async ask(command: Ask, id = `${this.#name}-${++this.#commands}`): Promise<Answer> {
    const from = this.messages.length;
    this.say({ ...command, id } as ClientSays);
    for (;;) {
      for (const m of this.messages.slice(from)) if (isAnswer(m) && m.id === id) return m;
      await this.#news(`the answer to ${id}`);
    }
  }

  /** Plays a move at the ply this client is at. */
  play(move: string, ply = this.now?.ply ?? 0, id?: string) {
    return this.ask({ type: 'play', ply, move }, id);
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  #hear(text: string): void {
    this.raw.push(text);
    const message = serverMessage.parse(JSON.parse(text));
    this.messages.push(message);
    if (message.type === 'welcome') this.entries.push(...message.entries);
    if (message.type === 'entry') this.entries.push(message.entry);
    if (message.type === 'talk') for (const line of message.lines) this.lines.set(line.n, line);
    if (message.type === 'welcome' || message.type === 'now') this.now = message.now;
    this.#wake();
  }

  async #news(wanted: string): Promise<void> {
    if (this.socket.readyState >= WebSocket.CLOSING)
      throw new Error(`The connection closed before ${wanted} came: ${this.raw.at(-1)}`);
    await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

function isAnswer(m: ServerMessage): m is Answer {
  return (ANSWERS as readonly string[]).includes(m.type);
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { inflateSync } from 'node:zlib';
import { PACKED, PROTOCOL } from '@nabu/protocol';
import type { WebSocket } from 'ws';
import type { BenchHouse } from './bench-house.ts';
import type { Board } from './load.ts';

/** Where a match stands, as far as it must be read from every message: these fields come before the view. */
const STANDS = /"n":(\d+),"phase":"(\w+)","ply":(\d+),"actors":\[([\d,]*)\]/;

/** One player of a benchmark with a connection, who remembers what was told last. */
export class HousePlayer {
  /** The entries that were told, by number; a gap is a lost event. */
  entries = 0;
  gaps = 0;
  ply = 0;
  over = false;
  /** The last message that said where the match stands, as text: most of them are not worth reading. */
  #now = '';
  #hear: () => void = () => undefined;
  #socket: WebSocket | null = null;
  readonly #house: BenchHouse;
  readonly #number: number;
  readonly #cookie: string;
  readonly #table: string;
  readonly seat: number;

  constructor(house: BenchHouse, number: number, cookie: string, place: Place) {
    this.#house = house;
    this.#number = number;
    this.#cookie = cookie;
    this.#table = place.table.id;
    this.seat = place.seat;
  }

  /** Connects, or connects again, and waits to be told all that was missed. */
  async connect(packed: boolean): Promise<void> {
    const socket = await this.#house.dial(this.#number, packed ? [PACKED] : [], this.#cookie);
    this.#socket = socket;
    const since = this.entries;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.#table, since }));
    await once(socket, 'message').then(([data, binary]) => this.#welcome(read(data, binary)));
    socket.on('message', (data, binary) => this.#receive(read(data as Buffer, binary)));
  }

  /** Is gone without a goodbye. */
  hangUp(): void {
    this.#socket?.terminate();
  }

  /** Makes a random legal move of those that were told. */
  move(): void {
    const { now } = JSON.parse(this.#now) as { now: { moves: readonly string[] } };
    const move = now.moves[Math.floor(Math.random() * now.moves.length)];
    const command = { type: 'play', id: randomUUID(), ply: this.ply, move };
    this.#socket?.send(JSON.stringify(command));
  }

  /** Resolves when more than so many moves are known here. */
  async knows(ply: number): Promise<void> {
    while (this.ply <= ply)
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
  }

  get actors(): readonly number[] {
    return (STANDS.exec(this.#now)?.[4] ?? '').split(',').filter(Boolean).map(Number);
  }

  #welcome(text: string): void {
    const { type, entries, now } = JSON.parse(text) as Welcome;
    if (type !== 'welcome') throw new Error(text);
    for (const { n } of entries) this.#count(n);
    if (this.entries !== now.n) this.gaps++;
    this.#stand(JSON.stringify({ type: 'now', now }));
  }

  #receive(text: string): void {
    if (text.startsWith('{"type":"now"')) this.#stand(text);
    else if (text.startsWith('{"type":"entry"')) this.#count(Number(/"n":(\d+)/.exec(text)?.[1]));
    else if (text.startsWith('{"type":"refused"')) throw new Error(text);
  }

  #count(n: number): void {
    if (n !== this.entries + 1) this.gaps++;
    this.entries = n;
  }

  #stand(text: string): void {
    const [, , phase, ply] = STANDS.exec(text) ?? [];
    this.#now = text;
    this.ply = Number(ply);
    this.over = phase === 'over';
    this.#hear();
  }
}

interface Place {
  readonly table: { readonly id: string };
  readonly seat: number;
}

interface Welcome {
  readonly type: string;
  readonly entries: readonly { readonly n: number }[];
  readonly now: { readonly n: number };
}

function read(data: Buffer, binary: boolean): string {
  return (binary ? inflateSync(data) : data).toString();
}

/** A table of two guests who came in by their browsers, each from an address of their own. */
export async function houseBoard(
  house: BenchHouse,
  game: string,
  i: number,
  packed: boolean,
): Promise<HouseBoard> {
  const [one, two] = [2 * i, 2 * i + 1];
  const [ada, bel] = await Promise.all([house.guest(one), house.guest(two)]);
  const wish = { game, seats: ['me', 'open'], visibility: 'public' };
  const first = await house.post<Place>('/api/tables', wish, one, ada);
  const second = await house.post<Place>(`/api/tables/${first.table.id}/join`, {}, two, bel);
  const players = [
    new HousePlayer(house, one, ada, first),
    new HousePlayer(house, two, bel, second),
  ];
  for (const player of players) await player.connect(packed);
  return new HouseBoard(players);
}

/** Two players at a table of our house. */
export class HouseBoard implements Board {
  readonly players: readonly HousePlayer[];

  constructor(players: readonly HousePlayer[]) {
    this.players = players;
  }

  get over(): boolean {
    return this.players[0].over;
  }

  async play(): Promise<void> {
    const [one, two] = this.players;
    const { ply } = one;
    const mover = one.actors.includes(one.seat) ? one : two;
    mover.move();
    await Promise.all([one.knows(ply), two.knows(ply)]);
  }
}

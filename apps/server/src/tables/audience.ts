import { seatInfos, setPresence, type Table } from '@nabu/table';
import { type Note, Peers } from './peers.ts';
import { someLook, type Watcher } from './watcher.ts';
import { written } from './written.ts';

/** Who is here is told at most this often: a hundred arrivals are one message. */
const PRESENCE_MS = 250;

/** What the audience needs from its table. */
interface AudienceParts {
  table(): Table;
  readonly clock: () => number;
  /** Somebody came or went. `elsewhere`: other nodes know it already. */
  counted(elsewhere: boolean): void;
  /** Other nodes are to be told who is here. */
  noted(): void;
}

/** Those who look at a table and those who hold its seats: who is here, at whichever node, and who is told so. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  readonly peers = new Peers();
  readonly #parts: AudienceParts;
  /** How many connections show each id. */
  readonly #connections = new Map<string, number>();
  #presence: NodeJS.Timeout | null = null;
  /** What everybody was told last; null when somebody has come in since, who was told something newer. */
  #told: string | null = null;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  /** Who is here, as other nodes are told it. */
  get note(): Omit<Note, 'thinks'> {
    const seated = this.#parts.table().holders.flatMap(({ guest }) => guest?.who ?? []);
    const here = seated.filter((who) => this.#connectionsOf(who) > 0);
    const looking = here.filter((who) => someLook(this.watchers, [who]));
    return { here, looking, watchers: this.#onlookers };
  }

  /** How many look on without a seat, here and elsewhere. */
  get spectators(): number {
    return this.#onlookers + this.peers.watchers;
  }

  /** Adds a watcher. */
  enter(watcher: Watcher): void {
    this.watchers.add(watcher);
    for (const id of watcher.identities)
      this.#connections.set(id, (this.#connections.get(id) ?? 0) + 1);
    this.#told = null;
    this.count(false);
    this.tellSoon();
  }

  /** Removes a watcher; whether it was one. */
  exit(watcher: Watcher): boolean {
    if (!this.watchers.delete(watcher)) return false;
    for (const id of watcher.identities) {
      const left = (this.#connections.get(id) ?? 1) - 1;
      if (left > 0) this.#connections.set(id, left);
      else this.#connections.delete(id);
    }
    this.count(false);
    this.tellSoon();
    return true;
  }

  /** A watcher turns to the table, or away from it. */
  look(watcher: Watcher, looking: boolean): void {
    if (watcher.looking === looking) return;
    watcher.looking = looking;
    this.tellSoon();
  }

  /** Whether somebody has the table in sight, here or elsewhere. */
  isWatchedBy(identities: readonly string[]): boolean {
    return someLook(this.watchers, identities) || this.peers.isWatchedBy(identities);
  }

  /** Notes who is here: a seat's player is while they have a connection, to whichever node. */
  count(elsewhere: boolean): void {
    const now = this.#parts.clock();
    const table = this.#parts.table();
    table.holders.forEach(({ guest }, seat) => {
      const here = this.#connectionsOf(guest?.who) > 0 || this.peers.has(guest?.who ?? '');
      setPresence(table, seat, here, now);
    });
    this.#parts.counted(elsewhere);
  }

  /** Tells everybody who is here, together with what else changes within a moment. */
  tellSoon(): void {
    this.#presence ??= setTimeout(() => this.tell(), PRESENCE_MS).unref();
  }

  /** Tells everybody who is here, unless that is what they know. */
  tell(): void {
    if (this.#presence !== null) clearTimeout(this.#presence);
    this.#presence = null;
    this.#parts.noted();
    const seats = seatInfos(this.#parts.table());
    const text = written({ type: 'presence', seats, watchers: this.spectators });
    if (text === this.#told) return;
    this.#told = text;
    for (const watcher of this.watchers) watcher.send(text);
  }

  get #onlookers(): number {
    const { holders } = this.#parts.table();
    const seated = holders.map(({ guest }) => this.#connectionsOf(guest?.who));
    return this.watchers.size - seated.reduce((sum, count) => sum + count, 0);
  }

  #connectionsOf(who: string | undefined): number {
    return who === undefined ? 0 : (this.#connections.get(who) ?? 0);
  }
}

import { randomInt } from 'node:crypto';
import { newestGame, Refusal } from '@nabu/kernel';
import { mayJoin, readPace, type Table, viewerOf, writePace } from '@nabu/table';
import { Failure } from '../failure.ts';
import { silentWire, type Wire } from '../nodes/wire.ts';
import type { Person, Who } from '../people/who.ts';
import { newTableId } from '../secrets.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live.ts';
import { seatPersons } from '../tables/seating.ts';
import { type Brief, briefOf, LISTED_MS, listedOf } from './brief.ts';
import { wireFeed } from './feed.ts';
import { Mine } from './mine.ts';
import { Origins } from './origins.ts';
import { Queue, type Seeker, type SharedQueue, type Wanted } from './queue.ts';
import { readOpen, readPublic } from './read-briefs.ts';
import { storedSeekers } from './seekers.ts';
import type { Entry } from './selection.ts';
import { Sitters } from './sitters.ts';
import { type LobbySources, NO_SOURCES, UNKNOWN } from './sources.ts';
import { TableLists } from './table-lists.ts';
import { machineTimer } from './timer.ts';

/** What the lobby of a house works with. */
export interface HouseLobbyParts {
  readonly hall: Hall;
  readonly sources?: LobbySources;
  /** How other nodes hear of what happens here; there are none when it is left out. */
  readonly wire?: Wire;
  /** Whether one more table of a network may wait in the lobby; asked again for the same table, as before. */
  mayWait?(network: string, id: string): boolean;
  /** A table for people who were paired could not be made, or people not be looked up. */
  failed(error: unknown): void;
}

/** A table is listed anew this often although nothing seems to have changed. */
const RELISTED_MS = 5 * 60_000;

/** The lobby of a house: lists of tables, everybody's own tables, and people who wait to be paired. */
export class HouseLobby {
  readonly lists: TableLists;
  readonly mine: Mine;
  readonly queue: Queue;
  readonly #hall: Hall;
  readonly #sources: LobbySources;
  readonly #sitters: Sitters;
  readonly #failed: (error: unknown) => void;
  #closed = false;
  /** How each table was when it was last listed, and as what. */
  readonly #signs = new WeakMap<LiveTable, { readonly sign: string; readonly entry: Entry }>();
  readonly #origins: Origins;

  constructor(parts: HouseLobbyParts) {
    const { hall, sources = NO_SOURCES, wire = silentWire('alone'), failed } = parts;
    const { store, clock } = hall.parts;
    this.#hall = hall;
    this.#sources = sources;
    this.#failed = failed;
    const mayWait = parts.mayWait ?? (() => true);
    const listed = (id: string) => this.lists.entry(id)?.list ?? null;
    this.#origins = new Origins({ wire, clock, listed, mayWait, failed });
    this.#sitters = new Sitters(sources.known, clock);
    this.mine = new Mine({
      ...{ relations: store.relations, wire },
      look: (id) => this.#tableOf(id),
    });
    this.queue = new Queue({
      timer: machineTimer,
      seat: (wanted, persons, id) => this.#seat(wanted, persons, id),
      ...(wire.state !== 'alone' && { shared: sharedQueue(wire, hall, failed) }),
      changed: () => this.lists.countsChanged(),
      failed,
    });
    const pools = () => this.queue.pools();
    const feed = wireFeed(wire, failed);
    this.lists = new TableLists({ feed, timer: machineTimer, clock, pools });
  }

  /** Lists the public tables that are kept, and no others: before anybody can change them, and when changes may have been missed. */
  async load(): Promise<void> {
    const { store, clock, unreadable } = this.#hall.parts;
    const since = clock() - LISTED_MS;
    await this.#sitters.learn(await readPublic(store.relations, since));
    // Tables may have changed while people were looked up.
    const briefs = await readPublic(store.relations, since, unreadable);
    this.lists.retain(new Set(briefs.map(({ id }) => id)));
    for (const brief of briefs) {
      const listed = listedOf(brief, this.lists.hereAt(brief.id), this.#sitters.at(brief));
      this.lists.tell({ id: brief.id, listed }, true);
    }
  }

  /** A public table is being set up from a network, or one that all had left is taken up again from there. */
  from(id: string, network: string): void {
    this.#origins.from(id, network);
  }

  /** A table is not set up after all, or not listed any more. */
  forget(id: string): void {
    this.#origins.forget(id);
  }

  /**
   * Names at tables were changed in the store: the tables are read again, here and on other nodes, and
   * lists show the new ones, whether or not anybody is at the tables.
   */
  async renew(ids: readonly string[]): Promise<void> {
    this.#sitters.forget();
    await Promise.all(ids.map((id) => this.#hall.renew(id)));
    for (const brief of await readOpen(this.#hall.parts.store.relations, ids)) {
      if (this.lists.entry(brief.id)) {
        const listed = listedOf(brief, this.lists.hereAt(brief.id), this.#sitters.at(brief));
        this.lists.tell({ id: brief.id, listed });
      }
      this.mine.changedBrief(brief);
    }
  }

  /** The host took a table away. */
  remove(id: string): void {
    this.forget(id);
    this.lists.tell({ id, listed: null });
  }

  /** Lists a table as it stands: after every change, and when people came or went. `quietly`: other nodes know it already. */
  list(live: LiveTable, quietly = false): void {
    const { table, id } = live;
    const sign = this.#signOf(table);
    const before = this.#signs.get(live);
    // Most moves change nothing that lists show, and are not worth putting it together.
    if (before?.sign === sign && before.entry === this.lists.entry(id)) return;
    const brief = briefOf(table);
    const here = table.holders.filter((holder) => holder.here).length;
    const listed = table.game ? listedOf(brief, here, this.#sitters.at(brief)) : null;
    const shown = listed && this.#origins.mayList(id, listed.list) ? listed : null;
    // What waits may be listed yet: a rematch when somebody of those asked goes, a table that all left when somebody comes.
    if (!listed && table.phase !== 'waiting') this.forget(id);
    this.lists.tell({ id, listed: shown }, quietly);
    const entry = this.lists.entry(id);
    if (shown && entry) this.#signs.set(live, { sign, entry });
    if (shown) this.#learn(brief, live, quietly);
  }

  /** All that changes of what lists show of a table. What is known of people may, and until when it is listed does: they are seen to every few minutes. */
  #signOf({ holders, phase }: Table): string {
    const seats = holders.map(
      ({ bot, guest, here }) => `${bot ?? ''} ${guest?.who ?? ''} ${guest?.name ?? ''} ${here}`,
    );
    const minutes = Math.floor(this.#hall.parts.clock() / RELISTED_MS);
    return [phase, minutes, ...seats].join('\n');
  }

  /** Finds out who sits at a table, and lists it again with that. Without it names are shown alone. */
  #learn(brief: Brief, live: LiveTable, quietly: boolean): void {
    this.#sitters.learn([brief]).then(
      (learnt) => {
        if (!learnt || this.#closed) return;
        this.#signs.delete(live);
        this.list(live, quietly);
      },
      (error: unknown) => this.#closed || this.#failed(error),
    );
  }

  /** Whether somebody may sit down at a table; throws a `Failure` when it is for others. */
  async admit(table: Table, { person, identities }: Who): Promise<void> {
    if (viewerOf(table, identities) !== 'spectator') return;
    const { admits, game, seats, pace, rated } = table.facts;
    const others = table.holders.flatMap(({ guest }) => guest?.who ?? []);
    if (person) await this.refuseBlocked([person.id, ...others], person.id);
    const kind = { game, seats: seats.length, pace: pace && writePace(pace), rated };
    if (admits === 'everybody') return;
    const { rating } = person ? await this.#sources.strength(person.id, kind) : UNKNOWN;
    if (mayJoin(admits, { account: person?.account ?? false, rating })) return;
    const whom = admits === 'accounts' ? 'accounts' : `ratings from ${admits.replace('-', ' to ')}`;
    throw new Failure('not-admitted', `This table is for ${whom} only; you can watch it.`);
  }

  /** Throws a `Failure` when two of these, or the named one and another, do not play with each other; who of them, is not told. */
  async refuseBlocked(whos: readonly string[], one?: string): Promise<void> {
    for (const who of whos) {
      const blocks = await this.#sources.blocks(who);
      const meant = (other: string) => one === undefined || one === who || one === other;
      if (whos.some((other) => blocks.has(other) && meant(other)))
        throw new Failure(
          'blocked',
          'Two of you do not play together, because one has blocked the other; you can watch.',
        );
    }
  }

  /** Somebody as they are paired for a kind of game; throws when there is no such game. */
  async seeker(wanted: Wanted, person: Person): Promise<Seeker> {
    const { games } = this.#hall.parts;
    const game = newestGame(games, wanted.game);
    if (!game) throw new Refusal('unknown-game', `There is no game "${wanted.game}" here.`);
    if (wanted.seats < game.seats.min || wanted.seats > game.seats.max)
      throw new Refusal('bad-seats', `${game.id} is for ${game.seats.min} to ${game.seats.max}.`);
    const [strength, blocks] = await Promise.all([
      this.#sources.strength(person.id, wanted),
      this.#sources.blocks(person.id),
    ]);
    return { person: person.id, name: person.name, ...strength, blocks };
  }

  /** Takes off the lists what has been there for too long. */
  sweep(): void {
    this.lists.sweep();
    this.#origins.sweep(this.#hall.parts.clock() - LISTED_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.queue.close();
  }

  /** Seats people who were paired, in an order that chance decides. */
  async #seat(
    { game, seats: _, pace, rated }: Wanted,
    seekers: readonly Seeker[],
    id?: string,
  ): Promise<string> {
    const sitters = shuffled(seekers).map(({ person, name }) => ({ who: person, name }));
    const wish = { game, rated, pace: pace === null ? null : readPace(pace) };
    return (await seatPersons(this.#hall, wish, sitters, id)).id;
  }

  async #tableOf(id: string): Promise<Table | null> {
    const live = await this.#hall.find(id).catch(() => null);
    return live?.table ?? null;
  }
}

/** What the queues of several nodes share: the store, and a word that something changed. */
function sharedQueue(
  wire: Wire,
  { parts: { store, clock } }: Hall,
  failed: (error: unknown) => void,
): SharedQueue {
  return {
    seekers: storedSeekers(wire.node, store.relations, clock, machineTimer),
    newId: newTableId,
    tell: () => wire.tell('seekers', true),
    hear: (ear) => void wire.hear('seekers', ear).catch(failed),
  };
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const rest = [...items];
  return items.map(() => rest.splice(randomInt(rest.length), 1)[0]);
}

import { Failure } from './failure.ts';
import { networkOf } from './http/address.ts';
import { Listing } from './listing.ts';
import { OWN_COUNTS, type SharedCounts } from './nodes/counts.ts';
import { CountLimit, RateLimit } from './rate.ts';

/** How much one address (a /64 of IPv6), one connection, one table or everybody together may ask for. */
export interface LimitSettings {
  /** Requests from one address in ten seconds. */
  readonly requests: number;
  /** Tables set up from one address in twenty minutes, rematches among them. */
  readonly tables: number;
  /** The same from everybody together. */
  readonly allTables: number;
  /** Tables of one address that wait in the lobby at a time. */
  readonly listed: number;
  /** Seats taken from one address in ten minutes. */
  readonly joins: number;
  readonly allJoins: number;
  /** Guests that come in from one address in ten minutes. */
  readonly guests: number;
  readonly allGuests: number;
  /** Studies and chapters made from one address in an hour. */
  readonly studies: number;
  readonly allStudies: number;
  /** Games and studies read as records from one address in a minute: for one that is not at hand a game is played again. */
  readonly records: number;
  /** Moments of games looked back at from one address in two minutes: each is found by playing up to 64 moves again. */
  readonly moments: number;
  /** Tables that are not in memory and are read for one address in a minute: the game of each is played again. */
  readonly opened: number;
  /** Games told from the beginning to one address in a minute, where that means to play a long one again. */
  readonly histories: number;
  /** Sockets opened from one address in a minute. */
  readonly upgrades: number;
  readonly allUpgrades: number;
  /** Sockets of one address open at a time. */
  readonly sockets: number;
  /** TCP connections of one address at a time: its sockets, and what its browsers hold open for requests. */
  readonly connections: number;
  readonly allConnections: number;
  /** Messages on one socket in five seconds. */
  readonly messages: number;
  /** Greetings on one socket in a minute. */
  readonly hellos: number;
  /** Greetings from one address in a minute. */
  readonly addressHellos: number;
  /** Lines of chat on one socket in ten seconds. */
  readonly lines: number;
  /** Lines of chat of one person in thirty seconds, at all tables and from all devices. */
  readonly personLines: number;
  /** Lines of chat at one table in thirty seconds. */
  readonly tableLines: number;
}

/** Generous to people behind one router, tight enough that one visitor cannot hold up the others. */
export const LIMIT_PRESETS: LimitSettings = {
  requests: 300,
  tables: 40,
  allTables: 6000,
  listed: 5,
  joins: 120,
  allJoins: 12_000,
  guests: 60,
  allGuests: 12_000,
  studies: 240,
  allStudies: 6000,
  records: 60,
  moments: 1200,
  opened: 120,
  histories: 120,
  upgrades: 120,
  allUpgrades: 12_000,
  sockets: 60,
  connections: 200,
  allConnections: 10_000,
  messages: 150,
  hellos: 30,
  addressHellos: 240,
  lines: 10,
  personLines: 15,
  tableLines: 30,
};

/** The limits of a house that is to hold so many connections: all of them may come again within a minute, after the house was started again. */
export function limitsFor(connections: number): Partial<LimitSettings> {
  const allUpgrades = Math.max(LIMIT_PRESETS.allUpgrades, Math.ceil(1.2 * connections));
  return { allConnections: connections, allUpgrades };
}

/** What limits need from the house. */
export interface LimitParts {
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
  /** Hears of everything refused: what there was too much of, and the network it came from. */
  readonly refused?: (what: string, network: string) => void;
  /** What other nodes count too. */
  readonly counts?: SharedCounts;
}

/** How many requests an address may make in so many seconds, how many of them are left, and after how long one more is. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
  readonly left: number;
  readonly wait: number;
}

type Keyed = readonly [limit: RateLimit, key: string];
type Pair = readonly [one: RateLimit, more: RateLimit];
const ALL = 'all';

/**
 * The limits of one house. Those of an address, a person or a table hold at all its nodes together;
 * what is open at a time, and what protects a machine, is counted by each. Whatever counts throws a `Failure` with the code `too-fast` when there
 * is too much, and has then counted nothing.
 */
export class Limits {
  readonly #settings: LimitSettings;
  readonly #counts: SharedCounts;
  /** Under what names other nodes hear of what is counted. */
  readonly #shared = new Map<RateLimit, string>();
  readonly #refused: (what: string, network: string) => void;
  readonly #requests: RateLimit;
  readonly #messages: RateLimit;
  readonly #tables: Pair;
  readonly #joins: Pair;
  readonly #guests: Pair;
  readonly #studies: Pair;
  readonly #records: RateLimit;
  readonly #moments: RateLimit;
  readonly #opened: RateLimit;
  readonly #histories: RateLimit;
  readonly #upgrades: Pair;
  readonly #hellos: Pair;
  readonly #lines: readonly [socket: RateLimit, person: RateLimit, table: RateLimit];
  readonly #listing: Listing;
  readonly #sockets: CountLimit;
  readonly #connections: CountLimit;
  #visitors = 0;

  constructor(settings: LimitSettings, { clock, refused, counts = OWN_COUNTS }: LimitParts = {}) {
    this.#counts = counts;
    const steady = clock ?? (() => performance.now());
    const rate = (most: number, seconds: number) => new RateLimit({ most, seconds }, steady);
    this.#settings = settings;
    this.#refused = refused ?? (() => undefined);
    this.#requests = rate(settings.requests, 10);
    this.#messages = rate(settings.messages, 5);
    this.#tables = [rate(settings.tables, 1200), rate(settings.allTables, 1200)];
    this.#joins = [rate(settings.joins, 600), rate(settings.allJoins, 600)];
    this.#guests = [rate(settings.guests, 600), rate(settings.allGuests, 600)];
    this.#studies = [rate(settings.studies, 3600), rate(settings.allStudies, 3600)];
    this.#records = rate(settings.records, 60);
    this.#moments = rate(settings.moments, 120);
    this.#opened = rate(settings.opened, 60);
    this.#histories = rate(settings.histories, 60);
    this.#upgrades = [rate(settings.upgrades, 60), rate(settings.allUpgrades, 60)];
    this.#hellos = [rate(settings.hellos, 60), rate(settings.addressHellos, 60)];
    this.#lines = [
      rate(settings.lines, 10),
      rate(settings.personLines, 30),
      rate(settings.tableLines, 30),
    ];
    this.#listing = new Listing(settings.listed, steady);
    this.#sockets = new CountLimit(settings.sockets);
    this.#connections = new CountLimit(settings.connections);
    this.#share('requests', this.#requests);
    for (const [what, [own, all]] of [
      ['tables', this.#tables],
      ['joins', this.#joins],
      ['guests', this.#guests],
      ['studies', this.#studies],
    ] as const) {
      this.#share(what, own);
      this.#share(`all ${what}`, all);
    }
    this.#share('records', this.#records);
    this.#share('moments', this.#moments);
    this.#share('opened', this.#opened);
    this.#share('histories', this.#histories);
    this.#share('sockets', this.#upgrades[0]);
    this.#share('greetings', this.#hellos[1]);
    this.#share('lines of a person', this.#lines[1]);
    this.#share('lines at a table', this.#lines[2]);
  }

  /** Counts a request of an address. */
  request(ip: string): void {
    const network = networkOf(ip);
    this.#count('requests', network, [this.#requests, network]);
  }

  /** What an address may still ask for, as headers tell it. */
  allowance(ip: string): Allowance {
    const network = networkOf(ip);
    const wait = this.#requests.wait(network);
    return { most: this.#settings.requests, seconds: 10, left: this.#requests.left(network), wait };
  }

  /** Counts a new table for the address that asked for it; a rematch is a new table too. */
  table(ip: string): void {
    this.#countFor('new tables', ip, this.#tables);
  }

  /** Counts a seat taken from an address. */
  join(ip: string): void {
    this.#countFor('joins', ip, this.#joins);
  }

  /** Counts somebody who comes in as a guest from an address. */
  guest(ip: string): void {
    this.#countFor('new guests', ip, this.#guests);
  }

  /** Counts a study or chapter made from an address: it may be long, and guests who make some cost nothing. */
  study(ip: string): void {
    this.#countFor('new studies and chapters', ip, this.#studies);
  }

  /** Counts a game or study that an address reads as a record. */
  record(ip: string): void {
    const network = networkOf(ip);
    this.#count('records', network, [this.#records, network]);
  }

  /** Counts a moment of a game that an address looks back at. */
  moment(ip: string): void {
    const network = networkOf(ip);
    this.#count('moments of games', network, [this.#moments, network]);
  }

  /** Counts a table that must be read for an address because it is not in memory. */
  opened(ip: string): void {
    const network = networkOf(ip);
    this.#count('tables opened', network, [this.#opened, network]);
  }

  /** Counts a public table as waiting in the lobby for its maker's address; to be asked before it is stored. */
  publish(ip: string, tableId: string): void {
    const network = networkOf(ip);
    if (this.#listing.add(network, tableId)) return;
    const sentence = `You have ${this.#settings.listed} tables waiting in the lobby; wait until one has started, or share a link instead.`;
    throw this.#failure('tables in the lobby', network, sentence);
  }

  /** Whether a table that was set up already may be shown as waiting in the lobby, and is counted for a network. */
  mayWait(network: string, tableId: string): boolean {
    return this.#listing.add(network, tableId);
  }

  /** A table waits no more: it started, everybody left it or it could not be stored. Any other id is no matter. */
  unpublish(tableId: string): void {
    this.#listing.remove(tableId);
  }

  /** Counts a socket that is to be opened; returns what to call when it is closed. */
  open(ip: string): () => void {
    const release = this.#hold('open sockets', ip, this.#sockets);
    try {
      this.#countFor('new sockets', ip, this.#upgrades);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Counts a TCP connection; returns what to call when it is closed. */
  connect(ip: string): () => void {
    return this.#hold('open connections', ip, this.#connections);
  }

  /** What one socket from an address may do. */
  visitor(ip: string): VisitorLimits {
    const key = `socket ${++this.#visitors}`;
    const network = networkOf(ip);
    const [hellos, addressHellos] = this.#hellos;
    const [lines, personLines, tableLines] = this.#lines;
    return {
      network,
      message: () => this.#count('messages', network, [this.#messages, key]),
      hello: () => this.#count('greetings', network, [hellos, key], [addressHellos, network]),
      opened: () => this.opened(ip),
      history: () =>
        this.#count('games told from the beginning', network, [this.#histories, network]),
      chat: (table, speaker) =>
        this.#count(
          'lines of chat',
          network,
          ...[[lines, key] as const, [personLines, speaker] as const],
          [tableLines, table],
        ),
      rematch: () => this.table(ip),
      pair: () => this.join(ip),
    };
  }

  /** What is counted by a limit other nodes count too: it is for the whole house. */
  #share(what: string, limit: RateLimit): void {
    this.#shared.set(limit, what);
    this.#counts.hear(what, (key) => limit.take(key));
  }

  #countFor(what: string, ip: string, [own, all]: Pair): void {
    const network = networkOf(ip);
    this.#count(what, network, [own, network], [all, ALL]);
  }

  #count(what: string, network: string, ...keyed: readonly Keyed[]): void {
    const seconds = Math.max(...keyed.map(([limit, key]) => limit.wait(key)));
    if (seconds > 0)
      throw this.#failure(
        what,
        network,
        `Too many ${what}; wait ${seconds} s and try again.`,
        seconds,
      );
    for (const [limit, key] of keyed) {
      limit.take(key);
      const shared = this.#shared.get(limit);
      if (shared !== undefined) this.#counts.tell(shared, key);
    }
  }

  #hold(what: string, ip: string, limit: CountLimit): () => void {
    const network = networkOf(ip);
    const release = limit.take(network);
    if (release) return release;
    throw this.#failure(what, network, `Too many ${what}; close one and try again.`);
  }

  #failure(what: string, network: string, sentence: string, wait: number | null = null): Failure {
    this.#refused(what, network);
    return new Failure('too-fast', sentence, null, wait);
  }
}

/** What one socket may do; its counts are forgotten soon after it is closed. */
export interface VisitorLimits {
  /** The network it comes from, as limits count them. */
  readonly network: string;
  /** Counts a message. */
  message(): void;
  /** Counts a greeting, on this socket and for its address. */
  hello(): void;
  /** Counts a table that must be read, for its address. */
  opened(): void;
  /** Counts a game that is told from its beginning and is not at hand, for its address. */
  history(): void;
  /** Counts a line of chat, on this socket, for whoever says it, and at the table. */
  chat(tableId: string, speaker: string): void;
  /** Counts a wish to be paired as a seat taken from its address. */
  pair(): void;
  /** Counts a rematch as a new table of its address. */
  rematch(): void;
}

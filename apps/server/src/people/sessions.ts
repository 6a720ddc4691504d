import type { Compilable } from 'kysely';
import { silentWire, type Wire } from '../nodes/wire.ts';
import { hashToken, newId, newSessionToken } from '../secrets.ts';
import type { SessionRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import { COOKIE_DAYS } from './cookies.ts';
import type { Person, Session } from './who.ts';

/** A session with whose it is, and every id under which they hold seats. */
export interface Found {
  readonly session: Session;
  readonly person: Person;
  readonly identities: readonly string[];
}

const DAY_MS = 24 * 3600_000;
/** A session that is not used for so long is over: a guest would lose everything by it. */
const GUEST_MS = COOKIE_DAYS * DAY_MS;
const ACCOUNT_MS = 90 * DAY_MS;
/** That a session is used is written down at most so often. */
const SEEN_MS = 5 * 60_000;
/** What was found is believed for so long, unless it is changed here. */
const BELIEVED_MS = 60_000;
/** The same while other nodes change sessions too and cannot be heard. */
const BELIEVED_UNHEARD_MS = 5_000;
const TOPIC = 'sessions';
/** So many sessions are kept in memory; beyond, the ones looked up first are forgotten. */
const MOST_KEPT = 20_000;

/** What nodes tell each other: sessions that are to be read again, by their hashes, and those that have ended, by their ids. */
interface SessionNews {
  readonly hashes: readonly string[];
  readonly ended: readonly string[];
}

interface Kept {
  readonly until: number;
  readonly found: Promise<Found | null>;
}

/** Who is signed in where. A token is told once and kept as a hash. */
export class Sessions {
  readonly #relations: Relations;
  readonly #clock: () => number;
  readonly #wire: Wire;
  readonly #kept = new Map<string, Kept>();
  readonly #ended: ((session: string) => void)[] = [];

  constructor(relations: Relations, clock: () => number, wire = silentWire('alone')) {
    this.#relations = relations;
    this.#clock = clock;
    this.#wire = wire;
    wire.hear(TOPIC, (message) => this.#hear(message as SessionNews)).catch(() => undefined);
  }

  /** Calls back with the id of every session that ends, so that its connections can be closed. */
  onEnded(hear: (session: string) => void): void {
    this.#ended.push(hear);
  }

  /** The session of a token's hash, or null when there is none, or it is over. */
  find(hash: string): Promise<Found | null> {
    const kept = this.#kept.get(hash);
    if (kept && kept.until > this.#clock()) return kept.found;
    const found = this.#read(hash);
    this.#keep(hash, found);
    // Only good ones are kept: made-up tokens must not push them out.
    const drop = () => this.#kept.get(hash)?.found === found && this.#kept.delete(hash);
    found.then((good) => good ?? drop(), drop);
    return found;
  }

  /**
   * Opens a session for a person; the token is told once. `proved`: they have just shown that it is
   * them. What is to be written with it waits for the disk once.
   */
  async open(
    person: string,
    agent: string,
    proved: boolean,
    ...besides: readonly Compilable[]
  ): Promise<string> {
    const { db, write } = this.#relations;
    const token = newSessionToken();
    const now = this.#clock();
    const times = { created: now, seen: now, proved: proved ? now : null };
    const row: SessionRow = { id: newId(), hash: hashToken(token), person, agent, ...times };
    await write(db.insertInto('sessions').values(row), ...besides);
    this.#kept.delete(row.hash);
    return token;
  }

  /** The sessions of a person, the one used last first. */
  list(person: string): Promise<readonly SessionRow[]> {
    const { db } = this.#relations;
    const mine = db.selectFrom('sessions').selectAll().where('person', '=', person);
    return mine.orderBy('seen', 'desc').orderBy('id').execute();
  }

  /** Those of some sessions that are kept. */
  async kept(ids: readonly string[]): Promise<readonly string[]> {
    const rows = this.#relations.db.selectFrom('sessions').select('id').where('id', 'in', ids);
    return (await rows.execute()).map(({ id }) => id);
  }

  /** Ends sessions of a person: the named ones, or all but one. Returns how many there were. */
  async end(person: string, which: { readonly ids: readonly string[] } | { readonly but: string }) {
    const rows = (await this.list(person)).filter(({ id }) =>
      'ids' in which ? which.ids.includes(id) : id !== which.but,
    );
    if (rows.length > 0) await this.#relations.write(...this.ending(rows));
    this.gone(rows);
    return rows.length;
  }

  /** What ends sessions, to be written together with what goes with it; `gone` tells it after that. */
  ending(rows: readonly SessionRow[]): readonly Compilable[] {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    return [this.#relations.db.deleteFrom('sessions').where('id', 'in', ids)];
  }

  /** Sessions that are deleted: nobody is known by them any more. */
  gone(rows: readonly SessionRow[]): void {
    const hashes = rows.map(({ hash }) => hash);
    this.#tell({ hashes, ended: rows.map(({ id }) => id) });
  }

  /** Personal tokens open nothing any more: their connections are closed as those of sessions are. */
  ended(ids: readonly string[]): void {
    this.#tell({ hashes: [], ended: ids });
  }

  /** What is known of a person has changed: it is read again when it is asked for. */
  async forget(person: string): Promise<void> {
    this.#tell({ hashes: (await this.list(person)).map(({ hash }) => hash), ended: [] });
  }

  /** Deletes the sessions that are over. */
  async sweep(): Promise<void> {
    const { db, write } = this.#relations;
    await write(db.deleteFrom('sessions').where('seen', '<', this.#clock() - GUEST_MS));
  }

  #tell(news: SessionNews): void {
    this.#hear(news);
    if (news.hashes.length + news.ended.length > 0) this.#wire.tell(TOPIC, news);
  }

  #hear({ hashes, ended }: SessionNews): void {
    for (const hash of hashes) this.#kept.delete(hash);
    for (const id of ended) for (const hear of this.#ended) hear(id);
  }

  #keep(hash: string, found: Kept['found']): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.delete(hash);
    const believed = this.#wire.state === 'down' ? BELIEVED_UNHEARD_MS : BELIEVED_MS;
    this.#kept.set(hash, { until: this.#clock() + believed, found });
  }

  async #read(hash: string): Promise<Found | null> {
    const { db } = this.#relations;
    const row = await db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .select(['sessions.id as session', 'sessions.seen', 'sessions.proved'])
      .select(['persons.id', 'persons.name', 'persons.name_key', 'persons.role'])
      .where('sessions.hash', '=', hash)
      .where('persons.erased', 'is', null)
      .executeTakeFirst();
    const account = row?.name_key !== null;
    const now = this.#clock();
    if (!row || row.seen + (account ? ACCOUNT_MS : GUEST_MS) < now) return null;
    if (row.seen + SEEN_MS < now) this.#seen(row.session, now);
    const others = await db
      .selectFrom('aliases')
      .select('who')
      .where('person', '=', row.id)
      .orderBy('created')
      .execute();
    return {
      session: { id: row.session, proved: row.proved },
      person: { id: row.id, name: row.name, account, host: row.role === 'host' },
      identities: [row.id, ...others.map(({ who }) => who)],
    };
  }

  /** Nobody waits for this, and nothing is lost when it fails: it is written the next time. */
  #seen(session: string, now: number): void {
    const { db, write } = this.#relations;
    const update = db.updateTable('sessions').set({ seen: now }).where('id', '=', session);
    write(update).catch(() => undefined);
  }
}

import type { ActKind, SanctionKind, Someone, TableOverseen, Writers } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Limits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import { nameKey } from '../people/names.ts';
import type { People } from '../people/people.ts';
import { newId } from '../secrets.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { endTable, leaveTable } from '../tables/seating.ts';
import { everyId, personOf } from './ids.ts';
import type { Reports } from './reports.ts';
import { someones } from './someone.ts';
import type { Talk } from './talk.ts';
import { writtenWriters } from './writers.ts';

/** What keeping order works with. */
export interface ModerationParts {
  readonly people: People;
  readonly hall: Hall;
  readonly lobby: HouseLobby;
  readonly limits: Limits;
  readonly talk: Talk;
  readonly reports: Reports;
}

const HOUR_MS = 3600_000;
/** So many acts are listed at once. */
const PAGE = 50;
/** So many people are found by a name. */
const MOST_FOUND = 20;

/** For how long somebody is silenced or banned, and why. */
export interface Sanctioning {
  readonly hours: number | null;
  readonly reason: string;
}

/** What whoever runs the house can do. Each act is written down in the same write as what it does. */
export class Moderation {
  readonly #parts: ModerationParts;
  readonly #relations: Relations;

  constructor(parts: ModerationParts) {
    this.#parts = parts;
    this.#relations = parts.people.relations;
  }

  /** Silences or bans somebody; whoever is banned is signed out everywhere and gets up from every table. */
  async sanction(host: string, who: string, kind: SanctionKind, what: Sanctioning): Promise<void> {
    const { people } = this.#parts;
    const someone = await this.#someone(who);
    const { id } = someone;
    if (someone.host)
      throw new Failure('is-host', 'Whoever runs the house cannot be silenced or banned.');
    if (kind === 'ban' && someone.kind === 'token')
      throw new Failure('unknown-person', 'This is no person of the house; silence them instead.');
    const now = people.clock();
    const until = what.hours === null ? null : now + what.hours * HOUR_MS;
    const { db, write } = this.#relations;
    const row = { id: newId(), person: id, kind, reason: what.reason, host, created: now };
    await write(
      this.#lifted(id, kind, now),
      db.insertInto('sanctions').values({ ...row, until, lifted: null }),
      this.#act(host, kind, { person: id, details: detailsOf(what) }),
    );
    if (kind === 'ban') await this.#turnOut(id);
  }

  /** Takes back what is in force against somebody. */
  async lift(host: string, who: string, kind: SanctionKind): Promise<void> {
    const { id } = await this.#someone(who);
    const lifted = this.#lifted(id, kind, this.#parts.people.clock());
    const act = this.#act(host, 'lift', { person: id, details: kind });
    await this.#relations.write(must(lifted), act).catch(stale('Nothing of this is in force.'));
  }

  /** Calls somebody by another name, here and in every game they played. */
  async rename(host: string, who: string, name: string): Promise<void> {
    const { people, lobby } = this.#parts;
    const { id, name: before, kind } = await this.#someone(who);
    const ids = await everyId(this.#relations, [id]);
    const { db, write } = this.#relations;
    const self = db.updateTable('persons').set({
      name,
      ...(kind === 'account' ? { name_key: nameKey(name) } : {}),
    });
    const act = this.#act(host, 'rename', { person: id, details: `${before} → ${name}` });
    await write(
      self.where('id', '=', id).where('erased', 'is', null),
      ...people.renaming(ids, name),
      act,
    ).catch((error: unknown) => {
      if (!(error instanceof StoreError) || error.code !== 'taken') throw error;
      throw new Failure('name-taken', 'This name is taken, or looks like one that is.');
    });
    await people.renamed(id);
    const sat = db.selectFrom('sitters').innerJoin('tables', 'tables.key', 'sitters.table_key');
    const tables = await sat
      .select('tables.id')
      .distinct()
      .where('sitters.who', 'in', ids)
      .execute();
    await lobby.renew(tables.map((table) => table.id));
  }

  /** Takes a line away: from every screen and from the store. What was reported of it stays with the report. */
  async removeLine(host: string, table: string, n: number): Promise<void> {
    const { talk } = this.#parts;
    const line = await talk.lines.find(table, n);
    if (line.text === '' && line.phrase === null) return;
    const act = this.#act(host, 'removeLine', { person: line.who, table, details: String(n) });
    await this.#relations.write(talk.lines.blanked(table, n), act);
    await talk.removed(table, line);
  }

  /** Takes a table away: nobody opens it any more. */
  async removeTable(host: string, table: string): Promise<void> {
    const { hall, limits, lobby, people } = this.#parts;
    const { id } = await hall.find(table);
    const { db, write } = this.#relations;
    const removed = db.updateTable('tables').set({ removed: people.clock() });
    await write(must(removed.where('id', '=', id)), this.#act(host, 'removeTable', { table: id }));
    limits.unpublish(id);
    const gone = new Failure('unknown-table', 'Whoever runs the house has removed this table.');
    await hall.renew(id, gone);
    lobby.remove(id);
  }

  /** Ends a game, or closes a table that still waits; nobody wins. */
  async endTable(host: string, table: string): Promise<void> {
    const live = await this.#parts.hall.find(table);
    await endTable(live);
    await this.#relations.write(this.#act(host, 'endTable', { table: live.id }));
  }

  /** Puts a report away. */
  async closeReport(host: string, id: string, note: string): Promise<void> {
    const { reports } = this.#parts;
    const { person, table_id: table } = await reports.about(id);
    const act = this.#act(host, 'closeReport', { person, table, details: note });
    await this.#relations
      .write(reports.closing(id, host, note), act)
      .catch(stale('This report is closed already.'));
  }

  /** Settles who may write freely. */
  async setWriters(host: string, writers: Writers): Promise<void> {
    const act = this.#act(host, 'writers', { details: writers });
    await this.#relations.write(writtenWriters(this.#relations, writers), act);
  }

  /** Notes that somebody became host. */
  async becameHost(person: string): Promise<void> {
    await this.#relations.write(this.#act(person, 'becameHost', { person }));
  }

  /** What hosts did, the last first, before a time. */
  async acts(before: number) {
    const { db } = this.#relations;
    const all = db.selectFrom('acts').selectAll().where('at', '<', before);
    const rows = await all.orderBy('at', 'desc').orderBy('id').limit(PAGE).execute();
    const ids = rows.flatMap(({ host, person }) => [host, person ?? []].flat());
    const known = await someones(this.#relations, ids, this.#parts.people.clock());
    return {
      acts: rows.map(({ id, at, host, what, person, table_id: table, details }) => ({
        ...{ id, at, host: known(host).name, what, table, details },
        person: person === null ? null : { id: person, name: known(person).name },
      })),
      next: rows.length === PAGE ? rows[PAGE - 1].at : null,
    };
  }

  /** People by a name, or by an id. */
  async find(name: string): Promise<readonly Someone[]> {
    const { db } = this.#relations;
    const named = await db
      .selectFrom('persons')
      .select('id')
      .where('erased', 'is', null)
      .where((where) =>
        where.or([
          where('name_key', '=', nameKey(name)),
          where('name', '=', name),
          where('id', '=', name),
        ]),
      )
      .orderBy('created', 'desc')
      .limit(MOST_FOUND)
      .execute();
    const ids = named.map(({ id }) => id);
    return ids.map(await someones(this.#relations, ids, this.#parts.people.clock()));
  }

  /** A table as whoever runs the house looks at it. */
  async oversee(id: string): Promise<TableOverseen> {
    const { hall, talk, people } = this.#parts;
    const { table } = await hall.find(id);
    const sat = table.holders.flatMap(({ guest }, seat) => (guest ? [{ seat, ...guest }] : []));
    const persons = await Promise.all(sat.map(({ who }) => personOf(this.#relations, who)));
    const known = await someones(this.#relations, persons, people.clock());
    return {
      ...{ table: id, game: table.facts.game, phase: table.phase },
      seats: sat.map(({ seat, name }, i) => ({ seat, person: { ...known(persons[i]), name } })),
      lines: [...(await talk.lines.last(id))],
    };
  }

  #lifted(id: string, kind: SanctionKind, now: number) {
    const rows = this.#relations.db.updateTable('sanctions').set({ lifted: now });
    return rows.where('person', '=', id).where('kind', '=', kind).where('lifted', 'is', null);
  }

  async #someone(id: string): Promise<Someone> {
    const now = this.#parts.people.clock();
    const someone = (await someones(this.#relations, [id], now))(id);
    if (someone.kind !== 'token') return someone;
    const { db } = this.#relations;
    const sat = db.selectFrom('sitters').select('n').where('who', '=', id).limit(1);
    if (await sat.executeTakeFirst()) return someone;
    throw new Failure('unknown-person', 'There is nobody by this id.');
  }

  /** Whoever is banned is signed out with all their bots, and nobody waits for them. */
  async #turnOut(person: string): Promise<void> {
    const { people, hall } = this.#parts;
    await people.sessions.end(person, { but: '' });
    people.sessions.ended(await people.tokens.idsOf(person));
    for (const each of [person, ...(await people.botsOf(person))]) {
      const identities = await everyId(this.#relations, [each]);
      for (const table of await people.openTablesOf(each)) {
        const live = await hall.find(table).catch(() => null);
        if (live) await leaveTable(live, { identities, token: false }).catch(() => undefined);
      }
    }
  }

  #act(
    host: string,
    what: ActKind,
    { person = null, table = null, details = '' }: Partial<Acted> = {},
  ) {
    const row = { id: newId(), at: this.#parts.people.clock(), host, what, person, details };
    return this.#relations.db.insertInto('acts').values({ ...row, table_id: table });
  }
}

interface Acted {
  readonly person: string | null;
  readonly table: string | null;
  readonly details: string;
}

function detailsOf({ hours, reason }: Sanctioning): string {
  return [hours === null ? '' : `${hours} h`, reason].filter(Boolean).join(': ');
}

function stale(sentence: string) {
  return (error: unknown): never => {
    const conflict = error instanceof StoreError && error.code === 'conflict';
    throw conflict ? new Failure('stale', sentence) : error;
  };
}

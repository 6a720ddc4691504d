import type { Compilable } from 'kysely';
import { Failure } from '../failure.ts';
import type { Wire } from '../nodes/wire.ts';
import { newId } from '../secrets.ts';
import type { NewPerson } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import { accountPart } from './account-part.ts';
import { idsOf, type PersonalPart } from './parts.ts';
import { seatsPart } from './seats-part.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';
import { NOBODY, type Person, type Shown, type Who } from './who.ts';

/** Somebody with a session of theirs; what only persons may do is asked of this. */
export type Known = Who & {
  readonly session: NonNullable<Who['session']>;
  readonly person: NonNullable<Who['person']>;
};

const DAY_MS = 24 * 3600_000;
/** So many guests are deleted at a time. */
const MOST_SWEPT = 1000;
/** So many sessions are looked up at once. */
const MOST_ASKED = 1000;

/** What people need from the house. */
export interface PeopleParts {
  readonly relations: Relations;
  readonly wire?: Wire | undefined;
  readonly clock: () => number;
}

/** The people of a house: who asks, guests as they come, and what becomes of those who go. */
export class People {
  readonly relations: Relations;
  readonly clock: () => number;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  /** Every part of the house that keeps something about persons; the account goes last, with the ids it holds. */
  readonly #parts: PersonalPart[];

  constructor({ relations, clock, wire }: PeopleParts) {
    this.relations = relations;
    this.clock = clock;
    this.sessions = new Sessions(relations, clock, wire);
    this.tokens = new Tokens(relations, clock, (ids) => this.sessions.ended(ids));
    this.#parts = [seatsPart(relations), this.tokens.part, accountPart(relations, clock)];
  }

  /** Adds a part of the house that keeps something about persons. */
  add(part: PersonalPart): void {
    this.#parts.unshift(part);
  }

  /**
   * Who somebody is by what they show. A cookie that is over shows nobody; throws a `Failure` when
   * a session that was named on purpose is.
   */
  async who({ session: hash, seat, named, personal }: Shown): Promise<Who> {
    const found = await (personal === undefined
      ? hash !== null && this.sessions.find(hash)
      : this.tokens.find(personal));
    if (!found && personal !== undefined)
      throw new Failure('signed-out', 'This token was revoked or is over; make another.');
    if (!found && named)
      throw new Failure(
        'signed-out',
        'This session is over; sign in again, or come in as a guest.',
      );
    const { session, person, identities } = found || NOBODY;
    if (seat === null) return { session, person, identities, token: false };
    return { session, person, identities: [...identities, seat], token: true };
  }

  /** Those of some sessions and tokens that open nothing any more: they end by themselves too, and at nodes that cannot be heard. */
  async over(ids: readonly string[]): Promise<readonly string[]> {
    const over: string[] = [];
    for (let from = 0; from < ids.length; from += MOST_ASKED) {
      const some = ids.slice(from, from + MOST_ASKED);
      const found = await Promise.all([this.sessions.kept(some), this.tokens.good(some)]);
      const good = new Set(found.flat());
      over.push(...some.filter((id) => !good.has(id)));
    }
    return over;
  }

  /** A person who is there, as others know them. */
  async named(person: string): Promise<Person> {
    const { name, name_key, role } = await this.relations.db
      .selectFrom('persons')
      .select(['name', 'name_key', 'role'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    return { id: person, name, account: name_key !== null, host: role === 'host' };
  }

  /** A new guest by a name, which others may go by too; gives the person's id. */
  async addGuest(name: string): Promise<string> {
    const { db, write } = this.relations;
    const nothing = { name_key: null, role: null, email: null, email_key: null, erased: null };
    const row: NewPerson = { id: newId(), name, created: this.clock(), ...nothing };
    await write(db.insertInto('persons').values(row));
    return row.id;
  }

  /** Calls a guest by another name; accounts have another way. */
  async renameGuest(person: string, name: string): Promise<void> {
    const { db, write } = this.relations;
    const guest = db.updateTable('persons').set({ name }).where('id', '=', person);
    await write(guest.where('name_key', 'is', null).where('erased', 'is', null));
    await this.sessions.forget(person);
  }

  /**
   * Seats that were taken by tokens (their hashes) are the person's from now on. What somebody else
   * has claimed stays theirs, and what never opened a seat is nothing. Returns how many are the
   * person's now that were not before.
   */
  async claim(person: string, hashes: readonly string[]): Promise<number> {
    const { db, write } = this.relations;
    const seats = db.selectFrom('sitters').select('who').distinct().where('who', 'in', hashes);
    const created = this.clock();
    const held = (await seats.execute()).map(({ who }) => who);
    const claims = held.map((who) =>
      db
        .insertInto('aliases')
        .values({ who, person, created })
        .onConflict((on) => on.doNothing()),
    );
    const written = await write(...claims, ...this.#moved(held));
    await this.sessions.forget(person);
    this.#afterMoved();
    return written.slice(0, claims.length).reduce((sum, { changed }) => sum + changed, 0);
  }

  /** What gives all that a guest has to an account; to be written together with what goes with it. */
  merging(guest: string, account: string): readonly Compilable[] {
    return [...this.#parts.flatMap((part) => part.merge(guest, account)), ...this.#moved([guest])];
  }

  /** That was written: what is known of the account is read again. */
  async merged(account: string): Promise<void> {
    await this.sessions.forget(account);
    this.#afterMoved();
  }

  /** What calls somebody, by all their ids, by another name in all that is kept; to be written with what goes with it. */
  renaming(ids: readonly string[], name: string): readonly Compilable[] {
    return this.#parts.flatMap((part) => part.rename?.(ids, name) ?? []);
  }

  /** That was written: what is known of them is read again. */
  async renamed(person: string): Promise<void> {
    await this.sessions.forget(person);
    for (const part of this.#parts) part.afterRename?.();
  }

  /**
   * Takes away all that says who somebody was, and their bots with them, in one write. Games stay,
   * without name and talk; gives their tables' ids.
   */
  async erase(person: string): Promise<readonly string[]> {
    const persons = [...(await this.botsOf(person)), person];
    const tables = await Promise.all(persons.map((each) => this.tablesOf(each)));
    const sessions = await this.sessions.list(person);
    const tokens = await this.tokens.idsOf(person);
    const erasing = persons.flatMap((each) => this.#parts.flatMap((part) => part.erase(each)));
    await this.relations.write(...erasing);
    this.sessions.gone(sessions);
    this.sessions.ended(tokens);
    this.#afterMoved();
    return [...new Set(tables.flat())];
  }

  /** The accounts of programs that belong to a person. */
  async botsOf(person: string): Promise<readonly string[]> {
    const bots = this.relations.db.selectFrom('persons').select('id').where('owner', '=', person);
    return (await bots.where('erased', 'is', null).execute()).map(({ id }) => id);
  }

  /**
   * Deletes sessions that are over, and guests who never sat down and have no session any more: nobody
   * can be them again, and nothing of theirs is left. Whoever came today is left alone.
   */
  async sweep(): Promise<void> {
    await this.sessions.sweep();
    const { db, write } = this.relations;
    for (const { id } of await this.#strays().execute()) {
      await write(...this.#parts.flatMap((part) => part.erase(id)));
      await write(db.deleteFrom('persons').where('id', '=', id));
    }
  }

  #strays() {
    return this.relations.db
      .selectFrom('persons')
      .select('persons.id')
      .where('persons.name_key', 'is', null)
      .where('persons.erased', 'is', null)
      .where('persons.created', '<', this.clock() - DAY_MS)
      .where((where) =>
        where.not(
          where.or([
            where.exists(
              where.selectFrom('sessions').select('id').whereRef('person', '=', 'persons.id'),
            ),
            where.exists(
              where.selectFrom('sitters').select('n').whereRef('sitters.who', '=', 'persons.id'),
            ),
            where.exists(
              where.selectFrom('aliases').select('created').whereRef('person', '=', 'persons.id'),
            ),
          ]),
        ),
      )
      .limit(MOST_SWEPT);
  }

  /** All that the house keeps about a person, part by part. */
  async *export(person: string): AsyncGenerator<readonly [name: string, kept: unknown]> {
    for (const part of this.#parts) yield [part.name, await part.export(person)];
  }

  /** The tables at which a person ever sat, the newest first. */
  async tablesOf(person: string): Promise<readonly string[]> {
    return (await this.#tables(person).execute()).map(({ id }) => id);
  }

  /** Every id under which a person holds seats. */
  async identitiesOf(person: string): Promise<readonly string[]> {
    const others = this.relations.db.selectFrom('aliases').select('who');
    const rows = await others.where('person', '=', person).execute();
    return [person, ...rows.map(({ who }) => who)];
  }

  /** Those of them that are not over. */
  async openTablesOf(person: string): Promise<readonly string[]> {
    const open = this.#tables(person).where('tables.phase', '!=', 'over');
    return (await open.execute()).map(({ id }) => id);
  }

  #moved(whos: readonly string[]): readonly Compilable[] {
    return whos.flatMap((who) => this.#parts.flatMap((part) => part.moved?.(who) ?? []));
  }

  #afterMoved(): void {
    for (const part of this.#parts) part.afterMoved?.();
  }

  #tables(person: string) {
    return this.relations.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.key', 'sitters.table_key')
      .select(['tables.id', 'tables.created'])
      .distinct()
      .where('sitters.who', 'in', idsOf(this.relations, person))
      .where('tables.removed', 'is', null)
      .orderBy('tables.created', 'desc');
  }
}

/** Somebody who must be known; throws a `Failure` when they are not. */
export function known(who: Who): Known {
  const { session, person } = who;
  if (session && person) return { ...who, session, person };
  throw new Failure('not-signed-in', 'Come in as a guest or sign in first.');
}

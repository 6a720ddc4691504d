import { LIMITS, type NewToken, SCOPES, type Scope, type TokenList } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { hashToken, newId, newPersonalToken } from '../secrets.ts';
import type { Relations } from '../store/relations.ts';
import { inForce, sanctionFailure } from '../talk/sanctions.ts';
import type { PersonalPart } from './parts.ts';
import type { Found } from './sessions.ts';

const DAY_MS = 24 * 3600_000;
/** That a token is used is written down at most so often. */
const USED_MS = 5 * 60_000;

/** Personal tokens: made and revoked by their owner, told once, kept as hashes. */
export class Tokens {
  readonly #relations: Relations;
  readonly #clock: () => number;
  readonly #ended: (ids: readonly string[]) => void;

  /** Hears of every token that opens nothing any more. */
  constructor(relations: Relations, clock: () => number, ended: (ids: readonly string[]) => void) {
    this.#relations = relations;
    this.#clock = clock;
    this.#ended = ended;
  }

  /** Makes a token for a person, or for a bot of theirs; the token is told once. */
  async create(owner: string, { name, scopes, days, bot }: NewToken) {
    const { db, write } = this.#relations;
    const person = bot ?? owner;
    if (bot !== undefined && !(await this.#owns(owner, bot)))
      throw new Failure('unknown-person', 'You have no such bot.');
    const mine = db.selectFrom('tokens').select('id').where('person', '=', person);
    if ((await mine.execute()).length >= LIMITS.tokens)
      throw new Failure('too-many', `An account has at most ${LIMITS.tokens} tokens; revoke one.`);
    const token = newPersonalToken();
    const [id, created] = [newId(), this.#clock()];
    const kept = { hash: hashToken(token), scopes: [...new Set(scopes)].join(' ') };
    const expires = days === null ? null : created + days * DAY_MS;
    const row = { id, person, name, ...kept, created, expires, used: null };
    await write(db.insertInto('tokens').values(row));
    return { id, token };
  }

  /** The tokens of a person and of their bots, the newest first. */
  async list(owner: string): Promise<TokenList> {
    const rows = await this.#of(owner)
      .selectAll('tokens')
      .orderBy('tokens.created', 'desc')
      .execute();
    return {
      tokens: rows.map(({ id, name, scopes, person, created, expires, used }) => ({
        ...{ id, name, scopes: readScopes(scopes), created, expires, used },
        bot: person === owner ? null : person,
      })),
    };
  }

  /** Revokes tokens of a person or of their bots; returns how many there were. */
  async revoke(owner: string, ids: readonly string[]): Promise<number> {
    const { db, write } = this.#relations;
    const rows = await this.#of(owner).select('tokens.id').where('tokens.id', 'in', ids).execute();
    const found = rows.map(({ id }) => id);
    if (found.length > 0) await write(db.deleteFrom('tokens').where('id', 'in', found));
    this.#ended(found);
    return found.length;
  }

  /**
   * Whose a token is by its hash, and what it is good for; null when it was revoked or is over. Throws
   * a `Failure` while its owner is banned.
   */
  async find(hash: string): Promise<Found | null> {
    const { db } = this.#relations;
    const row = await db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .select(['tokens.id as token', 'tokens.scopes', 'tokens.expires', 'tokens.used'])
      .select(['persons.id', 'persons.name', 'persons.owner'])
      .where('tokens.hash', '=', hash)
      .where('persons.erased', 'is', null)
      .executeTakeFirst();
    const now = this.#clock();
    if (!row || (row.expires !== null && row.expires <= now)) return null;
    if ((row.used ?? 0) + USED_MS < now) this.#used(row.token, now);
    const aliases = db.selectFrom('aliases').select('who').where('person', '=', row.id);
    const [others, sanctions] = await Promise.all([
      aliases.orderBy('created').execute(),
      inForce(this.#relations, [row.id], now),
    ]);
    const ban = sanctions.find(({ kind }) => kind === 'ban');
    if (ban) throw sanctionFailure(ban);
    return {
      session: { id: row.token, proved: null, scopes: readScopes(row.scopes) },
      // A token never opens what is the host's alone.
      person: {
        ...{ id: row.id, name: row.name, account: true, host: false },
        ...(row.owner === null ? {} : { bot: true as const }),
      },
      identities: [row.id, ...others.map(({ who }) => who)],
    };
  }

  /** Those of some tokens that are good at this moment. */
  async good(ids: readonly string[]): Promise<readonly string[]> {
    const now = this.#clock();
    const rows = await this.#relations.db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .select(['tokens.id', 'tokens.person', 'persons.owner'])
      .where('tokens.id', 'in', ids)
      .where((where) => where.or([where('expires', 'is', null), where('expires', '>', now)]))
      .execute();
    const persons = rows.map(({ person }) => person);
    const bans = (await inForce(this.#relations, persons, now)).filter(
      ({ kind }) => kind === 'ban',
    );
    const banned = new Set<string | null | undefined>(bans.map(({ person }) => person));
    const good = rows.filter(({ person, owner }) => !banned.has(person) && !banned.has(owner));
    return good.map(({ id }) => id);
  }

  /** The ids of the tokens of a person and of their bots: what they have opened is closed by `Sessions.ended`. */
  async idsOf(owner: string): Promise<readonly string[]> {
    return (await this.#of(owner).select('tokens.id').execute()).map(({ id }) => id);
  }

  /** What becomes of tokens with their owner, and what is told of bots; these go as persons do. */
  get part(): PersonalPart {
    const { db } = this.#relations;
    const bots = (person: string) =>
      db.selectFrom('persons').select(['name', 'created']).where('owner', '=', person);
    return {
      name: 'tokens',
      merge: () => [],
      erase: (person) => [db.deleteFrom('tokens').where('person', '=', person)],
      export: async (person) => ({
        ...(await this.list(person)),
        bots: await bots(person).where('erased', 'is', null).execute(),
      }),
    };
  }

  async #owns(owner: string, bot: string): Promise<boolean> {
    const { db } = this.#relations;
    const mine = db.selectFrom('persons').select('id').where('owner', '=', owner);
    const row = await mine.where('id', '=', bot).where('erased', 'is', null).executeTakeFirst();
    return row !== undefined;
  }

  #of(owner: string) {
    return this.#relations.db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .where((where) =>
        where.or([where('persons.id', '=', owner), where('persons.owner', '=', owner)]),
      );
  }

  /** Nobody waits for this, and nothing is lost when it fails: it is written the next time. */
  #used(id: string, now: number): void {
    const { db, write } = this.#relations;
    write(db.updateTable('tokens').set({ used: now }).where('id', '=', id)).catch(() => undefined);
  }
}

function readScopes(text: string): Scope[] {
  const named = text.split(' ');
  return SCOPES.filter((scope) => named.includes(scope));
}

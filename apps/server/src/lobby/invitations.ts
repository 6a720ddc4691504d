import type { Invitations as Listed } from '@nabu/protocol';
import { isDeserted, type Table, viewerOf, writePace } from '@nabu/table';
import { Failure } from '../failure.ts';
import { nameKey } from '../people/names.ts';
import type { PersonalPart } from '../people/parts.ts';
import type { Known } from '../people/people.ts';
import { RateLimit } from '../rate.ts';
import type { Relations } from '../store/relations.ts';
import type { LiveTable } from '../tables/live.ts';
import { inForce, sanctionFailure } from '../talk/sanctions.ts';

/** What invitations need from the house. */
export interface InvitationParts {
  readonly relations: Relations;
  readonly clock: () => number;
  /** A table as it stands, or null when there is none any more. */
  look(id: string): Promise<LiveTable | null>;
  /** Throws a `Failure` when two people do not play with each other. */
  refuseBlocked(whos: readonly string[]): Promise<void>;
  /** The ids with which a person does not play. */
  blocks(person: string): Promise<ReadonlySet<string>>;
  /** Every id under which a person holds seats. */
  identitiesOf(person: string): Promise<readonly string[]>;
  /** Somebody is to be told that whoever sits on a seat asks them to a table. */
  told(live: LiveTable, seat: number, person: string): void;
  /** There is nothing more to tell somebody about a table. */
  settled(person: string, table: string): void;
}

/** So many invitations an account sends in an hour. */
const RATE = { most: 30, seconds: 3600 };
/** So many are listed for one person. */
const MOST_LISTED = 20;
/** After so long an invitation is forgotten. */
const KEPT_MS = 14 * 24 * 3600_000;

/** Who asks whom by name to sit down at a table that waits. */
export class Invitations {
  readonly #parts: InvitationParts;
  readonly #sent: RateLimit;

  constructor(parts: InvitationParts) {
    this.#parts = parts;
    this.#sent = new RateLimit(RATE, parts.clock);
  }

  /**
   * Asks an account to a table; gives its name. Whoever sits there, was asked before or declined is
   * told nothing: who says no need not say so twice, and whoever asked is not told.
   */
  async invite(live: LiveTable, asker: Known, name: string): Promise<string> {
    const { relations, clock, identitiesOf } = this.#parts;
    const seat = inviting(live.table, asker);
    const person = await this.#named(name);
    if (person.owner !== null && live.table.facts.rated)
      throw new Failure('not-admitted', 'A bot account takes no seat at a rated table.');
    if (viewerOf(live.table, await identitiesOf(person.id)) !== 'spectator') return person.name;
    await this.#refuse(asker, person.id);
    this.#count(asker.person.id);
    const [written] = await relations.write(
      relations.db
        .insertInto('invitations')
        .values({
          ...{ person: person.id, table_id: live.id, inviter: asker.person.id },
          ...{ created: clock(), declined: null },
        })
        .onConflict((on) => on.doNothing()),
    );
    if (written.changed > 0) this.#parts.told(live, seat, person.id);
    return person.name;
  }

  /** The tables at which somebody is wanted, the last first: those that still wait, and of nobody they keep away. */
  async list(person: string): Promise<Listed> {
    const { relations, look, blocks, identitiesOf } = this.#parts;
    const rows = await relations.db
      .selectFrom('invitations')
      .innerJoin('persons', 'persons.id', 'invitations.inviter')
      .select(['invitations.table_id', 'invitations.inviter', 'invitations.created'])
      .select(['persons.name'])
      .where('invitations.person', '=', person)
      .where('invitations.declined', 'is', null)
      .orderBy('invitations.created', 'desc')
      .limit(MOST_LISTED)
      .execute();
    if (rows.length === 0) return { invitations: [] };
    const [away, mine] = await Promise.all([blocks(person), identitiesOf(person)]);
    const shown = await Promise.all(
      rows.map(async ({ table_id, inviter, created, name }) => {
        const table = away.has(inviter) ? null : (await look(table_id))?.table;
        return table && isWaiting(table, mine) ? [listed(table, name, created)] : [];
      }),
    );
    return { invitations: shown.flat() };
  }

  /** Somebody does not want to sit down there. */
  async decline(person: string, table: string): Promise<void> {
    const { relations, clock, settled } = this.#parts;
    const mine = relations.db.updateTable('invitations').set({ declined: clock() });
    await relations.write(mine.where('person', '=', person).where('table_id', '=', table));
    settled(person, table);
  }

  /** Forgets what is long over. */
  async sweep(): Promise<void> {
    const { relations, clock } = this.#parts;
    const old = relations.db.deleteFrom('invitations').where('created', '<', clock() - KEPT_MS);
    await relations.write(old);
  }

  async #named(name: string) {
    const person = await this.#parts.relations.db
      .selectFrom('persons')
      .select(['id', 'name', 'owner'])
      .where('name_key', '=', nameKey(name))
      .where('erased', 'is', null)
      .executeTakeFirst();
    if (!person)
      throw new Failure(
        'unknown-person',
        'There is no account by this name; check how it is spelt.',
      );
    return person;
  }

  async #refuse(asker: Known, person: string): Promise<void> {
    const { relations, clock, refuseBlocked } = this.#parts;
    const [sanction] = await inForce(relations, asker.identities, clock());
    if (sanction) throw sanctionFailure(sanction);
    await refuseBlocked([asker.person.id, person]);
  }

  #count(person: string): void {
    const seconds = this.#sent.wait(person);
    if (seconds > 0)
      throw new Failure(
        'too-fast',
        `You have invited many people; wait ${seconds} s.`,
        null,
        seconds,
      );
    this.#sent.take(person);
  }
}

/** The seat of somebody who may ask others to a table; throws a `Failure` when they may not. */
function inviting(table: Table, { person, identities }: Known): number {
  if (!person.account)
    throw new Failure('no-account', 'This is for accounts; make one first, or send the link.');
  const seat = viewerOf(table, identities);
  if (seat === 'spectator')
    throw new Failure('not-seated', 'Who invites others to a table sits at it; sit down first.');
  if (table.phase !== 'waiting')
    throw new Failure('seat-taken', 'The game has begun; there is no open seat any more.');
  return seat;
}

function isWaiting(table: Table, identities: readonly string[]): boolean {
  const open = table.phase === 'waiting' && !isDeserted(table);
  return open && viewerOf(table, identities) === 'spectator';
}

function listed({ facts }: Table, by: string, at: number): Listed['invitations'][number] {
  const { id, game, seats, pace, rated } = facts;
  return { table: id, game, seats: seats.length, pace: pace && writePace(pace), rated, by, at };
}

/** What invitations keep about persons: who goes is asked to nothing, and asks nobody. Guests ask nobody and are asked to nothing. */
export function invitationsPart({ db }: Relations): PersonalPart {
  return {
    name: 'invitations',
    merge: () => [],
    erase: (person) => [
      db.deleteFrom('invitations').where('person', '=', person),
      db.deleteFrom('invitations').where('inviter', '=', person),
    ],
    async export(person) {
      const all = db.selectFrom('invitations').select(['table_id as table', 'created']);
      return {
        asked: await all.select('declined').where('person', '=', person).execute(),
        asking: await all.where('inviter', '=', person).execute(),
      };
    },
  };
}

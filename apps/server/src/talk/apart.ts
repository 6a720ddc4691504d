import type { Apart, ApartKind } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Relations } from '../store/relations.ts';
import { everyId } from './ids.ts';
import { speakerOf } from './lines.ts';

/** So many others one person keeps away at most. */
const MOST = 1000;

/** Who keeps whom away: mutes concern one's own eyes, blocks hold both ways. */
export class Apartness {
  readonly #relations: Relations;
  readonly #clock: () => number;

  constructor(relations: Relations, clock: () => number) {
    this.#relations = relations;
    this.#clock = clock;
  }

  /** Keeps somebody away from a person; nobody is kept from themselves. */
  async keep(person: string, other: string, name: string, kind: ApartKind): Promise<void> {
    const { db, write } = this.#relations;
    if (person === other) throw new Failure('bad-message', 'This is you; choose somebody else.');
    if ((await this.list(person)).apart.length >= MOST)
      throw new Failure('too-often', `You keep ${MOST} people away already; lift some first.`);
    const row = { person, other, kind, name, created: this.#clock() };
    await write(
      db
        .insertInto('apart')
        .values(row)
        .onConflict((on) => on.doNothing()),
    );
  }

  /** Lets somebody near again, by what their lines are known by. */
  async lift(person: string, by: string, kind: ApartKind): Promise<void> {
    const { db, write } = this.#relations;
    const mine = db.selectFrom('apart').select('other').where('person', '=', person);
    const others = (await mine.execute()).map(({ other }) => other);
    const meant = others.filter((other) => speakerOf(other) === by);
    if (meant.length === 0) return;
    const rows = db.deleteFrom('apart').where('person', '=', person).where('kind', '=', kind);
    await write(rows.where('other', 'in', meant));
  }

  /** Whom a person keeps away, the last first, by the names they have now. */
  async list(person: string): Promise<Apart> {
    const rows = await this.#relations.db
      .selectFrom('apart')
      .leftJoin('persons', 'persons.id', 'apart.other')
      .select(['apart.other', 'apart.kind', 'apart.created', 'apart.name', 'persons.name as now'])
      .where('apart.person', '=', person)
      .orderBy('apart.created', 'desc')
      .execute();
    return {
      apart: rows.map(({ other, kind, created, name, now }) => ({
        ...{ by: speakerOf(other), name: now ?? name, kind, since: created },
      })),
    };
  }

  /** Every id with which somebody, by their ids, does not talk: of those they block and those who block them. */
  async hidden(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#relations.db
      .selectFrom('apart')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where((where) => where.or([where('person', 'in', ids), where('other', 'in', ids)]))
      .execute();
    const others = rows.map(({ person, other }) => (ids.includes(person) ? other : person));
    return everyId(this.#relations, others);
  }

  /** The ids with which the person of an id does not play. */
  async blocks(who: string): Promise<ReadonlySet<string>> {
    return new Set(await this.hidden(await everyId(this.#relations, [who])));
  }
}

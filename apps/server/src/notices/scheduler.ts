import type { Table } from '@nabu/table';
import type { Relations } from '../store/relations.ts';
import type { News } from './news.ts';
import { BATCH_MS, type Scheduled } from './queue.ts';
import { nextReminder } from './reminders.ts';
import { PRESETS, settingsOf } from './settings.ts';

/** Says which persons are to be told what, and when: seats are held by ids, and not every id is a person's. */
export class Scheduler {
  readonly #relations: Relations;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** What is new at a table since `now`, for the persons who sit there; `begun`: the seats whose time began to run. */
  async schedule(
    table: Table,
    news: readonly News[],
    begun: readonly number[],
    now: number,
  ): Promise<readonly Scheduled[]> {
    const slow = table.facts.pace?.kind === 'correspondence' ? begun : [];
    const seats = [...new Set([...news.map(({ seat }) => seat), ...slow])];
    const persons = await this.#personsAt(table, seats);
    const scheduled = news.flatMap(({ seat, kind, what }) => {
      const person = persons.get(seat);
      return person === undefined
        ? []
        : [{ person, table: table.facts.id, kind, what, at: now, due: now + BATCH_MS }];
    });
    return [...scheduled, ...(await this.#reminders(table, slow, persons, now))];
  }

  async #reminders(
    table: Table,
    seats: readonly number[],
    persons: ReadonlyMap<number, string>,
    now: number,
  ): Promise<readonly Scheduled[]> {
    const settings = await settingsOf(this.#relations, [...new Set(persons.values())]);
    return seats.flatMap((seat) => {
      const person = persons.get(seat);
      if (person === undefined) return [];
      const at = nextReminder(table, seat, now, settings.get(person) ?? PRESETS);
      const what = { table: table.facts.id, kind: 'reminder' as const, what: 'reminder' };
      return at === null ? [] : [{ person, ...what, at, due: at }];
    });
  }

  /** The person on each of some seats; whoever came with a token alone is nobody who could be told. */
  async #personsAt({ holders }: Table, seats: readonly number[]) {
    const whos = seats.flatMap((seat) => holders[seat].guest?.who ?? []);
    if (whos.length === 0) return new Map<number, string>();
    const { db } = this.#relations;
    const [own, others] = await Promise.all([
      db
        .selectFrom('persons')
        .select('id')
        .where('id', 'in', whos)
        .where('erased', 'is', null)
        .execute(),
      db.selectFrom('aliases').select(['who', 'person']).where('who', 'in', whos).execute(),
    ]);
    const found = new Map<string, string>(own.map(({ id }) => [id, id]));
    for (const { who, person } of others) found.set(who, person);
    return new Map(
      seats.flatMap((seat) => {
        const person = found.get(holders[seat].guest?.who ?? '');
        return person === undefined ? [] : [[seat, person] as const];
      }),
    );
  }
}

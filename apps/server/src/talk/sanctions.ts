import type { SanctionKind } from '@nabu/protocol';
import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import type { SanctionRow } from '../store/database-talk.ts';
import type { Relations } from '../store/relations.ts';

/** What is in force against somebody, by any of their ids, or against whoever a bot belongs to; a ban first. */
export async function inForce(
  { db }: Relations,
  ids: readonly string[],
  now: number,
): Promise<readonly SanctionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('sanctions')
    .selectAll()
    .where((where) =>
      where.or([
        where('person', 'in', ids),
        where('person', 'in', (from) =>
          from
            .selectFrom('persons')
            .select(sql<string>`owner`.as('owner'))
            .where('id', 'in', ids)
            .where('owner', 'is not', null),
        ),
      ]),
    )
    .where('lifted', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .orderBy('kind')
    .orderBy('created', 'desc')
    .execute();
}

const SENTENCES: { readonly [kind in SanctionKind]: string } = {
  ban: 'You are banned from this house',
  silence: 'Whoever runs the house has silenced you',
};

/** Why somebody may not do something that is in force against them. */
export function sanctionFailure({ kind, until, reason }: SanctionRow): Failure {
  const end = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16)} UTC`;
  const why = reason === '' ? '' : `: ${reason.replace(/[.!?]+$/, '')}`;
  const code = kind === 'ban' ? 'banned' : 'silenced';
  return new Failure(code, `${SENTENCES[kind]}${end}${why}.`);
}

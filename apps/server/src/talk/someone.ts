import type { Someone } from '@nabu/protocol';
import type { PersonRow } from '../store/database.ts';
import type { SanctionRow } from '../store/database-talk.ts';
import type { Relations } from '../store/relations.ts';
import { inForce } from './sanctions.ts';

/** Somebody by their id, as a host sees them. */
export type Someones = (id: string) => Someone;

/** Reads so many people at once; a guest who became an account is the account. */
export async function someones(
  relations: Relations,
  ids: readonly string[],
  now: number,
): Promise<Someones> {
  const { db } = relations;
  if (ids.length === 0) return (id) => someone(id, undefined, []);
  const aliases = await db.selectFrom('aliases').selectAll().where('who', 'in', ids).execute();
  const personOf = new Map(aliases.map(({ who, person }) => [who, person]));
  const persons = [...new Set(ids.map((id) => personOf.get(id) ?? id))];
  const rows = await db.selectFrom('persons').selectAll().where('id', 'in', persons).execute();
  const sanctions = await inForce(relations, persons, now);
  return (id) => {
    const person = personOf.get(id) ?? id;
    const row = rows.find((each) => each.id === person);
    const mine = sanctions.filter((each) => each.person === person);
    return someone(person, row, mine);
  };
}

function someone(
  id: string,
  row: PersonRow | undefined,
  sanctions: readonly SanctionRow[],
): Someone {
  return {
    ...{ id, name: row?.name ?? '', kind: kindOf(row) },
    host: row?.role === 'host',
    created: row?.created ?? null,
    sanctions: sanctions.map(({ kind, created, until, reason }) => ({
      ...{ kind, since: created, until, reason },
    })),
  };
}

function kindOf(row: PersonRow | undefined): Someone['kind'] {
  if (!row) return 'token';
  if (row.erased !== null) return 'gone';
  return row.name_key === null ? 'guest' : 'account';
}

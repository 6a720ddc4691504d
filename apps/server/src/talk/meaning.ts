import type { Meant } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { nameKey } from '../people/names.ts';
import type { Who } from '../people/who.ts';
import type { Relations } from '../store/relations.ts';
import type { Hall } from '../tables/hall.ts';
import { personOf } from './ids.ts';
import type { Talk } from './talk.ts';

/** Somebody who was meant: an id, the name they go by there, and where. */
export interface MeantOne {
  readonly id: string;
  readonly name: string;
  readonly table: string | null;
  readonly line: number | null;
}

/** What it takes to find somebody. */
interface MeaningParts {
  readonly relations: Relations;
  readonly hall: Hall;
  readonly talk: Talk;
}

/** Finds whom somebody means; throws a `Failure` when there is nobody there. */
export async function meantBy(parts: MeaningParts, who: Who, meant: Meant): Promise<MeantOne> {
  if ('name' in meant) return byName(parts.relations, meant.name);
  const live = await parts.hall.find(meant.table);
  if ('line' in meant) {
    const line = await parts.talk.readable(live, who, meant.line);
    const id = await personOf(parts.relations, line.who);
    return { id, name: line.name, table: live.id, line: line.n };
  }
  const guest = live.table.holders[meant.seat]?.guest;
  if (!guest) throw nobody();
  const id = await personOf(parts.relations, guest.who);
  return { id, name: guest.name, table: live.id, line: null };
}

async function byName({ db }: Relations, name: string): Promise<MeantOne> {
  const account = db.selectFrom('persons').select(['id', 'name']);
  const found = await account.where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (!found) throw nobody();
  return { ...found, table: null, line: null };
}

function nobody(): Failure {
  return new Failure('unknown-person', 'There is nobody to be found there.');
}

import { WRITERS, type Writers } from '@nabu/protocol';
import type { Who } from '../people/who.ts';
import type { Relations } from '../store/relations.ts';

const NAME = 'writers';

/** Who may write freely in this house. */
export async function readWriters({ db }: Relations): Promise<Writers> {
  const kept = db.selectFrom('house_settings').select('value').where('name', '=', NAME);
  const value = (await kept.executeTakeFirst())?.value;
  return WRITERS.find((each) => each === value) ?? 'everybody';
}

/** The statement that settles it. */
export function writtenWriters({ db }: Relations, value: Writers) {
  return db
    .insertInto('house_settings')
    .values({ name: NAME, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }));
}

/** Whether somebody may write freely. */
export function mayWrite(writers: Writers, { person }: Who): boolean {
  return writers === 'everybody' || (writers === 'accounts' && (person?.account ?? false));
}

import type { Relations } from '../store/relations.ts';

/** A setting that the house makes for itself once; whoever comes second reads what the first wrote. */
export async function houseSetting(
  { db, write }: Relations,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const row = db.selectFrom('house_settings').select('value').where('name', '=', name);
  const kept = await row.executeTakeFirst();
  if (kept) return kept.value;
  const insert = db.insertInto('house_settings').values({ name, value: await make() });
  await write(insert.onConflict((on) => on.doNothing()));
  return (await row.executeTakeFirstOrThrow()).value;
}

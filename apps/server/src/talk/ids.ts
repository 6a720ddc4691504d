import type { Relations } from '../store/relations.ts';

/** All ids of the people to whom some ids belong: a person's own, and those they took over. */
export async function everyId({ db }: Relations, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const owners = await db.selectFrom('aliases').select('person').where('who', 'in', ids).execute();
  const persons = [...new Set([...ids, ...owners.map(({ person }) => person)])];
  const others = db.selectFrom('aliases').select('who').where('person', 'in', persons);
  return [...new Set([...persons, ...(await others.execute()).map(({ who }) => who)])];
}

/** The person to whom an id belongs; the id itself when it is nobody's. */
export async function personOf({ db }: Relations, who: string): Promise<string> {
  const alias = db.selectFrom('aliases').select('person').where('who', '=', who);
  return (await alias.executeTakeFirst())?.person ?? who;
}

import { datedRecord, readDeed, rebuild, viewerOf } from '@nabu/table';
import type { HallParts } from '../tables/hall.ts';
import type { Known, People } from './people.ts';

/**
 * All that the house keeps about somebody, as pieces of one JSON text: what each part of the house
 * has, and every game with its record once it is over. Games are read one at a time, so that an old
 * player's thousands hold up nobody.
 */
export async function* exported(
  { person, identities }: Known,
  people: People,
  { store, games, clock }: Pick<HallParts, 'store' | 'games' | 'clock'>,
): AsyncGenerator<string> {
  yield `{"format":"nabu person 1","made":${JSON.stringify(new Date(clock()).toISOString())}`;
  for await (const [name, kept] of people.export(person.id))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(kept)}`;
  yield ',\n"games":[';
  let between = '\n';
  for (const id of await people.tablesOf(person.id)) {
    const stored = await store.read(id).catch(() => null);
    if (!stored) continue;
    const { facts } = stored;
    const table = rebuild(facts, stored.deeds.map(readDeed), games, clock());
    const seat = viewerOf(table, identities);
    const date = new Date(facts.created).toISOString();
    const record = table.phase === 'over' && table.match ? datedRecord(table) : null;
    const { phase } = table;
    yield between + JSON.stringify({ id, game: facts.game, date, phase, seat, record });
    between = ',\n';
  }
  yield '\n]}\n';
}

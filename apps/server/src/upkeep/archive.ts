import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { games } from '@nabu/games';
import { type AnyMatch, findGame, replayRecord, rulesKey } from '@nabu/kernel';
import {
  type Deed,
  datedRecord,
  deedRow,
  deedsOf,
  type Facts,
  namesOf,
  opened,
  readDeed,
  rebuild,
  UNASKED,
} from '@nabu/table';
import { Archive } from '../archive/archive.ts';
import { HouseCensus } from '../census/house-census.ts';
import { ConfigError } from '../config.ts';
import { FILE } from '../store/open.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { type Store, StoreError } from '../store/store.ts';
import { type ArchivedGame, ArchiveWriter, readArchive } from './archive-file.ts';
import type { Telling } from './house.ts';
import { askOpenHouse } from './open-house.ts';

const AT_A_TIME = 100;

/** Writes the finished public games of a house, open or not, into one file. */
export async function exportArchive(place: StorePlace, file: string, { report, say }: Telling) {
  const path = resolve(file);
  if (existsSync(path)) throw new ConfigError(`${path} is there already: name a new file.`);
  await withSnapshot(place, async (store) => {
    const writer = new ArchiveWriter(path);
    try {
      const left = await writeGames(store, writer, report);
      const { games: count, bytes } = writer.close();
      const odd = left > 0 ? ` ${left} could not be played again and were left out.` : '';
      say(`Finished public games in ${path}: ${count}, ${Math.ceil(bytes / 1024)} kB.${odd}`);
    } catch (error) {
      writer.giveUp();
      throw error;
    }
  });
}

/** Writes the records of all games that can be played again; gives how many cannot. */
async function writeGames(
  store: Store,
  writer: ArchiveWriter,
  report: Telling['report'],
): Promise<number> {
  const all = await countPublic(store);
  let [done, left] = [0, 0];
  for await (const row of publicGames(store)) {
    const found = await recordFor(store, row.id, row);
    if (found) writer.add(found.game, found.record);
    else left++;
    report('exported', ++done, all);
  }
  return left;
}

/** A house in a file that is open is asked for a copy; any other can be read beside it. */
async function withSnapshot(place: StorePlace, work: (store: Store) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-archive-'));
  try {
    const errand = { task: 'backup', file: join(folder, FILE) } as const;
    const copied = place.database === null && (await askOpenHouse(place.data, errand));
    const store = await openStore(copied ? { data: folder, database: null } : place);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countPublic(store: Store): Promise<number> {
  const { count } = await store.relations.db
    .selectFrom('finished')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('public', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function* publicGames(store: Store) {
  let after = 0;
  for (;;) {
    const rows = await store.relations.db
      .selectFrom('finished')
      .innerJoin('tables', 'tables.key', 'finished.table_key')
      .select(['tables.key', 'tables.id', 'finished.ended', 'finished.plies', 'finished.ending'])
      .where('finished.public', '=', 1)
      .where('tables.removed', 'is', null)
      .where('tables.key', '>', after)
      .orderBy('tables.key')
      .limit(AT_A_TIME)
      .execute();
    yield* rows;
    after = rows.at(-1)?.key ?? after;
    if (rows.length < AT_A_TIME) return;
  }
}

async function recordFor(
  store: Store,
  id: string,
  { ended, plies, ending }: Pick<ArchivedGame, 'ended' | 'plies' | 'ending'>,
) {
  try {
    const stored = await store.read(id);
    if (!stored) return null;
    const table = rebuild(stored.facts, stored.deeds.map(readDeed), games, 0);
    const { game, rules, created } = stored.facts;
    const record = datedRecord(table);
    const names = namesOf(table);
    const bots = table.holders.map(({ bot, guest }) => (guest ? null : bot));
    return { record, game: { id, game, rules, bots, names, created, ended, plies, ending } };
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'unreadable') throw error;
    return null;
  }
}

/** Adds the games of an archive to a house that is not open in a file; each is played again first. Those that are there stay as they are. */
export async function importArchive(place: StorePlace, file: string, { report, say }: Telling) {
  const archive = readArchive(resolve(file));
  const store = await openStore(place);
  try {
    const index = new Archive({ store, games, failed: () => undefined });
    let [done, added] = [0, 0];
    const wrong: string[] = [];
    for (const { game, record } of archive.records()) {
      const outcome = await addRecord(store, index, game, record);
      if (outcome === 'added') added++;
      else if (outcome !== 'known') wrong.push(`${game.id}: ${outcome}`);
      report('imported', ++done, archive.games.length);
    }
    await countIn(store);
    const known = done - added - wrong.length;
    say(`Added ${added} games; ${known} were there already; ${wrong.length} are not right.`);
    for (const line of wrong.slice(0, 20)) say(line);
    return wrong.length === 0;
  } finally {
    await store.close();
  }
}

/** Counts the finished public games of a store that were not yet; says how many. */
export function countIn(store: Store): Promise<number> {
  return new HouseCensus({ store, games, failed: () => undefined }).catchUp();
}

/** Counts all finished public games of a house anew: statistics and openings. */
export async function recountArchive(place: StorePlace, { say }: Pick<Telling, 'say'>) {
  const store = await openStore(place);
  try {
    const census = new HouseCensus({ store, games, failed: () => undefined });
    await census.forget();
    say(`Finished public games counted anew: ${await census.catchUp()}.`);
  } finally {
    await store.close();
  }
}

/** Adds a game: `added`, `known`, or what is wrong with it. */
export async function addRecord(
  store: Store,
  index: Archive,
  game: ArchivedGame,
  record: string,
): Promise<string> {
  try {
    const match = matchOf(game, record);
    const facts = factsOf(game, match);
    const deeds = deedsFor(facts, game, match);
    const table = rebuild(facts, deeds, games, 0);
    const standing = { phase: 'over', botDue: false, deadline: null } as const;
    if (table.phase !== 'over') return 'the game is not over';
    await store.create(facts, deeds.map(deedRow), standing, null);
    await index.add(table);
    return 'added';
  } catch (error) {
    if (error instanceof StoreError && error.code === 'conflict') return 'known';
    if (error instanceof StoreError) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

/** The match of a record; throws when it is not the game that it should be. */
function matchOf({ id, game, rules }: ArchivedGame, record: string): AnyMatch {
  if (!/^[\w-]{6,40}$/.test(id)) throw new Error('its id is no id of a table');
  const known = findGame(games, game, rules);
  if (!known) throw new Error(`${game} with rules ${rules} is not known here`);
  const match = replayRecord(games, record);
  if (match.game !== known)
    throw new Error(`its record is of ${rulesKey(match.game)}, not of ${game}@${rules}`);
  return match;
}

/** Rated games count in the house where they were played, and clocks ran there: here they are neither. */
function factsOf({ id, bots, created }: ArchivedGame, { game, seed, table }: AnyMatch): Facts {
  const { options } = table;
  return {
    ...{ id, game: game.id, rules: game.rules, options, seed, created, seats: bots },
    ...{ ...UNASKED, visibility: 'public' },
  };
}

function deedsFor(facts: Facts, { names, ended }: ArchivedGame, match: AnyMatch): readonly Deed[] {
  const people = facts.seats.map((bot, seat) =>
    bot === null ? { who: `archive-${facts.id}-${seat}`, name: names[seat] } : null,
  );
  return [...opened(facts, people), ...deedsOf(match, ended)];
}

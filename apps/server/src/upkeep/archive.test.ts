import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games } from '@nabu/games';
import { Match, newestGames, presets, replayRecord, rngFrom } from '@nabu/kernel';
import { type Deed, deedRow, deedsOf } from '@nabu/table';
import { expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { newDatabase } from '../../testing/servers.ts';
import { table } from '../../testing/store-suite.ts';
import { Archive } from '../archive/archive.ts';
import { newSeed, newTableId } from '../secrets.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { readArchive } from './archive-file.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/upkeep.js', import.meta.url));
const OVER = { phase: 'over', botDue: false, deadline: null } as const;
const CREATED = 1_700_000_000_000;

function upkeep(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** Keeps a game that was played at random by Ada and a bot to an agreed end. */
async function play(store: Store, id: string, visibility: 'public' | 'link' = 'public') {
  const game = newestGames(games)[0];
  const seed = newSeed();
  const options = presets(game.options);
  const match = Match.start(game, { seats: 2, options, seed });
  const rng = rngFrom(seed);
  for (let i = 0; i < 12 && !match.over; i++) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  if (!match.over) match.endEarly('agreed');
  const more = { game: game.id, rules: game.rules, options, seed, visibility, created: CREATED };
  const facts = table(id, { ...more, seats: [null, 'greedy'] });
  const deeds: readonly Deed[] = [
    { kind: 'joined', at: CREATED, seat: 0, who: 'hash', name: 'Ada of Ur' },
    { kind: 'started', at: CREATED },
    ...deedsOf(match, CREATED + 60_000),
  ];
  await store.create(facts, deeds.map(deedRow), OVER, null);
}

/** An archive of one block, whose parts fit together whatever stands in it. */
function archiveOf(text: string): Buffer {
  const block = gzipSync(text);
  const index = gzipSync('# index {"id":"aaaaaaaaaaaa","block":0,"nth":0}\n');
  const end = `# index at ${String(block.length).padStart(15, '0')}\n`;
  return Buffer.concat([block, index, gzipSync(end, { level: 0 })]);
}

async function indexed(store: Store): Promise<void> {
  await new Archive({ store, games, failed: (_, error) => expect(error).toBeNull() }).catchUp();
}

test('the finished public games of a house are one file, which another house reads', async () => {
  const data = folder();
  const store = await openSqlite(data);
  const public_ = Array.from({ length: 60 }, () => newTableId());
  for (const id of public_) await play(store, id);
  await play(store, 'aaaaaaaaaaaa', 'link');
  await indexed(store);
  await store.close();
  const file = join(folder(), 'games.nabu.gz');
  const exported = await upkeep('archive', 'export', file, '--data', data);
  expect(exported).toMatchObject({ code: 0, err: '' });
  expect(exported.out).toMatch(/Finished public games in \S+: 60, \d+ kB\.\n$/);

  const archive = readArchive(file);
  expect(archive.games.map(({ id }) => id)).toEqual(public_);
  expect(archive.games[0]).toMatchObject({
    names: ['Ada of Ur', 'greedy'],
    ended: CREATED + 60_000,
  });
  for (const { game, record } of archive.records())
    expect(replayRecord(games, record).ply).toBe(game.plies);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text.match(/^nabu record 1$/gm)).toHaveLength(60);

  const url = await newDatabase();
  const other = await openPostgres(url);
  await play(other, public_[5]);
  await other.close();
  const imported = await upkeep('archive', 'import', file, '--database-url', url);
  expect(imported).toMatchObject({ code: 0, err: '' });
  expect(imported.out).toMatch(/Added 59 games; 1 were there already; 0 are not right\.\n$/);
  const again = join(folder(), 'again.gz');
  const third = await openPostgres(url);
  await indexed(third);
  await upkeep('archive', 'export', again, '--database-url', url);
  await third.close();
  const ids = readArchive(again).games.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(public_.toSorted());
});

test('a file that is no archive, or was cut or changed, is refused with a sentence', async () => {
  const data = folder();
  const store = await openSqlite(data);
  await play(store, newTableId());
  await indexed(store);
  await store.close();
  const file = join(folder(), 'games.gz');
  await upkeep('archive', 'export', file, '--data', data);
  expect((await upkeep('archive', 'export', file, '--data', data)).err).toMatch(/is there already/);
  const bytes = readFileSync(file);
  const wrong = join(folder(), 'wrong.gz');
  for (const content of [bytes.subarray(0, -40), Buffer.from('x'.repeat(500)), Buffer.alloc(0)]) {
    writeFileSync(wrong, content);
    const { code, err } = await upkeep('archive', 'import', wrong, '--data', folder());
    expect(code).toBe(2);
    expect(err).toMatch(/^\S+ is no whole archive of games \(.*\)\.\n$/);
  }
  expect((await upkeep('archive', 'import', join(data, 'none'))).err).toMatch(/There is no file/);
  const [, ...rest] = gunzipSync(bytes).toString().split('# game ');
  const strange = join(folder(), 'strange.gz');
  writeFileSync(strange, archiveOf(`# game {not JSON}\n${rest[0]}`));
  expect(await upkeep('archive', 'import', strange, '--data', folder())).toMatchObject({
    ...{
      code: 2,
      err: expect.stringMatching(/^\S+ is no whole archive of games \(.*JSON.*\)\.\n$/),
    },
  });
});

test('an export for which there is no room or no folder says so and leaves nothing behind', async () => {
  const data = folder();
  await (await openSqlite(data)).close();
  const place = folder();
  const file = join(place, 'games.gz');
  // Whatever is written there finds the disk full.
  symlinkSync('/dev/full', `${file}.part`);
  const full = await upkeep('archive', 'export', file, '--data', data);
  expect(full).toMatchObject({
    ...{
      code: 1,
      err: 'The disk is full (ENOSPC): make room on it and run the same command again.\n',
    },
  });
  expect(readdirSync(place)).toEqual([]);
  expect(await upkeep('archive', 'export', file, '--data', data)).toMatchObject({ code: 0 });
  const nowhere = await upkeep('archive', 'export', join(place, 'none', 'x.gz'), '--data', data);
  expect(nowhere).toMatchObject({
    code: 1,
    err: expect.stringMatching(/has no folder to stand in/),
  });
});

test('bots fill a new house, and what was counted is counted anew to the same figures', async () => {
  const data = folder();
  const where = ['--data', data];
  const filled = await upkeep(
    'archive',
    'fill',
    'ur',
    '--games',
    '3',
    '--seats',
    'random,greedy',
    ...where,
  );
  expect(filled).toMatchObject({ code: 0, err: '' });
  expect(filled.out).toMatch(/Bots played 3 games: ur\.\n$/);
  const figures = async () => {
    const store = await openSqlite(data);
    const rows = store.relations.db.selectFrom('statistics').selectAll().orderBy('measure');
    const found = await rows.orderBy('name').execute();
    await store.close();
    return found;
  };
  const before = await figures();
  expect(before.find(({ measure }) => measure === 'games')).toMatchObject({ game: 'ur', times: 3 });
  const strengths = before.filter(({ measure }) => measure === 'strength');
  expect(strengths).toMatchObject([{ name: 'bot', times: 6 }]);
  const again = await upkeep('archive', 'recount', ...where);
  expect(again.out).toBe('Finished public games counted anew: 3.\n');
  expect(await figures()).toEqual(before);
  for (const [wrong, sentence] of [
    [['chess'], /There is no game "chess" here/],
    [['ur', '--seats', 'random,greedy,random'], /No such game is for 3/],
    [['ur', '--games', 'many'], /--games must be a number/],
    [['ur', '--seats', 'deep,blue'], /"deep"/],
  ] as const)
    expect((await upkeep('archive', 'fill', ...wrong, ...where)).err).toMatch(sentence);
});

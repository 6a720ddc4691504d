import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { end, start, startAndFail } from '../testing/process.ts';
import { finish, folder, visiting } from '../testing/rig.ts';
import { newDatabase, ownPostgres } from '../testing/servers.ts';

const seats: ('me' | 'open')[] = ['me', 'open'];

test('a house on PostgreSQL plays on while the database is killed, and after it was killed itself', async () => {
  const server = await ownPostgres();
  const env = { NABU_DATA: folder(), NABU_DATABASE_URL: await newDatabase(server.url) };
  const first = await start(env);
  const house = visiting(first.port);
  const { table, token } = await house.create({ game: 'ur', seats, name: 'Ada' });
  const second = await house.join(table.id);
  const tokens = [token, second.token];
  const players = await Promise.all(tokens.map((each) => Client.open(first.port, table.id, each)));
  for (let i = 0; i < 12; i++) {
    const player = players.find((each) => each.now?.moves.length);
    const ply = player?.now?.ply ?? 0;
    const restarted = i === 5 ? server.end('SIGKILL').then(() => server.start()) : null;
    await player?.play(player.now?.moves[0] ?? '', ply, `move ${ply}`);
    await Promise.all(players.map((each) => each.until((now) => now.ply > ply)));
    await restarted;
  }
  // It is called back once it has answered for a while.
  await expect
    .poll(() => first.out.err.match(/PostgreSQL at \S+ is (?:away|back)/g), { timeout: 20_000 })
    .toHaveLength(2);
  expect(first.out.err).not.toContain('nabu-test');
  await end(first, 'SIGKILL');

  const again = await start({ ...env, NABU_PORT: String(first.port) });
  const [ada, bel] = await Promise.all(
    tokens.map((each, i) => Client.open(again.port, table.id, each, players[i].now?.n)),
  );
  expect([ada.now, bel.now]).toEqual(players.map(({ now }) => now));
  await finish([ada, bel], 'ur', 30);
  const found = await (await house.get('/api/finished')).json();
  expect(found).toMatchObject({ games: [] });
  await end(again, 'SIGTERM');
});

test('a house whose database cannot be had says so in one sentence', async () => {
  const url = 'postgres://nabu:secret@127.0.0.1:1/nabu';
  const { code, said } = await startAndFail({ NABU_DATA: folder(), NABU_DATABASE_URL: url });
  expect(code).toBe(1);
  expect(said).toBe(
    'PostgreSQL at 127.0.0.1:1/nabu does not answer at this port: start it, or set host and port right in NABU_DATABASE_URL.',
  );
});

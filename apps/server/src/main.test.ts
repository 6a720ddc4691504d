import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { end, idlesSmall, start, startAndFail, startUnread } from '../testing/process.ts';
import { finish, folder, visiting } from '../testing/rig.ts';

const babel = { game: 'babel', seats: ['me', 'open'], name: 'Adadnirari' } as const;
const wish = { ...babel, seats: [...babel.seats] };

describe('the process', () => {
  test('opens, is small when idle, and closes politely', async () => {
    const server = await start({ NABU_DATA: folder() });
    const house = visiting(server.port);
    await idlesSmall(house);
    const { table, token } = await house.create(wish);
    const ada = await Client.open(server.port, table.id, token);
    const { code } = await end(server, 'SIGTERM');
    expect(code).toBe(0);
    expect(ada.messages.at(-1)).toMatchObject({ type: 'bye', again: true, code: 'going-down' });
  });

  test('goes on though nobody reads what it prints', async () => {
    const server = await startUnread({ NABU_DATA: folder() });
    const house = visiting(server.port);
    await house.create(wish);
    expect((await house.get('/api/health')).status).toBe(200);
    expect(await end(server, 'SIGTERM')).toEqual({ code: 0 });
  });

  test('killed in the middle of a game it loses nothing, and the players go on', async () => {
    const data = folder();
    const server = await start({ NABU_DATA: data });
    const house = visiting(server.port);
    const { table, token } = await house.create(wish);
    const second = await house.join(table.id, 'Belshazzar');
    const ada = await Client.open(server.port, table.id, token);
    const bel = await Client.open(server.port, table.id, second.token);
    for (let i = 0; i < 12; i++) {
      const player = ada.now?.moves.length ? ada : bel;
      const ply = player.now?.ply ?? 0;
      await player.play(player.now?.moves[0] ?? '', ply, `move ${ply}`);
      await Promise.all([ada, bel].map((each) => each.until((now) => now.ply > ply)));
    }
    await end(server, 'SIGKILL');

    const again = await start({ NABU_DATA: data, NABU_PORT: String(server.port) });
    const [n, m] = [ada.now?.n, bel.now?.n];
    const ada2 = await Client.open(again.port, table.id, token, n);
    const bel2 = await Client.open(again.port, table.id, second.token, m);
    expect(ada2.entries).toEqual([]);
    expect(ada2.now).toEqual(ada.now);
    expect(bel2.now).toEqual(bel.now);
    await finish([ada2, bel2]);
    const record = await house.get(`/api/tables/${table.id}/record`);
    expect(await record.text()).toMatch(/^nabu record 1\n/);
    for (const { out } of [server, again])
      for (const secret of [token ?? '', second.token ?? '', 'Adadnirari', 'Belshazzar'])
        expect(out.err + out.text).not.toContain(secret);
  });

  test('bots think in workers, also after it was killed while they did', async () => {
    const data = folder();
    const server = await start({ NABU_DATA: data });
    const seats = [{ bot: 'search:1500ms' }, 'me' as const];
    const options = { starter: '1' };
    const { table, token } = await visiting(server.port).create({ ...wish, options, seats });
    await end(server, 'SIGKILL');
    const again = await start({ NABU_DATA: data });
    const ada = await Client.open(again.port, table.id, token);
    await ada.until((now) => now.ply > 0);
    expect(ada.entries.map(({ kind }) => kind)).not.toContain('botReplaced');
    await ada.ask({ type: 'offer', what: 'end' });
    expect(ada.now?.phase).toBe('over');
  });
});

describe('a start that cannot be', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { code, said, printed } = await startAndFail({
      ...{ NABU_DATA: folder(), NABU_PORT: String(port), NABU_LOG: 'warn' },
    });
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(said).toBe(
      `Port ${port} is taken by another program: stop it, or choose another with NABU_PORT (0 takes any free one).`,
    );
  });

  test('a damaged file, which is left as it is', async () => {
    const data = folder();
    writeFileSync(join(data, 'nabu.db'), 'x'.repeat(5000));
    const { code, said } = await startAndFail({ NABU_DATA: data });
    expect(code).toBe(1);
    expect(said).toMatch(/^\S+nabu\.db is damaged or no database .* it was left as it is\.$/);
    expect(readFileSync(join(data, 'nabu.db'), 'utf8')).toBe('x'.repeat(5000));
  });

  test('a data folder that is a file, and a setting that is none', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect((await startAndFail({ NABU_DATA: file })).said).toMatch(
      /^The data folder .*NABU_DATA\.$/,
    );
    expect(await startAndFail({ NABU_PORT: 'ten' })).toMatchObject({ code: 1 });
  });
});

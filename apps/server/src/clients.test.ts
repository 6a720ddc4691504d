import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { botMade, tokenMade } from '@nabu/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from '../testing/browser.ts';
import { openHouse } from '../testing/rig.ts';

const clients = new URL('../../../clients/', import.meta.url);
/** By its address: the clients are no room of the house and belong to nobody's build. */
const { play } = (await import(new URL('typescript/nabu-bot.ts', clients).href)) as {
  play(house: string, token: string, table: string): Promise<unknown>;
};

afterEach(() => vi.unstubAllGlobals());

/** A house with a bot account, its token, and a table at which a bot of the house waits for it. */
async function house() {
  const { port, url } = await openHouse();
  const ada = new Browser(port);
  await ada.makeAccount('Ada');
  const { id } = botMade.parse(await (await ada.post('/api/me/bots', { name: 'Zu' })).json());
  const wish = { name: 'client', scopes: ['play', 'tables'], days: 1, bot: id };
  const { token } = tokenMade.parse(await (await ada.post('/api/me/tokens', wish)).json());
  const { table } = await ada.create({ seats: ['open', { bot: 'random' }] });
  return { ada, url, token, table: table.id };
}

async function expectPlayed(ada: Browser, table: string, result: unknown): Promise<void> {
  expect(result).toMatchObject({ places: [expect.any(Number), expect.any(Number)] });
  const record = await (await ada.get(`/api/tables/${table}/record`)).text();
  expect(record).toContain('Zu (bot)');
}

test('the client in TypeScript plays a whole game', async () => {
  const { ada, url, token, table } = await house();
  // Node 20 has no WebSocket of its own.
  vi.stubGlobal('WebSocket', WebSocket);
  await expectPlayed(ada, table, await play(url, token, table));
  await expect(play(url, token, table)).resolves.toBeTruthy();
  await expect(play(url, 'nabu_none', table)).rejects.toThrow('A token has');
});

test('the client in Python plays a whole game, and says what was wrong', async () => {
  const { ada, url, token, table } = await house();
  const run = (NABU_TOKEN: string, at: string) =>
    promisify(execFile)(
      'python3',
      [fileURLToPath(new URL('python/nabu_bot.py', clients)), url, at],
      {
        env: { ...process.env, NABU_TOKEN },
      },
    );
  await expectPlayed(ada, table, JSON.parse((await run(token, table)).stdout));
  await expect(run(token, 'aaaaaaaaaaaa')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no table'),
  });
});

test.each(['typescript/nabu-bot.ts', 'python/nabu_bot.py'])('%s is under 100 lines', (file) => {
  expect(readFileSync(new URL(file, clients), 'utf8').split('\n').length).toBeLessThan(100);
});

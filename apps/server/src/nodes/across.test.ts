import { once } from 'node:events';
import { PROTOCOL } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { hearing, type NodeMeans, ownRedis, realNode } from '../../testing/nodes.ts';
import { newDatabase } from '../../testing/servers.ts';

/** Two nodes of one house, at the real PostgreSQL and a real Redis. */
async function twoNodes(parts: NodeMeans['parts'] = {}) {
  const { url: redis } = await ownRedis();
  const database = await newDatabase();
  const one = await realNode({ database, redis, parts });
  const two = await realNode({ database, redis, parts });
  await hearing([one, two]);
  return { one, two };
}

/** The same browser at another node, as a balancer would send it there. */
function at(port: number, { cookies }: Browser): Browser {
  const browser = new Browser(port);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

async function dial(browser: Browser): Promise<Client> {
  const client = new Client(browser.port, browser.headers);
  await once(client.socket, 'open');
  return client;
}

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });
const UR = { game: 'ur', name: 'Ada', seats: ['me', 'open'] };

test('limits of an address hold at all nodes together', async () => {
  const { one, two } = await twoNodes({ limits: { tables: 4 } });
  const heard: unknown[] = [];
  for (const { wire } of [one, two])
    await wire.hear('counts', (counted) => {
      for (const [what] of counted as readonly string[][]) if (what === 'tables') heard.push(what);
    });
  const made = async ({ post }: typeof one) => (await post('/api/tables', UR)).status;
  for (const node of [one, two, one, two]) expect(await made(node)).toBe(201);
  await poll(() => heard.length).toBe(4);
  // Without the other's, two of four would still be free at each.
  expect([await made(one), await made(two)]).toEqual([429, 429]);
});

test('who signs in at one node is known at the other, and signed out at both', async () => {
  const { one, two } = await twoNodes();
  const here = new Browser(one.port);
  await here.comeIn('Ada');
  await here.makeAccount('Ada');
  const there = at(two.port, here);
  expect(await there.me()).toMatchObject({ name: 'Ada' });
  const phone = new Browser(two.port);
  await phone.signIn('Ada', PASSWORD);
  const line = await dial(there);
  const password = { password: 'nine clay tablets' };
  expect((await phone.post('/api/me/password', password)).status).toBe(200);
  await poll(() => line.socket.readyState).toBe(line.socket.CLOSED);
  expect(await here.me()).toBeNull();
  expect(await there.me()).toBeNull();
  expect(await at(one.port, phone).me()).toMatchObject({ name: 'Ada' });
});

test('the link that one node printed makes somebody host at the other, once', async () => {
  const { one, two } = await twoNodes();
  const [ada, bel] = [new Browser(two.port), new Browser(one.port)];
  await ada.makeAccount('Ada');
  await bel.makeAccount('Bel');
  const token = await one.hostLink(false);
  expect(await two.hostLink(false)).not.toBeNull();
  expect((await ada.post('/api/host', { token })).status).toBe(200);
  expect(await at(one.port, ada).me()).toMatchObject({ host: true });
  expect(await bel.refused('POST', '/api/host', { token })).toBe('400 bad-link');
  expect(await one.hostLink(false)).toBeNull();
});

test('the lobby of each node shows the tables of both, and people are paired across them', async () => {
  const { one, two } = await twoNodes();
  const looker = await dial(new Browser(two.port));
  looker.say({ type: 'lobby', protocol: PROTOCOL, list: 'open' });
  await looker.next('lobby');
  const wish = { ...UR, visibility: 'public' };
  const { id } = (await (await one.post('/api/tables', wish)).json()).table;
  await looker.next('lobbyNews', ({ put }) => put.some((table) => table.id === id));
  await two.join(id);
  await looker.next('lobbyNews', ({ gone }) => gone.includes(id));
  const waiting = [];
  for (const [i, { port }] of [one, two].entries()) {
    const browser = new Browser(port);
    await browser.comeIn(`P${i}`);
    const client = await dial(browser);
    client.say({ type: 'pair', id: 'p', game: 'ur', seats: 2, pace: null, rated: false });
    waiting.push(client);
  }
  const [first, second] = await Promise.all(waiting.map((client) => client.next('paired')));
  expect(first.table).toBe(second.table);
});

test('a page at one node is told of a turn that began at the other', async () => {
  const { one, two } = await twoNodes();
  const [ada, bel] = [new Browser(one.port), new Browser(two.port)];
  await ada.comeIn('Ada');
  await bel.comeIn('Bel');
  const { id } = (await ada.create({ game: 'ur' })).table;
  await bel.join(id);
  const page = await bel.listen();
  const player = await ada.open(id);
  for (let ply = 0; player.now?.actors.includes(0); ply++)
    await player.play((await player.until((now) => now.ply === ply)).moves[0]);
  const { notice } = await page.next('notice', ({ notice: { title } }) => title === 'Your turn');
  expect(notice).toMatchObject({ path: `/t/${id}` });
});

test('what a bot thought is told at every node', async () => {
  const { one, two } = await twoNodes();
  const { table, token } = await one.create({ game: 'ur', seats: ['me', { bot: 'greedy' }] });
  const ada = await Client.open(one.port, table.id, token);
  const seen = await Client.open(two.port, table.id);
  while (!ada.now?.thoughts.length) {
    const { ply, moves } = await ada.until((now) => now.moves.length > 0);
    await ada.play(moves[0]);
    await ada.until((now) => now.ply > ply && (now.moves.length > 0 || now.thoughts.length > 0));
  }
  await seen.until((now) => now.thoughts.length > 0);
  await ada.until((now) => now.moves.length > 0);
  await seen.until(({ ply }) => ply === ada.now?.ply);
  const told = async (client: Client) => {
    const answer = await client.ask({ type: 'thoughts', seat: 1 });
    return answer.type === 'thoughts' ? answer.thoughts : answer;
  };
  expect(await told(seen)).toEqual(await told(ada));
  expect((await told(seen)) as object).toHaveProperty('decisions');
});

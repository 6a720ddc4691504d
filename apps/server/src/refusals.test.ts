import { once } from 'node:events';
import { PROTOCOL } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../testing/client.ts';
import { folder, games, openHouse, refusal, withRules } from '../testing/rig.ts';
import { veils } from '../testing/veils.ts';

const TOKEN = 'A'.repeat(32);

async function connected(port: number): Promise<Client> {
  const client = new Client(port);
  await once(client.socket, 'open');
  return client;
}

describe('a new table is refused with a code and a sentence', () => {
  const me = ['me', 'open'];
  test.each([
    ['an unknown game', { game: 'chess', seats: me, name: 'A' }, 404, 'unknown-game'],
    [
      'a word that is in every object',
      { game: 'constructor', seats: me, name: 'A' },
      404,
      'unknown-game',
    ],
    [
      'an unknown option',
      { game: 'veils', seats: me, name: 'A', options: { x: 1 } },
      400,
      'unknown-option',
    ],
    [
      'a bad option',
      { game: 'veils', seats: me, name: 'A', options: { rounds: 9 } },
      400,
      'bad-option',
    ],
    [
      'too many seats',
      { game: 'veils', seats: ['me', 'open', 'open', 'open'], name: 'A' },
      400,
      'bad-seats',
    ],
    [
      'an unknown kind of seat',
      { game: 'veils', seats: ['me', 'you'], name: 'A' },
      400,
      'bad-seats',
    ],
    ['two seats for one', { game: 'veils', seats: ['me', 'me'], name: 'A' }, 400, 'bad-seats'],
    [
      'bots alone',
      { game: 'veils', seats: [{ bot: 'random' }, { bot: 'random' }] },
      400,
      'bad-seats',
    ],
    [
      'an unknown bot',
      { game: 'veils', seats: ['me', { bot: 'oracle' }], name: 'A' },
      400,
      'bad-bot',
    ],
    [
      'a bot that thinks too long',
      { game: 'veils', seats: ['me', { bot: 'search:900000' }], name: 'A' },
      400,
      'bad-bot',
    ],
    ['no name', { game: 'veils', seats: me }, 400, 'bad-name'],
    ['an empty name', { game: 'veils', seats: me, name: '   ' }, 400, 'bad-name'],
    ['a long name', { game: 'veils', seats: me, name: 'x'.repeat(25) }, 400, 'bad-name'],
    [
      'a name that turns text round',
      { game: 'veils', seats: me, name: 'a\u202eb' },
      400,
      'bad-name',
    ],
    ['an unknown field', { game: 'veils', seats: me, name: 'A', seed: '0' }, 400, 'bad-message'],
    ['no JSON', '{"game": ', 400, 'bad-message'],
    ['a number', '7', 400, 'bad-message'],
    ['too much', `"${'x'.repeat(20_000)}"`, 413, 'too-large'],
  ])('%s', async (_, body, status, code) => {
    const house = await openHouse();
    const answer = await refusal(await house.post('/api/tables', body));
    expect(answer).toMatchObject({ status, code });
    expect(answer.sentence).toMatch(/^\S.*\.$/);
  });
});

describe('addresses', () => {
  test('unknown tables, seats, plies and pages', async () => {
    const house = await openHouse();
    const { table } = await house.create();
    const { id } = table;
    expect(await refusal(await house.get('/api/tables/nothing'))).toMatchObject({
      code: 'bad-message',
    });
    expect(await refusal(await house.get('/api/tables/aaaaaaaaaaaa'))).toMatchObject({
      status: 404,
      code: 'unknown-table',
    });
    const join = (body: unknown) => house.post(`/api/tables/${id}/join`, body).then(refusal);
    expect(await join({ name: 'B', seat: 7 })).toMatchObject({ code: 'unknown-seat' });
    expect(await join({ name: 'B', seat: 0 })).toMatchObject({ status: 409, code: 'seat-taken' });
    expect(await refusal(await house.get(`/api/tables/${id}/view`))).toMatchObject({
      code: 'not-started',
    });
    await house.join(id);
    expect(await join({ name: 'C' })).toMatchObject({ status: 409, code: 'seat-taken' });
    for (const ply of ['1', '-1', 'x', '1e3'])
      expect(await refusal(await house.get(`/api/tables/${id}/view?ply=${ply}`))).toMatchObject({
        status: 404,
        code: 'unknown-ply',
      });
    expect(await refusal(await house.get('/api/nowhere'))).toMatchObject({
      status: 404,
      code: 'unknown-page',
    });
  });

  test('forged and foreign seat tokens', async () => {
    const house = await openHouse();
    const { id } = await house.twoPlayers();
    const foreign = (await house.create()).token;
    for (const token of [TOKEN, foreign, 'short'])
      expect(await refusal(await house.get(`/api/tables/${id}/view`, token))).toMatchObject({
        code: expect.stringMatching(/^bad-/),
      });
    expect(await refusal(await house.post(`/api/tables/${id}/leave`, {}, foreign))).toMatchObject({
      status: 401,
      code: 'bad-token',
    });
    for (const token of [TOKEN, foreign]) {
      const client = await connected(house.port);
      client.say({ type: 'hello', protocol: PROTOCOL, table: id, token: token ?? '' });
      expect(await client.next('bye')).toMatchObject({ code: 'bad-token', again: false });
      await once(client.socket, 'close');
    }
  });
});

describe('messages', () => {
  test.each([
    ['no JSON', '{', 'bad-message', null],
    ['no object', '[1]', 'bad-message', null],
    ['an unknown type', '{"type":"cheat","id":"a"}', 'bad-message', 'a'],
    ['an unknown field', '{"type":"undo","id":"a","ply":0,"x":1}', 'bad-message', 'a'],
    ['a missing field', '{"type":"play","id":"a","ply":0}', 'bad-message', 'a'],
    ['a ply that is none', '{"type":"undo","id":"a","ply":-1}', 'bad-message', 'a'],
    ['a command before hello', '{"type":"undo","id":"a","ply":0}', 'no-hello', 'a'],
    ['deep nesting', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'bad-message', null],
    [
      'names of prototypes',
      '{"type":"__proto__","id":"constructor"}',
      'bad-message',
      'constructor',
    ],
  ])('%s is refused and the connection lives on', async (_, text, code, id) => {
    const house = await openHouse();
    const client = await connected(house.port);
    client.socket.send(text);
    expect(await client.next('refused')).toMatchObject({ code, id });
    client.say({ type: 'ping' });
    await client.next('pong');
  });

  test.each([[17_000], [100_000]])(
    '%i bytes end the connection, and it is said why',
    async (size) => {
      const house = await openHouse();
      const client = await connected(house.port);
      client.socket.send('x'.repeat(size));
      const [code] = await once(client.socket, 'close');
      expect(code).toBe(1009);
      expect(client.messages.at(-1)).toMatchObject({
        ...{ type: 'bye', code: 'too-large', again: false },
        sentence: expect.stringContaining('send less'),
      });
    },
  );

  test('an unknown table or an old client is told so', async () => {
    const house = await openHouse();
    const client = await connected(house.port);
    client.say({ type: 'hello', protocol: PROTOCOL, table: 'aaaaaaaaaaaa' });
    expect(await client.next('bye')).toMatchObject({ code: 'unknown-table', again: false });
    const old = await connected(house.port);
    old.say({ type: 'hello', protocol: 0, table: 'aaaaaaaaaaaa' });
    expect(await old.next('bye')).toMatchObject({ code: 'old-client', again: false });
  });

  test('moves out of turn, stale, unknown, illegal and of a spectator', async () => {
    const house = await openHouse();
    const { id, ada, bel } = await house.twoPlayers();
    const watcher = await Client.open(house.port, id);
    const before = JSON.stringify(ada.now);
    expect(await bel.play('done')).toMatchObject({ code: 'not-your-turn' });
    expect(await ada.play('done', 3)).toMatchObject({ code: 'stale' });
    expect(await ada.play('dance')).toMatchObject({ code: 'unknown-move' });
    expect(await ada.play('done')).toMatchObject({ code: 'illegal', clause: 'V3' });
    expect(await watcher.play('done')).toMatchObject({ code: 'not-seated' });
    expect(JSON.stringify(ada.now)).toBe(before);
    expect(ada.entries).toHaveLength(3);
  });

  test('a repeated command is answered as before and done once, also on another connection', async () => {
    const house = await openHouse();
    const { id, ada, tokens } = await house.twoPlayers();
    const move = ada.now?.moves[0] ?? '';
    const first = await ada.play(move, 0, 'same');
    expect(first).toMatchObject({ type: 'done' });
    expect(await ada.play(move, 0, 'same')).toEqual(first);
    const again = await Client.open(house.port, id, tokens[0]);
    expect(await again.play(move, 0, 'same')).toEqual(first);
    expect(again.now?.ply).toBe(1);
  });
});

describe('limits', () => {
  test('too many messages, requests, tables and connections', async () => {
    const limits = { messages: 5, tables: 1, sockets: 2, requests: 8 };
    const house = await openHouse({ limits });
    const client = await connected(house.port);
    for (let i = 0; i < 6; i++) client.say({ type: 'ping' });
    expect(await client.next('refused')).toMatchObject({ code: 'too-fast' });
    const other = await connected(house.port);
    const third = new WebSocket(`ws://127.0.0.1:${house.port}/ws`);
    const [error] = await once(third, 'error');
    expect(String(error)).toContain('429');
    await other.close();
    await connected(house.port);
    await house.create();
    const wish = { game: 'veils', seats: ['me', 'open'], name: 'A' };
    expect(await refusal(await house.post('/api/tables', wish))).toMatchObject({
      status: 429,
      code: 'too-fast',
    });
    for (let i = 0; i < 6; i++) await house.get('/api/health');
    expect(await refusal(await house.get('/api/health'))).toMatchObject({ status: 429 });
  });

  test('a page elsewhere cannot open a socket, one of this house can', async () => {
    const house = await openHouse();
    const evil = new Client(house.port, { Origin: 'https://evil.example' });
    const [error] = await once(evil.socket, 'error');
    expect(String(error)).toContain('403');
    const own = new Client(house.port, { Origin: `http://127.0.0.1:${house.port}` });
    await once(own.socket, 'open');
  });
});

test('a match of rules that this build does not have is shown as such', async () => {
  const data = folder();
  const newer = await openHouse({ games: { veils: withRules(veils, 2) } }, data);
  const { id, tokens } = await newer.twoPlayers();
  await newer.close();
  const house = await openHouse({ games }, data);
  const client = await Client.open(house.port, id, tokens[0]);
  expect(client.messages[0]).toMatchObject({ table: { known: false, rules: 2, phase: 'playing' } });
  expect(client.now?.view).toBeNull();
  expect(await client.play('done')).toMatchObject({ code: 'unknown-rules' });
  expect(await refusal(await house.get(`/api/tables/${id}/view`))).toMatchObject({
    status: 409,
    code: 'unknown-rules',
  });
});

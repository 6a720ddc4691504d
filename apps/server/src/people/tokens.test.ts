import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botMade, PROTOCOL, SCOPES, type Scope, tokenList, tokenMade } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, openHouse, refusal } from '../../testing/rig.ts';

const DAY_MS = 24 * 3600_000;

async function house(now = () => Date.now()) {
  const home = await openHouse({ clock: now });
  const ada = new Browser(home.port);
  await ada.makeAccount('Ada');
  const make = async (scopes: readonly Scope[], more: object = {}) => {
    const wish = { name: 'my script', scopes, days: null, ...more };
    return tokenMade.parse(await (await ada.post('/api/me/tokens', wish)).json());
  };
  const list = async () => tokenList.parse(await (await ada.get('/api/me/tokens')).json()).tokens;
  return { ...home, ada, make, list };
}

async function code(response: Response | Promise<Response>): Promise<string> {
  return (await refusal(await response)).code;
}

describe('a personal token', () => {
  test('that ends by itself ends what it opened, though nothing is said there', async () => {
    let now = Date.now();
    const { port, create, make, tick } = await house(() => now);
    const { id } = (await create({ seats: ['me', 'open', 'open'] })).table;
    const lasting = await make(['play', 'tables', 'read']);
    const ending = await make(['play', 'tables', 'read'], { days: 1 });
    const [ends, lasts] = await Promise.all(
      [ending, lasting].map(async ({ token }) => Client.open(port, id, token)),
    );
    now += 2 * DAY_MS;
    await tick();
    expect(await ends.next('bye')).toMatchObject({ code: 'signed-out' });
    expect(await lasts.ask({ type: 'why', move: 'done' })).toMatchObject({ code: 'not-started' });
  });

  test('is told once, kept as a hash, and says who somebody is', async () => {
    const { ada, data, make, list, get, close } = await house();
    const { id, token } = await make(['read']);
    expect(await (await get('/api/me', token)).json()).toMatchObject({
      me: { name: 'Ada', account: true, host: false },
    });
    await expect.poll(async () => (await list())[0].used).toEqual(expect.any(Number));
    expect(await list()).toMatchObject([
      { id, name: 'my script', scopes: ['read'], bot: null, expires: null },
    ]);
    expect(await (await ada.get('/api/me/export')).text()).toContain('my script');
    await close();
    for (const file of readdirSync(data))
      expect(readFileSync(join(data, file), 'latin1')).not.toContain(token.slice(5));
  });

  test('is over when it was revoked, has expired, or its owner is gone', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { ada, get, post, make } = await house(() => now);
    const [one, two, three] = [
      await make(['read']),
      await make(['read'], { days: 2 }),
      await make(['read']),
    ];
    const revoked = await ada.post('/api/me/tokens/revoke', { tokens: [one.id, 'aaaaaaaaaaaa'] });
    expect(await revoked.json()).toEqual({ revoked: 1 });
    expect(await code(get('/api/me', one.token))).toBe('signed-out');
    expect((await get('/api/me', two.token)).status).toBe(200);
    now += 2 * DAY_MS;
    expect(await code(get('/api/me', two.token))).toBe('signed-out');
    const body = { password: 'seven clay cups' };
    expect((await ada.post('/api/me/prove', body)).status).toBe(200);
    expect((await get('/api/me', three.token)).status).toBe(200);
    expect((await ada.post('/api/me/erase', { erase: 'everything' })).status).toBe(200);
    expect(await code(get('/api/me', three.token))).toBe('signed-out');
    expect(await code(post('/api/tables', {}, 'nabu_short'))).not.toBe('');
  });

  test('opens no route of the account or the host, whatever it is good for', async () => {
    const { get, post, make } = await house();
    const { token } = await make(SCOPES);
    for (const { method, path, scope, who } of Object.values(ROUTES)) {
      if (scope !== null || who === 'anybody') continue;
      const at = path.replace(':id', 'aaaaaaaaaaaa').replace(':n', '1');
      const response = await (method === 'get' ? get(at, token) : post(at, '', token));
      expect([401, 403, 400], path).toContain(response.status);
      if (response.status !== 400) expect(await code(response), path).toBe('no-scope');
    }
  });

  test('does what its scopes say and nothing else', async () => {
    const { get, post, make } = await house();
    const wish = { game: 'veils', seats: ['me', 'open'] };
    const [reads, tables] = [await make(['read']), await make(['tables'])];
    expect(await code(post('/api/tables', wish, reads.token))).toBe('no-scope');
    expect((await post('/api/tables', wish, tables.token)).status).toBe(201);
    expect(await code(get('/api/me', tables.token))).toBe('no-scope');
    expect(await code(post('/api/me/name', { name: 'Eve' }, tables.token))).toBe('no-scope');
    const { token } = await make(['profile']);
    expect((await post('/api/me/name', { name: 'Ada Two' }, token)).status).toBe(200);
  });

  test('there are so many for one account, of known scopes, for those who proved who they are', async () => {
    const { ada, make, port } = await house();
    for (let n = 0; n < 20; n++) await make(['read']);
    const wish = { name: 'one more', scopes: ['read'], days: null };
    expect(await ada.refused('POST', '/api/me/tokens', wish)).toBe('409 too-many');
    const odd = { ...wish, scopes: ['everything'] };
    expect(await ada.refused('POST', '/api/me/tokens', odd)).toBe('400 bad-message');
    const guest = new Browser(port);
    expect(await guest.refused('POST', '/api/me/tokens', wish)).toBe('401 not-signed-in');
    await guest.comeIn('Bel');
    expect(await guest.refused('POST', '/api/me/tokens', wish)).toBe('409 no-account');
  });
});

describe('at a socket', () => {
  test('a token plays where it may, and its connection ends when it is revoked', async () => {
    const { ada, port, make, post } = await house();
    const [plays, reads] = [await make(['play', 'tables']), await make(['read'])];
    const wish = { game: 'veils', seats: ['me', { bot: 'greedy' }] };
    const made = (await (await post('/api/tables', wish, plays.token)).json()) as {
      table: { id: string };
    };
    const player = await Client.open(port, made.table.id, plays.token);
    const reader = await Client.open(port, made.table.id, reads.token);
    await player.until(({ moves }) => moves.length > 0);
    const now = await reader.until(({ moves }) => moves.length > 0);
    expect(await reader.play(now.moves[0])).toMatchObject({ type: 'refused', code: 'no-scope' });
    expect(await player.play(now.moves[0])).toMatchObject({ type: 'done' });
    await ada.post('/api/me/tokens/revoke', { tokens: [plays.id] });
    expect(await player.next('bye')).toMatchObject({ code: 'signed-out' });
    const closed = new Client(port);
    await once(closed.socket, 'open');
    const hello = { type: 'hello', protocol: PROTOCOL, table: made.table.id } as const;
    closed.say({ ...hello, token: (await make(['profile'])).token });
    expect(await closed.next('bye')).toMatchObject({ code: 'no-scope' });
  });
});

describe('a bot account', () => {
  async function withBot() {
    const home = await house();
    const bot = botMade.parse(await (await home.ada.post('/api/me/bots', { name: 'Zu' })).json());
    const { token } = await home.make(['play', 'tables', 'read'], { bot: bot.id });
    return { ...home, bot, token };
  }

  test('is marked by its name, belongs to somebody, and plays like everybody', async () => {
    const { ada, bot, token, get, post, port } = await withBot();
    expect(bot.name).toBe('Zu (bot)');
    expect(await (await get('/api/me', token)).json()).toMatchObject({
      me: { id: bot.id, name: 'Zu (bot)', bot: true },
    });
    const { table } = await ada.create();
    const joined = (await (await post(`/api/tables/${table.id}/join`, {}, token)).json()) as {
      seat: number;
      table: { seats: readonly { name: string }[] };
    };
    expect(joined.table.seats[joined.seat].name).toBe('Zu (bot)');
    const players = [await ada.open(table.id), await Client.open(port, table.id, token)];
    await finish(players);
    expect(players[1].now?.phase).toBe('over');
  });

  test('takes no seat at a rated table, is not paired, and is nobody else', async () => {
    const { ada, bot, token, post, port } = await withBot();
    const { table } = await ada.create({ rated: true });
    expect(await code(post(`/api/tables/${table.id}/join`, {}, token))).toBe('not-admitted');
    const wish = { game: 'veils', seats: ['me', 'open'], rated: true };
    expect(await code(post('/api/tables', wish, token))).toBe('not-admitted');
    const socket = new Client(port, { Authorization: `Bearer ${token}` });
    await once(socket.socket, 'open');
    socket.say({ type: 'pair', id: 'p', game: 'veils', seats: 2, pace: null });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-admitted' });
    expect(await ada.refused('POST', '/api/me', { name: 'Eve (Bot)' })).toBe('400 bad-name');
    expect(await ada.refused('POST', '/api/me/bots', { name: 'zu' })).toBe('409 name-taken');
    const other = new Browser(port);
    await other.makeAccount('Bel');
    const steal = { name: 'x', scopes: ['play'], days: null, bot: bot.id };
    expect(await other.refused('POST', '/api/me/tokens', steal)).toBe('404 unknown-person');
    expect(await other.refused('POST', '/api/me/bots/retire', { bot: bot.id })).toBe(
      '404 unknown-person',
    );
  });

  test('is retired with its tokens, and gets up where it sat', async () => {
    const { ada, bot, token, get, post } = await withBot();
    const { table } = await ada.create({ seats: ['me', 'open', 'open'] });
    await post(`/api/tables/${table.id}/join`, {}, token);
    expect((await ada.post('/api/me/bots/retire', { bot: bot.id })).status).toBe(200);
    expect(await (await ada.get('/api/me/bots')).json()).toEqual({ bots: [] });
    expect(await code(get('/api/me', token))).toBe('signed-out');
    const after = await (await ada.get(`/api/tables/${table.id}`)).json();
    expect(after).toMatchObject({ seats: [{ kind: 'guest' }, { kind: 'open' }, { kind: 'open' }] });
  });
});

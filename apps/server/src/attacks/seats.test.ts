import { once } from 'node:events';
import { PROTOCOL } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { type Ask, Client } from '../../testing/client.ts';
import { finish, openHouse } from '../../testing/rig.ts';

/** Everything that only whoever holds a seat may ask for. */
const COMMANDS: readonly Ask[] = [
  { type: 'play', ply: 0, move: 'hide 0' },
  { type: 'undo', ply: 0 },
  { type: 'redo', ply: 0 },
  { type: 'restart', ply: 0 },
  { type: 'offer', what: 'end' },
  { type: 'accept', what: 'end' },
  { type: 'decline', what: 'end' },
  { type: 'resign' },
  { type: 'takeOver', seat: 0 },
  { type: 'waitFor', seat: 0 },
  { type: 'forfeit', seat: 0 },
  { type: 'fill' },
  { type: 'rematch' },
  { type: 'hint', ply: 0 },
  { type: 'why', move: 'done' },
];

async function game() {
  const house = await openHouse();
  const [adas, bels, eves] = [1, 2, 3].map(() => new Browser(house.port));
  await adas.comeIn('Ada');
  await bels.comeIn('Bel');
  await eves.comeIn('Eve');
  const { id } = (await adas.create()).table;
  await bels.join(id);
  const [ada, bel] = [await adas.open(id), await bels.open(id)];
  return { ...house, id, adas, bels, eves, ada, bel };
}

describe('somebody else’s seat', () => {
  test('a stranger’s commands change nothing and show nothing, before and after the end', async () => {
    const { id, eves, ada, bel, port, get } = await game();
    const eve = await eves.open(id);
    const nobody = await Client.open(port, id);
    for (const over of [false, true]) {
      if (over) await finish([ada, bel]);
      const entries = await (await eves.open(id)).next('welcome');
      for (const client of [eve, nobody])
        for (const command of COMMANDS)
          expect(await client.ask(command), command.type).toMatchObject({
            type: 'refused',
            code: expect.stringMatching(/not-seated|over|not-over/),
          });
      expect((await (await eves.open(id)).next('welcome')).entries).toEqual(entries.entries);
      expect(await eves.refused('POST', `/api/tables/${id}/leave`, {})).toBe('403 not-seated');
    }
    const view = await (await get(`/api/tables/${id}/view?ply=0`)).json();
    expect(view).toMatchObject({ view: { viewer: 'spectator' } });
  });

  test('a player decides for nobody else, and looks through nobody else’s eyes', async () => {
    const { id, bel, bels } = await game();
    for (const command of [COMMANDS[0], COMMANDS[1], COMMANDS[13]])
      expect(await bel.ask(command)).toMatchObject({
        type: 'refused',
        code: expect.stringMatching(/not-your-turn|nothing-to-undo|illegal/),
      });
    expect(bel.now).toMatchObject({ view: { viewer: 1 }, moves: [] });
    const view = await (await bels.get(`/api/tables/${id}/view?ply=0`)).json();
    expect(view).toMatchObject({ view: { viewer: 1 } });
  });

  test('a message that names another table or another seat is not read', async () => {
    const { id, eves, ada } = await game();
    const { table } = await eves.create();
    const eve = await eves.open(table.id);
    const before = ada.entries.length;
    for (const more of [{ table: id }, { seat: 0 }, { as: 'Ada' }, { person: 'x' }, { at: 5 }])
      expect(
        await eve.ask({ type: 'offer', what: 'end', ...more } as unknown as Ask),
      ).toMatchObject({ code: 'bad-message' });
    expect(ada.entries).toHaveLength(before);
  });
});

describe('messages sent again', () => {
  test('by whoever overheard them, or to a later game, do nothing', async () => {
    const { id, eves, ada, bel, adas, bels } = await game();
    const heard: string[] = [];
    const send = ada.socket.send.bind(ada.socket);
    ada.socket.send = ((text: string) => {
      heard.push(text);
      send(text);
    }) as typeof ada.socket.send;
    await finish([ada, bel]);
    const { entries } = await (await eves.open(id)).next('welcome');
    const again = async (client: Client) => {
      // A copy: what Ada sends again is heard too.
      for (const text of [...heard]) client.socket.send(text);
      client.say({ type: 'ping' });
      await client.next('pong');
    };
    await again(await eves.open(id));
    await again(ada);
    expect((await (await eves.open(id)).next('welcome')).entries).toEqual(entries);
    const next = (await adas.create()).table.id;
    await bels.join(next);
    const other = await adas.open(next);
    const before = other.now;
    await again(await eves.open(next));
    expect((await adas.open(next)).now).toEqual(before);
  });

  test('in another order are refused, or done as they fit, and never twice', async () => {
    const { ada } = await game();
    const move = ada.now?.moves[0] ?? '';
    for (const [word, ply, id] of [
      ['done', 1, 'b'],
      [move, 0, 'a'],
      ['done', 1, 'b'],
      [move, 0, 'a'],
    ] as const)
      ada.say({ type: 'play', id, ply, move: word });
    const answers = (id: string) => ada.messages.filter((each) => 'id' in each && each.id === id);
    await expect.poll(() => [...answers('a'), ...answers('b')].length).toBe(4);
    expect(answers('b').map(({ type }) => type)).toEqual(['refused', 'done']);
    const [first, second] = answers('a');
    expect(first).toMatchObject({ type: 'done' });
    expect(second).toEqual(first);
    expect(ada.now?.ply).toBe(2);
  });
});

describe('a socket', () => {
  test('of a page of another site is not opened, whatever cookies come along', async () => {
    const { port, adas } = await game();
    for (const evil of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://127.0.0.1:1' },
      { Origin: `http://127.0.0.1:${port}.evil.example` },
    ]) {
      const client = new Client(port, { Cookie: adas.headers.Cookie ?? '', ...evil });
      const [error] = await once(client.socket, 'error');
      expect(String(error)).toContain('403');
    }
  });

  test('with a forged or another’s token gets nothing but a goodbye', async () => {
    const { port, id } = await game();
    for (const token of ['x'.repeat(32), 'x'.repeat(43), 'A-_0'.repeat(8)]) {
      const client = new Client(port);
      await once(client.socket, 'open');
      client.say({ type: 'hello', protocol: PROTOCOL, table: id, token });
      const { code } = await client.next('bye');
      expect(['bad-token', 'signed-out']).toContain(code);
    }
  });
});

describe('two tabs of one account', () => {
  test('are one player: a move in one is made once, and signing out in one ends both', async () => {
    const { id, port } = await game();
    const ada = new Browser(port);
    await ada.makeAccount('Adad');
    const table = (await ada.create({ seats: ['me', { bot: 'random' }] })).table.id;
    const [one, two] = [await ada.open(table), await ada.open(table)];
    const [move] = one.now?.moves ?? [];
    const answers = await Promise.all([one.play(move, 0, 'x'), two.play(move, 0, 'x')]);
    expect(answers[0]).toEqual(answers[1]);
    await ada.post('/api/sign-out');
    for (const tab of [one, two])
      expect(await tab.next('bye')).toMatchObject({ code: 'signed-out' });
    expect(await (await ada.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
  });
});

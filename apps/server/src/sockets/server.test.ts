import { once } from 'node:events';
import { inflateSync } from 'node:zlib';
import { PACKED, PROTOCOL, serverMessage, socketPath } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../../testing/client.ts';
import { openHouse } from '../../testing/rig.ts';
import { pack } from './pack.ts';

async function greeted(port: number, table: string, protocols: string[], path = socketPath()) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));
  const [data, binary] = (await once(socket, 'message')) as [Buffer, boolean];
  const { protocol, extensions } = socket;
  socket.close();
  return { data, binary, protocol, extensions };
}

describe('long messages', () => {
  test('come packed to whoever asks for it, and say the same', async () => {
    const house = await openHouse({ clock: () => 1_000_000 });
    const { id, ada, bel } = await house.twoPlayers();
    for (let i = 0; i < 40; i++) {
      await ada.ask({ type: 'offer', what: 'end' });
      await bel.ask({ type: 'decline', what: 'end' });
    }
    const plain = await greeted(house.port, id, []);
    expect(plain.data.length).toBeGreaterThan(4096);
    const packed = await greeted(house.port, id, ['other', PACKED]);
    expect([plain.binary, packed.binary]).toEqual([false, true]);
    expect(packed.protocol).toBe(PACKED);
    expect(packed.data.length).toBeLessThan(plain.data.length / 2);
    const read = (text: string) => serverMessage.parse(JSON.parse(text));
    expect(read(String(inflateSync(packed.data)))).toEqual(read(String(plain.data)));
  });

  test('are packed once for all who are told the same', () => {
    const text = 'a view that several people have '.repeat(200);
    expect(pack(text)).toBeInstanceOf(Buffer);
    expect(pack(text)).toBe(pack(`${text}`));
    expect(pack('short')).toBe('short');
  });

  test('no connection is given a compressor of its own', async () => {
    const house = await openHouse();
    const { id } = await house.twoPlayers();
    expect((await greeted(house.port, id, [])).extensions).toBe('');
  });
});

test('the table in the address is for proxies: the house goes by the greeting', async () => {
  const house = await openHouse();
  const { id } = await house.twoPlayers();
  for (const path of [socketPath(id), socketPath('aaaaaaaaaaaa')]) {
    const { data } = await greeted(house.port, id, [], path);
    expect(JSON.parse(String(data))).toMatchObject({ type: 'welcome', table: { id } });
  }
});

describe('floods', () => {
  const refused = async (port: number): Promise<string> => {
    const [error] = await once(new Client(port).socket, 'error');
    return String(error);
  };

  test('sockets opened one after the other', async () => {
    const house = await openHouse({ limits: { upgrades: 3 } });
    for (let i = 0; i < 3; i++) {
      const client = new Client(house.port);
      await once(client.socket, 'open');
      await client.close();
    }
    expect(await refused(house.port)).toContain('429');
  });

  test('greetings on one socket; it may come again later', async () => {
    const house = await openHouse({ limits: { hellos: 3 } });
    const { table } = await house.create();
    const client = await Client.open(house.port, table.id);
    const hello = { type: 'hello', protocol: PROTOCOL, table: table.id } as const;
    for (let i = 0; i < 3; i++) client.say(hello);
    expect(await client.next('bye')).toMatchObject({ code: 'too-fast', again: true });
    expect(client.messages.filter(({ type }) => type === 'welcome')).toHaveLength(3);
  });

  test('lines of chat', async () => {
    const house = await openHouse({ limits: { lines: 2 } });
    const { ada, bel } = await house.twoPlayers();
    const say = (client: Client) => client.ask({ type: 'chat', text: 'hello' });
    for (const client of [ada, bel])
      expect([await say(client), await say(client), await say(client)]).toMatchObject([
        { type: 'done' },
        { type: 'done' },
        { type: 'refused', code: 'too-fast' },
      ]);
  });

  test('rematches are new tables of whoever asks', async () => {
    const house = await openHouse({ limits: { tables: 1 } });
    const { ada, bel } = await house.twoPlayers();
    await ada.ask({ type: 'offer', what: 'end' });
    await bel.ask({ type: 'accept', what: 'end' });
    expect(await ada.ask({ type: 'rematch' })).toMatchObject({ code: 'too-fast' });
  });
});

import { PROTOCOL } from '@nabu/protocol';
import type { Json } from '@nabu/protocol/routes';
import { expect, test, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { misfit } from '../../testing/json-schema.ts';
import { openHouse } from '../../testing/rig.ts';

interface Document {
  readonly channels: { readonly house: { readonly address: string } };
  readonly components: {
    readonly messages: { readonly [name: string]: { readonly payload: Json } };
  };
}

/** Why messages are not what the document says of them, and which there were. */
function judged({ components }: Document, side: 'says' | 'tells', texts: readonly string[]) {
  const kinds = new Set<string>();
  const wrong = texts.flatMap((text) => {
    const message = JSON.parse(text) as { readonly type: string };
    kinds.add(message.type);
    const { payload } = components.messages[`${side}-${message.type}`] ?? {};
    const why = payload ? misfit(payload, message) : 'it is not documented';
    return why === '' ? [] : [`${message.type}: ${why}`];
  });
  return { kinds: [...kinds].toSorted(), wrong };
}

test('what travels over a socket is what its document says, in both directions', async () => {
  const house = await openHouse();
  const document = (await (await house.get('/api/asyncapi.json')).json()) as Document;
  expect(document.channels.house.address).toBe('/ws');
  const { ada, bel, id, tokens } = await house.twoPlayers();
  const sent = vi.spyOn(ada.socket, 'send');
  ada.say({ type: 'hello', protocol: PROTOCOL, table: id, token: tokens[0] ?? '', since: 0 });
  ada.say({ type: 'ping' });
  await ada.next('pong');
  const [move] = ada.now?.moves ?? [];
  await ada.ask({ type: 'why', move });
  await ada.ask({ type: 'hint', ply: 0 });
  await ada.ask({ type: 'chat', text: 'Good luck' });
  await ada.play('nonsense');
  await ada.play(move);
  await ada.ask({ type: 'undo', ply: 1 });
  await ada.ask({ type: 'redo', ply: 0 });
  await ada.ask({ type: 'thoughts', seat: 1 });
  await ada.ask({ type: 'offer', what: 'end' });
  await bel.ask({ type: 'decline', what: 'end' });
  ada.say({ type: 'lobby', protocol: PROTOCOL, list: 'open' });
  await ada.next('lobby');
  await house.create({ visibility: 'public' });
  await ada.next('lobbyNews');
  ada.say({ type: 'lobbyOff', list: 'open' });
  await ada.ask({ type: 'resign' });
  await ada.until(({ phase }) => phase === 'over');
  await ada.ask({ type: 'rematch' });
  const said = judged(
    document,
    'says',
    sent.mock.calls.map(([text]) => String(text)),
  );
  expect(said.wrong).toEqual([]);
  expect(said.kinds).toHaveLength(14);
  await house.close();
  await bel.next('bye');
  const told = judged(document, 'tells', [...ada.raw, ...bel.raw]);
  expect(told.wrong).toEqual([]);
  expect(told.kinds).toEqual([
    ...['because', 'bye', 'done', 'entry', 'hint', 'lobby', 'lobbyNews', 'now', 'pong'],
    ...['presence', 'refused', 'talk', 'welcome'],
  ]);
});

test('what people are told of their own, and what the document forbids the house refuses', async () => {
  const house = await openHouse();
  const document = (await (await house.get('/api/asyncapi.json')).json()) as Document;
  const visitors = await Promise.all(
    ['Ada', 'Bel'].map(async (name) => {
      const browser = new Browser(house.port);
      await browser.comeIn(name);
      const client = new Client(house.port, {
        Cookie: `nabu_session=${browser.cookies.get('nabu_session')}`,
      });
      await new Promise((resolve) => client.socket.once('open', resolve));
      client.say({ type: 'mine', protocol: PROTOCOL });
      await client.next('mine');
      client.say({ type: 'pair', id: 'p', game: 'veils', seats: 2, pace: null, rated: false });
      return client;
    }),
  );
  await Promise.all(visitors.map((each) => each.next('paired')));
  await visitors[0].next('mineNews');
  const told = judged(
    document,
    'tells',
    visitors.flatMap(({ raw }) => raw),
  );
  expect(told.wrong).toEqual([]);
  expect(told.kinds).toEqual(expect.arrayContaining(['mine', 'mineNews', 'paired', 'pairing']));
  const odd = JSON.stringify({ type: 'ping', odd: 1 });
  expect(judged(document, 'says', [odd]).wrong).toHaveLength(1);
  visitors[0].socket.send(odd);
  expect(await visitors[0].next('refused')).toMatchObject({ code: 'bad-message' });
});

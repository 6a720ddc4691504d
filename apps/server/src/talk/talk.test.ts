import { LIMITS } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, folder, openHouse, storeIn } from '../../testing/rig.ts';
import type { HouseParts } from '../house.ts';
import { Lines } from './lines.ts';

const MANY = { lines: 1000, personLines: 1000, tableLines: 1000, messages: 5000 };

/** Ada and Bel play, Cai and Dan watch; each is a guest of the house. */
async function four(parts: Partial<HouseParts> = {}, data?: string) {
  const house = await openHouse(parts, data);
  const names = ['Ada', 'Bel', 'Cai', 'Dan'];
  const browsers = names.map(() => new Browser(house.port));
  for (const [i, browser] of browsers.entries()) await browser.comeIn(names[i]);
  const { id } = (await browsers[0].create()).table;
  await browsers[1].join(id);
  const clients: Client[] = [];
  for (const browser of browsers) clients.push(await browser.open(id));
  const [ada, bel, cai, dan] = clients;
  return { ...house, id, browsers, ada, bel, cai, dan };
}

/** What somebody who comes to the table now reads. */
async function reads(browser: Browser, id: string): Promise<readonly string[]> {
  const client = await browser.open(id);
  const texts = await client.texts();
  await client.close();
  return texts;
}

describe('the rooms', () => {
  test('players speak to all; watchers to each other, and to all once the game is over', async () => {
    const { id, browsers, ada, bel, cai, dan } = await four();
    await ada.ask({ type: 'chat', text: '  good   luck ' });
    for (const each of [bel, cai, dan])
      expect(await each.heard('good luck')).toMatchObject({ room: 'table', seat: 0, name: 'Ada' });
    await cai.ask({ type: 'chat', text: 'the red one wins' });
    expect(await dan.heard('the red one wins')).toMatchObject({
      ...{ room: 'watchers', seat: null, name: 'Cai' },
    });
    expect(await reads(browsers[0], id)).toEqual(['good luck']);
    expect(await reads(browsers[3], id)).toEqual(['good luck', 'the red one wins']);
    expect(ada.raw.join()).not.toContain('red one');
    await finish([ada, bel]);
    await ada.heard('the red one wins');
    await bel.heard('the red one wins');
    await dan.ask({ type: 'chat', text: 'well done' });
    await ada.heard('well done');
    expect(await reads(browsers[1], id)).toEqual(['good luck', 'the red one wins', 'well done']);
  });

  test('whom the house does not know may watch and read, and not speak', async () => {
    const { port, id, ada } = await four();
    const nobody = await Client.open(port, id);
    expect(await nobody.next('talk')).toMatchObject({ speak: 'no', you: null });
    for (const say of [
      { type: 'chat', text: 'hi' } as const,
      { type: 'phrase', phrase: 'hello' } as const,
    ])
      expect(await nobody.ask(say)).toMatchObject({ code: 'not-signed-in' });
    await ada.ask({ type: 'chat', text: 'hello' });
    await nobody.heard('hello');
  });

  test('a seat that is held by a token alone has a voice', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    await ada.ask({ type: 'chat', text: 'no name but a seat' });
    const line = await bel.heard('no name but a seat');
    expect((await ada.next('talk', ({ speak }) => speak !== undefined)).you).toBe(line.by);
  });
});

describe('a line', () => {
  test('is kept over a restart, and given again it is the same line', async () => {
    const data = folder();
    const first = await four({}, data);
    const said = await first.ada.ask({ type: 'chat', text: 'once' }, 'one');
    expect(await first.ada.ask({ type: 'chat', text: 'once' }, 'one')).toEqual(said);
    await first.close();
    const house = await openHouse({}, data);
    const ada = new Browser(house.port);
    for (const [name, value] of first.browsers[0].cookies) ada.cookies.set(name, value);
    const again = await ada.open(first.id);
    expect(await again.ask({ type: 'chat', text: 'once' }, 'one')).toEqual(said);
    expect(await again.texts()).toEqual(['once']);
  });

  test('changes nothing about the game', async () => {
    const { ada, bel } = await four();
    const { now, entries } = ada;
    await bel.ask({ type: 'chat', text: 'hm' });
    await ada.heard('hm');
    expect(ada.now).toEqual(now);
    expect(ada.entries).toEqual(entries);
  });

  test('may be a phrase, which travels as a key', async () => {
    const { ada, bel } = await four();
    await ada.ask({ type: 'phrase', phrase: 'luck' });
    const { lines } = await bel.next('talk', (talk) => talk.lines.length > 0);
    expect(lines).toMatchObject([{ text: '', phrase: 'luck' }]);
    const wrong = { type: 'phrase', phrase: 'insult' } as unknown as {
      type: 'phrase';
      phrase: 'luck';
    };
    expect(await ada.ask(wrong)).toMatchObject({ code: 'bad-message' });
  });

  test('cannot be too long, empty, or hide or turn anything', async () => {
    const { ada, bel } = await four({ limits: MANY });
    for (const text of ['', '   ', '\u200b', 'x'.repeat(301), '\u0000', '\u202e\u2066'])
      expect(await ada.ask({ type: 'chat', text }), JSON.stringify(text)).toMatchObject({
        code: 'bad-message',
      });
    await ada.ask({ type: 'chat', text: 'a\u202eb\u200bc <img src=x onerror=alert(1)>' });
    await bel.heard('abc <img src=x onerror=alert(1)>');
  });

  test('is one of so many that are kept of a table', async () => {
    const { id, data, close, ada } = await four();
    await ada.ask({ type: 'chat', text: 'the first' });
    await close();
    const store = await storeIn(data);
    const lines = new Lines(store.relations);
    const line = { room: 'table', at: 0, seat: 0, who: 'w', name: 'Ada', phrase: null } as const;
    for (let i = 0; i < LIMITS.lines; i++) await lines.add(id, { ...line, text: `${i}` }, `c${i}`);
    const kept = await lines.between(id, 0, 10_000);
    expect(kept).toHaveLength(LIMITS.lines);
    expect([kept[0].text, kept.at(-1)?.n]).toEqual(['0', LIMITS.lines + 1]);
    expect(await lines.last(id)).toHaveLength(100);
    await store.close();
  });
});

describe('too many lines', () => {
  test('of one person, from however many windows and at however many tables', async () => {
    const { browsers, ada, id } = await four({ limits: { ...MANY, personLines: 3 } });
    const tab = await browsers[0].open(id);
    const { table } = await browsers[0].create();
    const other = await browsers[0].open(table.id);
    const told = [];
    for (const client of [ada, tab, other, ada, tab])
      told.push(await client.ask({ type: 'phrase', phrase: 'hello' }));
    expect(told.map((each) => ('code' in each ? each.code : each.type))).toEqual([
      ...['done', 'done', 'done', 'too-fast', 'too-fast'],
    ]);
    expect(told[3]).toMatchObject({ sentence: expect.stringMatching(/wait \d+ s/) });
  });

  test('at one table, whoever speaks', async () => {
    const { ada, bel, cai } = await four({ limits: { ...MANY, tableLines: 2 } });
    expect(await ada.ask({ type: 'chat', text: 'one' })).toMatchObject({ type: 'done' });
    expect(await bel.ask({ type: 'chat', text: 'two' })).toMatchObject({ type: 'done' });
    expect(await cai.ask({ type: 'chat', text: 'three' })).toMatchObject({ code: 'too-fast' });
  });
});

import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { atOnce, finish, folder, openHouse, storeIn } from '../testing/rig.ts';
import type { Thinker } from './bots/thinker.ts';
import { type Store, StoreError } from './store/store.ts';

/** Never answers, like a bot that hangs. */
const stuck: Thinker = { ...atOnce, think: () => new Promise(() => undefined) };

describe('a dropped connection', () => {
  test('loses nothing: the entries since the last one are given, as this viewer witnessed them', async () => {
    const house = await openHouse();
    const { id, ada, bel, tokens } = await house.twoPlayers();
    await ada.play(ada.now?.moves[0] ?? '');
    await bel.until((now) => now.ply === 1);
    await bel.close();
    await ada.play('done');
    await ada.ask({ type: 'offer', what: 'end' });
    const last = bel.entries.at(-1)?.n ?? 0;
    const back = await Client.open(house.port, id, tokens[1], last);
    expect(back.messages[0]).toMatchObject({ since: last, you: 1 });
    const whole = await Client.open(house.port, id, tokens[1]);
    expect([...bel.entries, ...back.entries]).toEqual(whole.entries);
    expect(back.now).toEqual(whole.now);
    const lost = await Client.open(house.port, id, tokens[1], 999);
    expect(lost.messages[0]).toMatchObject({ since: 0 });
    expect(lost.entries).toEqual(whole.entries);
  });

  test('moves taken back are still there for whoever asks for the entries again', async () => {
    const house = await openHouse();
    const { id, ada, tokens } = await house.twoPlayers();
    await ada.play(ada.now?.moves[0] ?? '');
    await ada.ask({ type: 'undo', ply: 1 });
    await ada.play(ada.now?.moves[1] ?? '');
    const again = await Client.open(house.port, id, tokens[0]);
    expect(again.entries).toEqual(ada.entries);
  });
});

describe('a restarted house', () => {
  test('has every table as it was, entry for entry, to the millisecond', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    const { id, ada, bel, tokens } = await house.twoPlayers();
    await ada.play(ada.now?.moves[0] ?? '');
    await ada.ask({ type: 'undo', ply: 1 });
    await ada.ask({ type: 'redo', ply: 0 });
    await ada.play('done', 1, 'last');
    await bel.ask({ type: 'offer', what: 'end' });
    const before = await Client.open(house.port, id, tokens[0]);
    await house.close();
    expect(await ada.next('bye')).toMatchObject({ again: true, code: 'going-down' });

    const again = await openHouse({}, data);
    const after = await Client.open(again.port, id, tokens[0]);
    expect(after.entries).toEqual(before.entries);
    expect(after.now).toEqual(before.now);
    expect(await after.play('done', 1, 'last')).toMatchObject({ type: 'done' });
    await finish([after, await Client.open(again.port, id, tokens[1])]);
  });

  test('takes up bots that were due', async () => {
    const data = folder();
    const house = await openHouse({ thinker: stuck }, data);
    const { table, token } = await house.create({ seats: [{ bot: 'greedy' }, 'me'] });
    await house.close();
    const again = await openHouse({}, data);
    const view = async () => (await again.get(`/api/tables/${table.id}/view`)).json();
    await expect.poll(view).toMatchObject({ last: 2 });
    const ada = await Client.open(again.port, table.id, token);
    expect(ada.now?.actors).toEqual([1]);
  });
});

describe('a store that fails', () => {
  test('nobody hears of the move, the log says why, and the table is read again as it was', async () => {
    const store = await storeIn(folder());
    let broken = false;
    const failing: Store = {
      ...store,
      append: (...args) =>
        broken ? Promise.reject(new StoreError('full', 'Make room.')) : store.append(...args),
    };
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const house = await openHouse({ store: failing, log });
    const { id, ada, bel, tokens } = await house.twoPlayers();
    broken = true;
    const heard = bel.messages.length;
    ada.say({ type: 'play', id: 'x', ply: 0, move: ada.now?.moves[0] ?? '' });
    expect(await ada.next('bye')).toMatchObject({ code: 'server-error', again: true });
    expect(await bel.next('bye')).toMatchObject({ again: true });
    expect(bel.messages.slice(heard).map(({ type }) => type)).not.toContain('entry');
    expect(JSON.parse(lines[0])).toMatchObject({ table: id, sentence: 'Make room.' });
    broken = false;
    const back = await Client.open(house.port, id, tokens[0]);
    expect(back.now?.ply).toBe(0);
    expect(await back.play(back.now?.moves[0] ?? '', 0, 'x')).toMatchObject({ type: 'done' });
  });
});

describe('a bot that fails', () => {
  const withBot = async (think: Thinker['think'], botLimitMs = 50) => {
    const thinker: Thinker = { ...atOnce, think };
    const house = await openHouse({ thinker, botLimitMs });
    const { table, token } = await house.create({ seats: ['me', { bot: 'search:100' }] });
    const ada = await Client.open(house.port, table.id, token);
    await finish([ada]);
    return ada.entries.filter(({ kind }) => kind === 'botReplaced');
  };

  test('is replaced by a simpler one for the rest of its turn, and an entry says so', async () => {
    const replaced = await withBot((question, limit) =>
      question.spec.startsWith('search')
        ? Promise.reject(new Error('lost the thread'))
        : atOnce.think(question, limit),
    );
    // Two turns of two decisions each.
    expect(replaced).toHaveLength(2);
    expect(replaced[0]).toMatchObject({ seat: 1, bot: 'greedy' });
  });

  test('is replaced by the next weaker level', async () => {
    const house = await openHouse({
      thinker: {
        ...atOnce,
        think: (question, limit) =>
          question.spec === 'vizier'
            ? Promise.reject(new Error('lost the thread'))
            : atOnce.think(question, limit),
      },
    });
    const { table, token } = await house.create({ seats: ['me', { bot: 'vizier' }] });
    const ada = await Client.open(house.port, table.id, token);
    await finish([ada]);
    const replaced = ada.entries.filter(({ kind }) => kind === 'botReplaced');
    expect(replaced[0]).toMatchObject({ seat: 1, bot: 'astronomer' });
  });

  test('that cannot think at all still makes legal moves', async () => {
    const replaced = await withBot(async () => ({
      move: 'no such move',
      stats: { value: 0, iterations: 0, candidates: [] },
    }));
    expect(replaced[0]).toMatchObject({ seat: 1, bot: 'random' });
  });
});

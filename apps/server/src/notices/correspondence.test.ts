import { DAY } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { choose, move, tellingHouse, toldTo, twoTold } from '../../testing/told.ts';
import { BATCH_MS } from './queue.ts';

const HOUR = 3_600_000;
const titles = (told: readonly { readonly title: string }[]) => told.map(({ title }) => title);

describe('a correspondence game', () => {
  test('lasts for days, over restarts, with turns and reminders told once each, to its end', async () => {
    const all = await tellingHouse();
    const pace = { kind: 'correspondence', turn: 3 * DAY, vacation: DAY };
    const { ada, bel, id } = await twoTold(all, { pace });
    await all.pass(BATCH_MS);
    const took = all.time.now;
    const told = () => titles(toldTo(all, ada.device));
    expect(told()).toEqual(['Your turn']);
    // Two days and a half later there are twelve hours left of her three days.
    await all.pass(2.5 * DAY - BATCH_MS - 1);
    expect(told()).toHaveLength(1);
    await all.pass(1);
    expect(told()).toEqual(['Your turn', '12 hours left before vacation is used']);
    await all.pass(HOUR);
    await move(ada.browser, id);
    await all.pass(BATCH_MS);
    expect(titles(toldTo(all, bel.device))).toEqual(['Your turn']);
    await all.pass(20 * HOUR);
    await move(bel.browser, id);
    await all.pass(BATCH_MS);
    expect(told()).toHaveLength(3);
    // The house is closed for a day, which is nobody's time: what was scheduled moves along.
    await all.pass(DAY);
    await all.house.close();
    all.time.now += DAY;
    const next = await all.open();
    await all.pass(1.4 * DAY, next);
    expect(told()).toHaveLength(3);
    await all.pass(0.2 * DAY, next);
    expect(told().slice(3)).toEqual(['10 hours left before vacation is used']);
    // Three days are over, and vacation runs: twelve hours before its end she is told once more.
    await all.pass(DAY, next);
    expect(told().slice(4)).toEqual(['10 hours left']);
    await all.pass(DAY, next);
    await all.pass(BATCH_MS, next);
    expect(told().slice(5)).toEqual(['The game is over']);
    expect(toldTo(all, ada.device).at(-1)?.text).toBe('Veils with Bel. You are in place 2.');
    expect(toldTo(all, bel.device).at(-1)?.text).toBe('Veils with Ada. You won.');
    await all.pass(30 * DAY, next);
    expect([told().length, toldTo(all, bel.device).length]).toEqual([6, 2]);
    expect(all.time.now - took).toBeGreaterThan(8 * DAY);
  });

  test('who is looking at the table is not reminded, and is the next time', async () => {
    const all = await tellingHouse();
    const pace = { kind: 'correspondence', turn: 2 * DAY, vacation: 2 * DAY };
    const { ada, id } = await twoTold(all, { pace });
    const looking = await ada.browser.open(id);
    await all.pass(1.5 * DAY);
    expect(toldTo(all, ada.device)).toEqual([]);
    await looking.close();
    await all.pass(2 * DAY);
    expect(titles(toldTo(all, ada.device))).toEqual(['12 hours left']);
  });

  test('reminders come as early as somebody wants, and before quiet hours that would make them late', async () => {
    const all = await tellingHouse();
    const pace = { kind: 'correspondence', turn: DAY, vacation: 0 };
    const { ada, bel } = await twoTold(all);
    // Her time would be up at eight, and the quiet hours end at seven.
    const quiet = { from: 22 * 60, to: 7 * 60 + 30, zone: 'UTC' };
    await choose(ada.browser, { reminder: 2, quiet });
    await all.pass(BATCH_MS);
    all.time.now -= BATCH_MS;
    const { table } = await ada.browser.create({ pace });
    await bel.browser.join(table.id);
    await all.pass(BATCH_MS);
    const before = toldTo(all, ada.device).length;
    await all.pass(14 * HOUR - BATCH_MS - 2);
    expect(toldTo(all, ada.device)).toHaveLength(before);
    await all.pass(1);
    expect(titles(toldTo(all, ada.device)).slice(before)).toEqual(['10 hours left']);
  });
});

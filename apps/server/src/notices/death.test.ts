import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { folder, openHouse, storeIn } from '../../testing/rig.ts';
import { move, tellingHouse, toldTo, twoTold } from '../../testing/told.ts';
import { wireBus } from '../../testing/wires.ts';
import { type Store, StoreError } from '../store/store.ts';
import { ANYWHERE } from './outgoing.ts';
import { BATCH_MS } from './queue.ts';

/** A node from which nothing is written beside moves, from when it is cut off until it is mended. */
function cutOff(store: Store) {
  const state = { cut: false };
  const { relations } = store;
  const lost = new StoreError('failed', 'This node is cut off.');
  const write: typeof relations.write = (...statements) =>
    state.cut ? Promise.reject(lost) : relations.write(...statements);
  return { state, store: { ...store, relations: { ...relations, write } } };
}

/** Ada and Bel at one table. A move of Ada's over a second node is stored there, and whom to tell is not. */
async function movedAndLost() {
  const kept = await storeIn(folder());
  onTestFinished(() => kept.close());
  const store: Store = { ...kept, close: async () => undefined };
  const join = wireBus();
  const all = await tellingHouse({ store, wire: join() });
  const { ada, bel, id } = await twoTold(all);
  await all.pass(BATCH_MS);
  const { state, store: mortal } = cutOff(store);
  const clock = () => all.time.now;
  const said: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void said.push(line) });
  const parts = { store: mortal, wire: join(), clock, log, outgoing: ANYWHERE };
  const other = await openHouse(parts);
  const browser = new Browser(other.port);
  for (const [name, value] of ada.browser.cookies) browser.cookies.set(name, value);
  await browser.me();
  state.cut = true;
  await move(browser, id);
  await expect.poll(() => said.join()).toContain('somebody could not be told');
  const turns = () => toldTo(all, bel.device).filter(({ title }) => title === 'Your turn');
  return { all, other, state, turns };
}

test('a node that dies before it has settled whom to tell: another does, once', async () => {
  const { all, turns } = await movedAndLost();
  await all.pass(BATCH_MS);
  expect(turns()).toEqual([]);
  await all.pass(25_000);
  await all.pass(BATCH_MS);
  expect(turns()).toHaveLength(1);
  for (const ms of [30_000, 60_000]) await all.pass(ms);
  expect(turns()).toHaveLength(1);
});

test('a node that could not write for a while settles it when it can again', async () => {
  const { all, other, state, turns } = await movedAndLost();
  state.cut = false;
  await all.pass(5_000, other);
  await all.pass(BATCH_MS);
  expect(turns()).toHaveLength(1);
});

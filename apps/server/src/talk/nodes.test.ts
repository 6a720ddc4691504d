import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { folder, openHouse } from '../../testing/rig.ts';
import { wireBus } from '../../testing/wires.ts';
import { silentWire, type Wire } from '../nodes/wire.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Ada and Bel at one table, each connected to another node. */
async function twoNodes(wires: readonly [Wire, Wire]) {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  const shared: Store = { ...store, close: async () => undefined };
  const one = await openHouse({ store: shared, wire: wires[0] });
  const two = await openHouse({ store: shared, wire: wires[1] });
  const [adas, bels] = [new Browser(one.port), new Browser(two.port)];
  await adas.comeIn('Ada');
  await bels.comeIn('Bel');
  const { id } = (await adas.create()).table;
  await bels.join(id);
  return { id, adas, bels, ada: await adas.open(id), bel: await bels.open(id) };
}

test('what is said at one node is heard at the other, once', async () => {
  const join = wireBus();
  const { ada, bel } = await twoNodes([join(), join()]);
  await Promise.all([
    ada.ask({ type: 'chat', text: 'from one' }),
    bel.ask({ type: 'chat', text: 'from two' }),
  ]);
  const numbers = [await bel.heard('from one'), await ada.heard('from two')].map(({ n }) => n);
  expect(numbers.toSorted()).toEqual([1, 2]);
});

test('it is heard too when nodes share the store alone', async () => {
  const { ada, bel } = await twoNodes([silentWire('down'), silentWire('down')]);
  await ada.ask({ type: 'chat', text: 'over the store' });
  await bel.heard('over the store');
});

test('a block holds at every node', async () => {
  const join = wireBus();
  const { id, adas, ada, bel } = await twoNodes([join(), join()]);
  await adas.post('/api/me/apart', { who: { table: id, seat: 1 }, kind: 'block' });
  await bel.ask({ type: 'chat', text: 'not for Ada' });
  await bel.heard('not for Ada');
  ada.say({ type: 'ping' });
  await ada.next('pong');
  expect(ada.raw.join()).not.toContain('not for Ada');
});

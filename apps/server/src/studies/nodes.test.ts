import { ROOT_KEY, type SharedChange } from '@nabu/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { folder, openHouse } from '../../testing/rig.ts';
import { first, newStudy, told } from '../../testing/studies.ts';
import { wireBus } from '../../testing/wires.ts';
import { silentWire, type Wire } from '../nodes/wire.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Two who write the same chapter, each through another node. */
async function twoNodes(wires: readonly [Wire, Wire]) {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  const shared: Store = { ...store, close: async () => undefined };
  const one = await openHouse({ store: shared, wire: wires[0] });
  const two = await openHouse({ store: shared, wire: wires[1] });
  const [ada, bel] = [new Browser(one.port), new Browser(two.port)];
  await ada.makeAccount('Ada');
  await bel.makeAccount('Belshazzar');
  const { id, chapter } = await newStudy(ada);
  await told(ada.post(`/api/studies/${id}/writers`, { name: 'Belshazzar', writes: true }));
  const clients = [await ada.study(id), await bel.study(id)] as const;
  return { id, chapter, ada, bel, clients };
}

const comment = (text: string): SharedChange => ({ kind: 'comment', at: ROOT_KEY, comment: text });

test('what is written at two nodes at once has one order, and all see who is there', async () => {
  const join = wireBus();
  const { id, chapter, ada, bel, clients } = await twoNodes([join(), join()]);
  await Promise.all(
    clients.flatMap((client, i) =>
      [0, 1].map((k) => client.ask({ type: 'edit', chapter, changes: [first(2 * i + k).change] })),
    ),
  );
  for (const client of clients)
    for (const n of [1, 2, 3, 4]) await client.next('edited', (edit) => edit.n === n);
  const read = async (as: Browser) => (await (await as.study(id)).next('study')).chapter;
  expect(await read(ada)).toEqual(await read(bel));
  for (const client of clients)
    await client.next('studyPeople', ({ people }) =>
      ['Ada', 'Belshazzar'].every((name) => people.some((each) => each.name === name)),
    );
});

test('it is seen too when nodes share the store alone', async () => {
  const { chapter, clients } = await twoNodes([silentWire('down'), silentWire('down')]);
  await clients[0].ask({ type: 'edit', chapter, changes: [comment('over the store')] });
  await clients[1].next('edited', ({ n }) => n === 1);
  expect(await clients[1].ask({ type: 'edit', chapter, changes: [comment('back')] })).toMatchObject(
    { type: 'done', n: 2 },
  );
});

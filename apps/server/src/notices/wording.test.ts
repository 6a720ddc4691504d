import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { folder, storeIn } from '../../testing/rig.ts';
import {
  move,
  must,
  subscriber,
  type TellingHouse,
  tellingHouse,
  toldTo,
  twoTold,
} from '../../testing/told.ts';
import type { Store } from '../store/store.ts';
import { AGAIN_MS } from './deliveries.ts';
import { BATCH_MS } from './queue.ts';

/** A house, the rows of notices that could not be sent yet in its store, and somebody who is told of a line of Bel's. */
async function onTheirWay() {
  const kept = await storeIn(folder());
  onTestFinished(() => kept.close());
  const store: Store = { ...kept, close: async () => undefined };
  const all = await tellingHouse({ store });
  const { ada, bel, id } = await twoTold(all);
  await all.pass(BATCH_MS);
  all.push.receiver.answer = { status: 503 };
  const client = await bel.browser.open(id);
  await client.ask({ type: 'chat', text: 'Are you there?' });
  await client.close();
  await all.pass(BATCH_MS);
  all.push.receiver.answer = { status: 201 };
  const { db, write } = kept.relations;
  const rows = () => db.selectFrom('deliveries').selectAll().execute();
  const last = async () => {
    await all.pass(AGAIN_MS[0]);
    return toldTo(all, ada.device).at(-1);
  };
  return { all, ada, bel, id, rows, last, db, write };
}

async function hostOf({ house }: TellingHouse): Promise<Browser> {
  const host = new Browser(house.port);
  await host.makeAccount('Host');
  await must(host, '/api/host', { token: await house.hostLink(true) });
  return host;
}

describe('a notice that could not be sent yet', () => {
  let way: Awaited<ReturnType<typeof onTheirWay>>;
  beforeEach(async () => {
    way = await onTheirWay();
  });

  test('keeps no name, and is sent with it', async () => {
    const { rows, last, id } = way;
    expect(await rows()).toHaveLength(1);
    expect((await rows()).map(({ notice }) => notice).join()).not.toMatch(/\bBel\b/);
    expect(await last()).toMatchObject({
      ...{ title: 'Bel wrote to you', text: 'Veils with Bel', path: `/t/${id}` },
    });
    expect(await rows()).toEqual([]);
  });

  test('names nobody who has erased their data meanwhile', async () => {
    const { bel, last } = way;
    await must(bel.browser, '/api/me/erase', { erase: 'everything' });
    expect(await last()).toMatchObject({ title: 'Somebody wrote to you', text: 'Veils' });
  });

  test('has the name that the host gave', async () => {
    const { all, bel, last } = way;
    const host = await hostOf(all);
    await must(host, `/api/host/people/${bel.me.id}/rename`, { name: 'Somebody nicer' });
    expect(await last()).toMatchObject({ title: 'Somebody nicer wrote to you' });
  });

  test('of a table that the host has removed is not sent', async () => {
    const { all, ada, id, rows } = way;
    await must(await hostOf(all), `/api/host/tables/${id}/remove`);
    const before = toldTo(all, ada.device).length;
    await all.pass(AGAIN_MS[0]);
    expect(toldTo(all, ada.device)).toHaveLength(before);
    expect(await rows()).toEqual([]);
  });

  test('of an older build, which kept names, is sent with those of now', async () => {
    const { bel, id, last, db, write } = way;
    const item = { kind: 'chat', what: 'chat', table: id, game: 'veils', at: 1 };
    const words = { id: 'an-old-one', title: 'Bel wrote to you', text: 'Veils with Bel' };
    const notice = JSON.stringify({ ...words, path: `/t/${id}`, items: [item] });
    await write(db.updateTable('deliveries').set({ notice }));
    await must(bel.browser, '/api/me/erase', { erase: 'everything' });
    expect(await last()).toMatchObject({ title: 'Somebody wrote to you', text: 'Veils' });
  });
});

test('a turn that was made while its notice waited is not told; the rest of it is', async () => {
  const all = await tellingHouse();
  const cai = await subscriber(all, 'Cai');
  const bel = new Browser(all.house.port);
  await bel.comeIn('Bel');
  const ids: string[] = [];
  all.push.receiver.answer = { status: 503 };
  for (let tables = 0; tables < 2; tables++) {
    ids.push((await cai.browser.create()).table.id);
    await bel.join(ids[tables]);
  }
  await all.pass(BATCH_MS);
  expect(toldTo(all, cai.device)).toMatchObject([{ title: '2 things at your tables' }]);
  await move(cai.browser, ids[0]);
  await all.pass(AGAIN_MS[0]);
  expect(toldTo(all, cai.device).at(-1)).toMatchObject({
    ...{ title: 'Your turn', path: `/t/${ids[1]}` },
  });
});

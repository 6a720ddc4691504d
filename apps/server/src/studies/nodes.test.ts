import { ROOT_KEY, type SharedChange } from '@nabu/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { HandTimer } from '../../testing/hand-timer.ts';
import { folder, openHouse } from '../../testing/rig.ts';
import { first, newStudy, told } from '../../testing/studies.ts';
import { veils } from '../../testing/veils.ts';
import { wireBus } from '../../testing/wires.ts';
import { Failure } from '../failure.ts';
import { silentWire, type Wire } from '../nodes/wire.ts';
import { NOBODY, type Who } from '../people/who.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { LiveChapter } from './chapter.ts';
import { LiveStudies, type Looker } from './live-studies.ts';

/** A store that several nodes have open. */
async function sharedStore(): Promise<Store> {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  return { ...store, close: async () => undefined };
}

/** Two who write the same chapter, each through another node. */
async function twoNodes(wires: readonly [Wire, Wire]) {
  const shared = await sharedStore();
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

test('what is written elsewhere is seen also by whoever has changed the study, when nodes share the store alone', async () => {
  const { id, chapter, ada, clients } = await twoNodes([silentWire('down'), silentWire('down')]);
  const write = (text: string) =>
    clients[1].ask({ type: 'edit', chapter, changes: [comment(text)] });
  await write('just before');
  await told(ada.post(`/api/studies/${id}`, { name: 'Endings' }));
  await clients[0].next('edited', ({ n }) => n === 1);
  await write('after it');
  await clients[0].next('edited', ({ n }) => n === 2);
  expect(clients[0].messages.filter(({ type }) => type === 'edited')).toHaveLength(2);
});

test('who may look no longer is told nothing more, also at a node that shares the store alone', async () => {
  const { id, chapter, ada, bel, clients } = await twoNodes([
    silentWire('down'),
    silentWire('down'),
  ]);
  const [mine, theirs] = clients;
  await told(ada.post(`/api/studies/${id}/writers`, { name: 'Belshazzar', writes: false }));
  await theirs.next('studyGone');
  await told(ada.post(`/api/studies/${id}`, { visibility: 'link' }));
  const again = await bel.study(id);
  await told(ada.post(`/api/studies/${id}`, { visibility: 'private' }));
  await mine.ask({ type: 'edit', chapter, changes: [comment('not for everybody')] });
  await again.next('studyGone');
  expect(again.raw.join()).not.toContain('not for everybody');
});

test('an edit elsewhere is told also when nobody has opened the chapter since the study was renamed', async () => {
  const join = wireBus();
  const { id, chapter, ada, clients } = await twoNodes([join(), join()]);
  await told(ada.post(`/api/studies/${id}`, { name: 'Endings' }));
  await clients[1].next('studyChanged', ({ study }) => study.name === 'Endings');
  await clients[0].ask({ type: 'edit', chapter, changes: [comment('after it')] });
  await clients[1].next('edited', ({ n }) => n === 1);
});

/** Somebody who looks at a study, and what they are told; who they are is known when `known` is called. */
function looker(chapter: string, person: string) {
  const heard: string[] = [];
  let known: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    known = resolve;
  });
  const one: Looker = {
    who: async () => {
      await asked;
      return { ...NOBODY, person: { id: person } } as Who;
    },
    tell: (message) => void heard.push(message.type),
    person: { id: person, by: null, name: null, writes: false, chapter, at: ROOT_KEY },
    gone: () => void heard.push('gone'),
  };
  return { one, heard, known: () => known() };
}

/** A study of somebody that is looked at by them and by another, without any house between. */
async function lookedAt(failed: (error: unknown) => void) {
  const store = await sharedStore();
  const house = await openHouse({ store });
  const ada = new Browser(house.port);
  const { id: owner } = await ada.comeIn('Ada');
  const { id, chapter } = await newStudy(ada);
  const { relations } = store;
  const timer = new HandTimer();
  const feed = { tell: () => undefined, hear: () => undefined };
  const live = new LiveStudies({
    ...{ relations, games: { veils }, clock: () => 0, timer, feed, failed },
  });
  const [own, other] = [looker(chapter, owner), looker(chapter, 'somebodyElse')];
  for (const { one } of [own, other]) live.enter(id, one);
  return { id, chapter, live, timer, own, other };
}

test('while it is asked who may look nobody is told an edit, and those who may are told it after', async () => {
  const { id, chapter, live, own, other } = await lookedAt((error) =>
    expect.unreachable(String(error)),
  );
  const renewed = live.changed(id);
  const edit = { n: 1, id: 'x', changes: [comment('secret')], authors: {} };
  live.edited({ study: id, id: chapter } as LiveChapter, [edit]);
  expect([own.heard, other.heard]).toEqual([[], []]);
  for (const each of [other, own]) each.known();
  await renewed;
  expect(own.heard).toEqual(['studyChanged', 'edited']);
  expect(other.heard).toEqual(['gone']);
  live.edited({ study: id, id: chapter } as LiveChapter, [{ ...edit, n: 2 }]);
  expect([own.heard.at(-1), other.heard.at(-1)]).toEqual(['edited', 'gone']);
});

test('while the store cannot say who somebody is they hear nothing, and are asked again; the others are answered', async () => {
  const failures: unknown[] = [];
  const { id, live, timer, own, other } = await lookedAt((error) => failures.push(error));
  const { who } = own.one;
  const broken = new Error('The store did not answer.');
  own.one.who = () => Promise.reject(broken);
  other.one.who = () => Promise.reject(new Failure('signed-out', 'You are signed out here.'));
  await live.changed(id);
  expect(failures).toEqual([broken]);
  expect([own.heard, other.heard]).toEqual([[], ['gone']]);
  own.one.who = who;
  own.known();
  timer.pass(10_000);
  await expect.poll(() => own.heard).toContain('studyChanged');
});

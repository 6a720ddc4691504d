import { ROOT_KEY, type SharedChange } from '@nabu/kernel';
import { studiesPage } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import type { Client } from '../../testing/client.ts';
import { finish, folder, games, openHouse, storeIn } from '../../testing/rig.ts';
import { added, FIRST_MOVES, first, newStudy, someRecord, told } from '../../testing/studies.ts';
import { LiveChapter } from './chapter.ts';

/** A house with two people who have accounts. */
async function two() {
  const house = await openHouse();
  const [ada, bel] = [new Browser(house.port), new Browser(house.port)];
  await ada.makeAccount('Adadnirari');
  await bel.makeAccount('Belshazzar');
  return { ...house, ada, bel };
}

const edit = (client: Client, chapter: string, ...changes: SharedChange[]) =>
  client.ask({ type: 'edit', chapter, changes });
const comment = (text: string): SharedChange => ({ kind: 'comment', at: ROOT_KEY, comment: text });

/** Who wrote the comments of the first chapter of a study, as somebody is told. */
async function authors(as: Browser, id: string) {
  return (await (await as.study(id)).next('study')).chapter?.authors;
}

async function listed(as: Browser, query: string) {
  return studiesPage.parse(await (await as.get(`/api/studies?${query}`)).json());
}

describe('a study', () => {
  test('is made, shared, listed, searched for and deleted', async () => {
    const { ada, bel } = await two();
    const { id } = await newStudy(ada, { name: 'Gärten der Königin' });
    const mine = async () => (await listed(ada, 'of=mine')).studies;
    expect(await mine()).toMatchObject([
      { id, owner: 'Adadnirari', you: 'owner', chapters: 1, games: ['veils'] },
    ]);
    expect(await bel.refused('GET', `/api/studies/${id}`)).toBe('404 unknown-study');
    await told(ada.post(`/api/studies/${id}`, { visibility: 'link' }));
    expect(await told(bel.get(`/api/studies/${id}`))).toMatchObject({ you: 'reader', writers: [] });
    const found = async (search: string) =>
      (await listed(bel, `of=public&search=${search}`)).studies;
    expect(await found('garten')).toEqual([]);
    await told(ada.post(`/api/studies/${id}`, { visibility: 'public', name: 'Gärten 100%' }));
    expect(await found('GARTEN')).toMatchObject([{ name: 'Gärten 100%', you: 'reader' }]);
    expect(await found('0%25')).toHaveLength(1);
    expect(await found('0_')).toEqual([]);
    expect(await bel.refused('POST', `/api/studies/${id}/delete`, {})).toBe('403 not-writer');
    await ada.post(`/api/studies/${id}/delete`, {});
    expect(await mine()).toEqual([]);
    expect(await ada.refused('GET', `/api/studies/${id}`)).toBe('404 unknown-study');
  });

  test('is listed page by page, the last changed first', async () => {
    const time = { now: 1_700_000_000_000 };
    const { port } = await openHouse({ clock: () => time.now++ });
    const ada = new Browser(port);
    await ada.makeAccount('Ada');
    const names = Array.from({ length: 33 }, (_, i) => `Study ${i}`);
    for (const name of names) await told(ada.post('/api/studies', { name }));
    const page = await listed(ada, 'of=mine');
    const rest = await listed(ada, `of=mine&after=${page.next}`);
    expect([...page.studies, ...rest.studies].map(({ name }) => name)).toEqual(names.toReversed());
    expect(rest.next).toBeNull();
    expect((await listed(new Browser(port), 'of=mine')).studies).toEqual([]);
  });

  test('is written by those whom its owner names, as long as they are named', async () => {
    const { ada, bel } = await two();
    const { id, chapter } = await newStudy(ada);
    const path = `/api/studies/${id}/writers`;
    const writes = (on: boolean) => ada.post(path, { name: 'belshazzar', writes: on });
    expect((await told(writes(true))).writers).toEqual(['Belshazzar']);
    expect((await listed(bel, 'of=mine')).studies).toMatchObject([{ id, you: 'writer' }]);
    const client = await bel.study(id);
    expect(await edit(client, chapter, comment('hello'))).toMatchObject({ type: 'done', n: 1 });
    expect(await bel.refused('POST', path, { name: 'Belshazzar', writes: true })).toBe(
      '403 not-writer',
    );
    await told(writes(false));
    expect(await client.next('studyGone')).toMatchObject({ study: id });
    expect(await edit(client, chapter, comment('again'))).toMatchObject({ code: 'no-hello' });
  });
});

describe('chapters', () => {
  test('are added, renamed, put in another order and deleted', async () => {
    const { ada } = await two();
    const { id, chapter } = await newStudy(ada);
    const path = `/api/studies/${id}/chapters`;
    for (const title of ['Two', 'Three'])
      await told(ada.post(path, { title, record: someRecord() }));
    const client = await ada.study(id);
    const moved = await told(ada.post(`${path}/change`, { chapter, place: 1, title: 'Second' }));
    expect(moved.chapters.map(({ name }) => name)).toEqual(['Two', 'Second', 'Three']);
    const shown = await client.next('studyChanged');
    expect(shown.study).toEqual(moved);
    const left = await told(ada.post(`${path}/delete`, { chapter }));
    expect(left.chapters.map(({ name }) => name)).toEqual(['Two', 'Three']);
    expect(await edit(client, chapter, comment('x'))).toMatchObject({ code: 'unknown-chapter' });
  });

  test('are made of finished games, and given as records that can be read again', async () => {
    const { ada, bel } = await two();
    const { id: table } = (await ada.create()).table;
    await bel.join(table);
    const players = [await ada.open(table), await bel.open(table)];
    const { id } = await newStudy(ada, { visibility: 'link' });
    const path = `/api/studies/${id}/chapters`;
    expect(await ada.refused('POST', path, { title: 'Game', table })).toBe('409 not-over');
    await finish(players);
    const { chapters } = await told(ada.post(path, { title: 'Game', table }));
    const record = await (await ada.get(`/api/tables/${table}/record`)).text();
    const query = `chapter=${chapters[1].id}`;
    expect(await (await bel.get(`/api/studies/${id}/record?${query}`)).text()).toBe(record);
    const all = await (await bel.get(`/api/studies/${id}/record`)).text();
    expect(all.match(/^nabu record /gm)).toHaveLength(2);
  });
});

describe('people who look at a study together', () => {
  test('see moves and marks of each other, and where each one looks', async () => {
    const { ada, bel } = await two();
    const { id, chapter } = await newStudy(ada, { visibility: 'link' });
    const [one, other] = [await ada.study(id), await bel.study(id)];
    const { change, key } = first(0);
    const mark: SharedChange = {
      kind: 'mark',
      at: key,
      mark: { kind: 'good', on: 'a1' },
      on: true,
    };
    const done = await edit(one, chapter, change, mark);
    expect(done).toMatchObject({ type: 'done', n: 1 });
    expect(await other.next('edited')).toMatchObject({ chapter, n: 1, changes: [change, mark] });
    one.say({ type: 'looking', chapter, at: key });
    const people = await other.next('studyPeople', (told) =>
      told.people.some(({ name, at }) => name === 'Adadnirari' && at === key),
    );
    expect(people.people).toHaveLength(2);
    const late = await new Browser(ada.port).study(id);
    const { chapter: read, study } = await late.next('study');
    expect(study.you).toBe('reader');
    expect(read?.record).toContain(`1: ${FIRST_MOVES[0]}\nmark good a1\n`);
    expect(read?.n).toBe(1);
    await one.close();
    await other.next('studyPeople', ({ people: now, more }) => now.length === 1 && more === 1);
  });

  test('an edit that is sent again is the same edit, also once the record was written anew', async () => {
    const { ada } = await two();
    const { id, chapter } = await newStudy(ada);
    const client = await ada.study(id);
    const send = (i: number) =>
      client.ask({ type: 'edit', chapter, changes: [comment(`note ${i}`)] }, `edit ${i}`);
    for (let i = 1; i <= 70; i++) expect(await send(i)).toMatchObject({ type: 'done', n: i });
    expect(await send(69)).toMatchObject({ type: 'done', n: 69 });
    const again = await ada.study(id);
    const { chapter: read } = await again.next('study');
    expect(read).toMatchObject({ n: 70 });
    expect(read?.record).toContain('% note 70');
  });

  test('a node that missed more edits than are kept reads the chapter anew', async () => {
    const store = await storeIn(folder());
    const { port } = await openHouse({ store });
    const ada = new Browser(port);
    await ada.comeIn('Ada');
    const { id, chapter } = await newStudy(ada);
    const parts = { relations: store.relations, games, clock: () => 5 };
    const behind = await LiveChapter.open(parts, id, chapter);
    const ahead = await LiveChapter.open(parts, id, chapter);
    for (let i = 1; i <= 130; i++) await ahead.edit('ada', `edit ${i}`, [comment(`note ${i}`)]);
    await behind.follow(null);
    expect(behind.n).toBe(130);
    expect(behind.record).toBe(ahead.record);
    const [last] = (await behind.edit('bel', 'one more', [comment('one more')])).slice(-1);
    expect(last.n).toBe(131);
    expect(await ahead.follow(last)).toEqual([last]);
  });

  test('two who write at once get numbers one after the other, and the same chapter', async () => {
    const { ada, bel } = await two();
    const { id, chapter } = await newStudy(ada);
    await told(ada.post(`/api/studies/${id}/writers`, { name: 'Belshazzar', writes: true }));
    const writers = [await ada.study(id), await bel.study(id)];
    const asked = writers.flatMap((client, i) => [
      edit(client, chapter, first(2 * i).change),
      edit(client, chapter, first(2 * i + 1).change),
    ]);
    const answers = await Promise.all(asked);
    const numbers = answers.map((each) => (each.type === 'done' ? each.n : 0));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
    const read = async (as: Browser) => (await (await as.study(id)).next('study')).chapter?.record;
    expect(await read(ada)).toBe(await read(bel));
    for (const move of FIRST_MOVES.slice(0, 4)) expect(await read(ada)).toContain(`1: ${move}`);
  });

  test('a change at a position that somebody took out is refused, with a sentence', async () => {
    const { ada } = await two();
    const { id, chapter } = await newStudy(ada);
    const client = await ada.study(id);
    const { change, key } = first(0);
    await edit(client, chapter, change);
    await edit(client, chapter, { kind: 'remove', at: key });
    const late = await edit(client, chapter, added(key, 0, 'done').change);
    expect(late).toMatchObject({
      ...{ type: 'refused', code: 'gone' },
      sentence: 'Somebody took this position out of the chapter meanwhile.',
    });
  });

  test('whoever is no longer to see it is told so at once', async () => {
    const { ada, bel } = await two();
    const { id } = await newStudy(ada, { visibility: 'public' });
    const reader = await bel.study(id);
    await told(ada.post(`/api/studies/${id}`, { visibility: 'private' }));
    await reader.next('studyGone');
    reader.say({ type: 'looking', chapter: 'aaaaaaaaaaaa', at: ROOT_KEY });
    expect(await reader.next('refused')).toMatchObject({ code: 'no-hello' });
  });
});

describe('comments', () => {
  test('are told with who wrote them, to whoever may read them', async () => {
    const { ada, bel } = await two();
    const { id, chapter } = await newStudy(ada, { visibility: 'public' });
    await told(ada.post(`/api/studies/${id}/writers`, { name: 'Belshazzar', writes: true }));
    const [one, other] = [await ada.study(id), await bel.study(id)];
    const { change, key } = first(0);
    const about = { kind: 'comment', at: key, comment: 'A quiet beginning.' } as const;
    await edit(one, chapter, change, about);
    expect((await other.next('edited')).authors).toEqual({ [key]: 'Adadnirari' });
    await edit(other, chapter, comment('Two openings.'));
    const both = { [key]: 'Adadnirari', [ROOT_KEY]: 'Belshazzar' };
    expect(await authors(new Browser(ada.port), id)).toEqual(both);
    // Whoever brings a comment back did not write it.
    await edit(other, chapter, { kind: 'remove', at: key });
    await edit(other, chapter, change, about);
    expect(await authors(ada, id)).toEqual(both);
    await edit(other, chapter, { ...about, comment: 'A loud beginning.' });
    expect(await authors(ada, id)).toMatchObject({ [key]: 'Belshazzar' });
    const data = await (await bel.get('/api/me/export')).json();
    expect(data.studies.comments).toHaveLength(2);
    await bel.post('/api/me/erase', { erase: 'everything' });
    expect(await authors(ada, id)).toEqual({});
  });

  test('that came with a record are nobody’s', async () => {
    const { ada } = await two();
    const { id, chapter } = await newStudy(ada);
    await edit(await ada.study(id), chapter, comment('mine'));
    const record = await (await ada.get(`/api/studies/${id}/record`)).text();
    await told(ada.post(`/api/studies/${id}/chapters`, { title: 'Copy', record }));
    await told(ada.post(`/api/studies/${id}/chapters/delete`, { chapter }));
    expect(await authors(ada, id)).toEqual({});
  });
});

describe('whoever goes', () => {
  test('takes their studies along, and their name from those of others', async () => {
    const { ada, bel } = await two();
    const { id: table } = (await ada.create()).table;
    await bel.join(table);
    await finish([await ada.open(table), await bel.open(table)]);
    const { id: kept } = await newStudy(bel, { visibility: 'public' });
    await told(bel.post(`/api/studies/${kept}/chapters`, { title: 'Game', table }));
    await told(bel.post(`/api/studies/${kept}/writers`, { name: 'Adadnirari', writes: true }));
    const { id: own, chapter } = await newStudy(ada, { visibility: 'public' });
    await edit(await ada.study(own), chapter, comment('my own thoughts'));
    const data = await (await ada.get('/api/me/export')).json();
    expect(data).toMatchObject({ studies: { studies: [{ id: own, name: 'Openings' }] } });
    expect(JSON.stringify(data)).toContain('my own thoughts');
    const text = async () => (await bel.get(`/api/studies/${kept}/record`)).text();
    expect(await text()).toContain('seat 1 Adadnirari');
    const reader = await bel.study(own);
    expect((await ada.post('/api/me/erase', { erase: 'everything' })).status).toBe(200);
    await reader.next('studyGone');
    expect(await bel.refused('GET', `/api/studies/${own}`)).toBe('404 unknown-study');
    expect(await text()).not.toContain('Adadnirari');
    expect(await text()).toContain('seat 1 ?');
    expect((await told(bel.get(`/api/studies/${kept}`))).writers).toEqual([]);
  });

  test('a guest who becomes an account keeps their studies, and what they wrote there', async () => {
    const { port } = await openHouse();
    const guest = new Browser(port);
    await guest.comeIn('Cai');
    const { id, chapter } = await newStudy(guest);
    await edit(await guest.study(id), chapter, comment('mine'));
    await guest.makeAccount('Caitlin');
    expect(await authors(guest, id)).toEqual({ [ROOT_KEY]: 'Caitlin' });
    expect(await told(guest.get(`/api/studies/${id}`))).toMatchObject({
      ...{ owner: 'Caitlin', you: 'owner' },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { dropSave, loadSave, newSave, storeSave, unlisted } from './save.ts';
import {
  keepTicket,
  type Listing,
  putAside,
  retitle,
  shelve,
  shelved,
  ticketFor,
  unshelve,
} from './shelf.ts';

function keeper(): Listing & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    get length() {
      return held.size;
    },
    key: (place) => [...held.keys()][place] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const table = {
  id: 'a',
  home: 'here',
  game: 'babel',
  names: ['Ana'],
  updated: 1,
  over: false,
} as const;

describe('the shelf of tables', () => {
  test('the last touched table comes first, once', () => {
    const box = keeper();
    shelve(table, box);
    shelve({ ...table, id: 'b' }, box);
    shelve({ ...table, updated: 2 }, box);
    expect(shelved(box).map(({ id, updated }) => [id, updated])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    unshelve('a', box);
    expect(shelved(box).map(({ id }) => id)).toEqual(['b']);
  });

  test('no table falls off, however many there are', () => {
    const box = keeper();
    for (let i = 0; i < 520; i++) shelve({ ...table, id: `x${i}`, over: true }, box);
    expect(shelved(box)).toHaveLength(520);
    expect(shelved(box).at(-1)?.id).toBe('x0');
  });

  test('a table that is put aside stays on the shelf, and playing on brings it back', () => {
    const box = keeper();
    shelve(table, box);
    putAside('a', box);
    expect(shelved(box)).toEqual([{ ...table, aside: true }]);
    shelve({ ...table, updated: 2 }, box);
    expect(shelved(box)).toEqual([{ ...table, updated: 2 }]);
  });

  test('a name of its own stays with a table, and an empty one takes it away', () => {
    const box = keeper();
    shelve({ ...table, from: 'imported' }, box);
    retitle('a', ' The long one ', box);
    shelve({ ...table, updated: 2 }, box);
    expect(shelved(box)[0]).toMatchObject({ title: 'The long one', from: 'imported', updated: 2 });
    retitle('a', '', box);
    expect(shelved(box)[0]).not.toHaveProperty('title');
  });

  test('damaged storage counts as empty', () => {
    const box = keeper();
    box.held.set('nabu.tables', '[{"id":3},null,"x"]');
    box.held.set('nabu.seat.t', '{"seat":"0"}');
    expect(shelved(box)).toEqual([]);
    expect(ticketFor('t', box)).toBeNull();
  });

  test('a ticket is kept for its table', () => {
    const box = keeper();
    keepTicket('t', { seat: 1, token: 'secret' }, box);
    expect(ticketFor('t', box)).toEqual({ seat: 1, token: 'secret' });
    expect(ticketFor('u', box)).toBeNull();
  });
});

describe('a kept match', () => {
  const seats = [{ kind: 'guest', name: 'Ana', bot: null }] as const;
  const save = newSave({ game: 'babel', rules: 1, options: {}, seats });

  test('is read back as it was, and stands on the shelf', () => {
    const box = keeper();
    expect(storeSave(save, box)).toBe(true);
    expect(loadSave(save.id, box)).toEqual(save);
    expect(shelved(box)[0]).toMatchObject({ id: save.id, home: 'here', names: ['Ana'] });
  });

  test('that no list names is found, unless it is damaged', () => {
    const box = keeper();
    const others = [2, 5, 3].map((updated) => ({ ...save, id: `id ${updated}`, updated }));
    for (const each of [save, ...others]) storeSave(each, box);
    expect(unlisted(box)).toEqual([]);
    box.held.delete('nabu.tables');
    box.held.set('nabu.table.bad', '{');
    shelve({ ...table, id: save.id }, box);
    expect(unlisted(box).map(({ id }) => id)).toEqual(['id 5', 'id 3', 'id 2']);
  });

  test('of an older version of the house is opened as it was left', () => {
    const box = keeper();
    const old = {
      ...{ version: 1, id: 'old', game: 'babel', rules: 1, options: { starter: '1' }, seed: 'f00' },
      seats: [seats[0], { kind: 'bot', name: 'Kudurru', bot: 'scribe' }],
      moves: [{ seat: 0, move: 'mv S', at: 30 }],
      ...{ agreed: true, over: true, created: 10, updated: 40 },
    };
    box.held.set('nabu.table.old', JSON.stringify(old));
    const read = loadSave('old', box);
    expect(read?.facts).toMatchObject({ game: 'babel', rules: 1, seats: [null, 'scribe'] });
    expect(read?.deeds.map(({ kind, at, text }) => [kind, at, text])).toEqual([
      ['joined', 10, 'here Ana'],
      ['started', 10, null],
      ['played', 30, 'mv S'],
      ['ended', 40, 'agreed'],
    ]);
    if (read) storeSave(read, box);
    expect(loadSave('old', box)).toEqual(read);
    expect(shelved(box)[0]).toMatchObject({ names: ['Ana', 'Kudurru'], over: true, updated: 40 });
  });

  test('that is damaged or missing is null', () => {
    const box = keeper();
    box.held.set('nabu.table.x', '{"version":1,"id":"x"}');
    expect(loadSave('x', box)).toBeNull();
    expect(loadSave('y', box)).toBeNull();
  });

  test('says so when the storage is full', () => {
    const full = {
      ...keeper(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(storeSave(save, full)).toBe(false);
    // Until the page is closed it goes on all the same.
    expect(loadSave(save.id, full)).toEqual(save);
    const later = { ...save, updated: 9 };
    storeSave(later, full);
    expect(loadSave(save.id, full)?.updated).toBe(9);
    const roomy = keeper();
    expect(storeSave(later, roomy)).toBe(true);
    expect(loadSave(save.id, full)).toBeNull();
    const forbidden = { ...keeper(), setItem: () => undefined };
    expect(storeSave(save, forbidden)).toBe(false);
    expect(loadSave(save.id, forbidden)).toEqual(save);
    dropSave(save.id, forbidden);
    expect(loadSave(save.id, forbidden)).toBeNull();
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { must } from '../src/store/relations.ts';
import type { Store } from '../src/store/store.ts';
import { deed, type Place, table } from './store-suite.ts';

const A = 'aaaaaaaaaaaa';
const B = 'bbbbbbbbbbbb';
const STANDING = { phase: 'waiting', botDue: false, deadline: null } as const;

function person(id: string, name: string, key: string | null = null) {
  const nothing = { role: null, owner: null, email: null, email_key: null, erased: null };
  return { id, name, name_key: key, created: 1_700_000_000_123, ...nothing };
}

/** What the relational side of every store must do. Each call of `make` gives another place. */
export function relationsSuite(name: string, make: () => Place): void {
  const opened = async (place = make()): Promise<Store> => {
    const store = await place.open();
    onTestFinished(() => store.close());
    return store;
  };
  describe(`${name}, relations`, () => {
    writes(make, opened);
    refuses(opened);
    knowsSitters(opened);
    removes(opened);
  });
}

type Open = (place?: Place) => Promise<Store>;

function writes(make: () => Place, opened: Open): void {
  test('give back what was written, also when opened again', async () => {
    const place = make();
    const store = await opened(place);
    const { db, write } = store.relations;
    const odd = `'; DROP TABLE persons; -- "ñ" \\ 𒀭`;
    const done = await write(
      db.insertInto('persons').values([person(A, odd, 'a'), person(B, 'Bel')]),
      db.updateTable('persons').set({ role: 'host' }).where('id', '=', B),
      db.updateTable('persons').set({ role: 'host' }).where('id', '=', 'nobody'),
    );
    expect(done).toEqual([{ changed: 2 }, { changed: 1 }, { changed: 0 }]);
    await store.close();
    const again = await opened(place);
    const all = again.relations.db.selectFrom('persons').selectAll().orderBy('id');
    expect(await all.execute()).toEqual([
      person(A, odd, 'a'),
      { ...person(B, 'Bel'), role: 'host' },
    ]);
    const named = again.relations.db.selectFrom('persons').select('id').where('name', '=', odd);
    expect(await named.executeTakeFirst()).toEqual({ id: A });
  });

  test('reads see every write that was asked for before them', async () => {
    const { db, write } = (await opened()).relations;
    const wrote = write(db.insertInto('persons').values(person(A, 'Ada')));
    expect(await db.selectFrom('persons').select('name').execute()).toEqual([{ name: 'Ada' }]);
    await wrote;
  });
}

function refuses(opened: Open): void {
  test('of statements written together all are done or none', async () => {
    const { db, write } = (await opened()).relations;
    const add = (id: string, key: string) => db.insertInto('persons').values(person(id, 'x', key));
    await write(add(A, 'ada'));
    await expect(write(add(B, 'bel'), add('cccccccccccc', 'ada'))).rejects.toMatchObject({
      ...{ name: 'StoreError', code: 'taken' },
    });
    await expect(write(add(B, 'bel'), add(A, 'other'))).rejects.toMatchObject({ code: 'taken' });
    const missing = db.updateTable('persons').set({ name: 'y' }).where('id', '=', 'nobody');
    await expect(write(add(B, 'bel'), must(missing))).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.selectFrom('persons').select(['id', 'name']).execute()).toEqual([
      { id: A, name: 'x' },
    ]);
    const there = db.updateTable('persons').set({ name: 'y' }).where('id', '=', A);
    expect(await write(must(there))).toEqual([{ changed: 1 }]);
  });

  test('one that fails leaves the writes beside it alone', async () => {
    const { db, write } = (await opened()).relations;
    const add = (id: string) => db.insertInto('persons').values(person(id, id));
    const outcomes = await Promise.allSettled([write(add(A)), write(add(A)), write(add(B))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await db.selectFrom('persons').select('id').execute()).toHaveLength(2);
  });

  test('what belongs to nobody is not written', async () => {
    const { db, write } = (await opened()).relations;
    const orphan = db.insertInto('aliases').values({ who: 'x', person: A, created: 1 });
    await expect(write(orphan)).rejects.toMatchObject({ name: 'StoreError' });
  });
}

function knowsSitters(opened: Open): void {
  test('who ever took a seat is found by who they are', async () => {
    const store = await opened();
    await store.create(table(A), [deed('joined', 0, 'ada Ada of Ur')], STANDING, null);
    const later = [deed('left', 0), deed('joined', 0, 'bel Bel')];
    await store.append(A, 1, later, STANDING, null);
    const found = store.relations.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.key', 'sitters.table_key')
      .select(['who', 'n', 'seat', 'tables.id'])
      .orderBy('n');
    expect(await found.execute()).toEqual([
      { who: 'ada', n: 1, seat: 0, id: A },
      { who: 'bel', n: 3, seat: 0, id: A },
    ]);
  });
}

function removes(opened: Open): void {
  test('a table that was removed is neither given back nor listed nor written to', async () => {
    const store = await opened();
    await store.create(table(A), [], { phase: 'waiting', botDue: true, deadline: null }, null);
    const { db, write } = store.relations;
    await write(must(db.updateTable('tables').set({ removed: 5 }).where('id', '=', A)));
    expect(await store.read(A)).toBeNull();
    expect(await store.listPublic('waiting', 0, 9)).toEqual([]);
    expect(await store.botsDue()).toEqual([]);
    const late = store.append(A, 0, [deed('started')], STANDING, null);
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
}

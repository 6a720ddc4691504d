import { describe, expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { deed, table } from '../../testing/store-suite.ts';
import { openDatabase } from './open.ts';
import { openSqlite } from './sqlite.ts';

const DAMAGED = 'dddddddddddd';
const WHOLE = 'aaaaaaaaaaaa';
const due = { phase: 'playing', botDue: true, deadline: null } as const;

/** A store with two tables, one of which was damaged by a statement. */
async function damagedBy(sql: string) {
  const data = folder();
  const store = await openSqlite(data);
  for (const id of [WHOLE, DAMAGED])
    await store.create(table(id), [deed('started'), deed('played', 0, 'x')], due, null);
  await store.close();
  const db = openDatabase(data);
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
  return openSqlite(data);
}

const ofTable = `WHERE id = '${DAMAGED}'`;
const ofDeed = `WHERE n = 2 AND table_key = (SELECT key FROM tables ${ofTable})`;

describe('a table of which something is damaged', () => {
  test.each([
    ['options that are no JSON', `UPDATE tables SET options = '{"rounds' ${ofTable}`],
    ['options that are no list of values', `UPDATE tables SET options = '{"a":[1]}' ${ofTable}`],
    ['seats that are no JSON', `UPDATE tables SET seats = '' ${ofTable}`],
    ['seats that are no seats', `UPDATE tables SET seats = '{}' ${ofTable}`],
    ['an unknown visibility', `UPDATE tables SET visibility = 'pub' ${ofTable}`],
    ['an unknown language', `UPDATE tables SET language = 'xx' ${ofTable}`],
    ['an unknown kind of entry', `UPDATE deeds SET kind = 99 ${ofDeed}`],
    ['an entry of a seat it does not have', `UPDATE deeds SET seat = 2 ${ofDeed}`],
    ['a missing entry', `UPDATE deeds SET n = 3 ${ofDeed}`],
    ['a missing last entry', `DELETE FROM deeds ${ofDeed}`],
    ['a wrong number of entries', `UPDATE tables SET entries = 1 ${ofTable}`],
  ])('%s: it is named, and nothing else fails', async (_, sql) => {
    const store = await damagedBy(sql);
    const reading = store.read(DAMAGED);
    const error = { name: 'StoreError', code: 'unreadable', table: DAMAGED };
    await expect(reading).rejects.toMatchObject(error);
    await expect(reading).rejects.toThrow(/^Table dddddddddddd cannot be read \(.*backup/);
    expect((await store.read(WHOLE))?.deeds).toHaveLength(2);
    expect(await store.listPublic('playing', 0, 9)).toContain(WHOLE);
    expect([...(await store.botsDue())].toSorted()).toEqual([WHOLE, DAMAGED]);
    await store.append(WHOLE, 2, [deed('said', 0, 'hi')], due, null);
    await store.close();
  });
});

import { describe, expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { OPENINGS_BY_PACE, OUTDATED } from './census-schema.ts';
import { openDatabase } from './open.ts';
import { MIGRATIONS } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Standing, StoredMatch } from './store.ts';

const ID = 'aaaaaaaaaaaa';
const CREATED = 1_700_000_000_123;
const PLAYING: Standing = { phase: 'playing', botDue: true, deadline: null };

/** What the first version of the file could hold, as it was written then: with times in seconds. */
const FIRST = `
  INSERT INTO tables (key, id, game, rules, options, seats, seed, visibility, language, created, before, phase, bot_due, changed)
  VALUES (7, '${ID}', 'veils', 1, '{"rounds":2,"quick":true}', '[null,"greedy"]', '00', 'public', 'es', ${CREATED}, 'bbbbbbbbbbbb', 'playing', 1, ${CREATED + 7_000_000});
  INSERT INTO deeds (table_key, n, kind, at, seat, text)
  VALUES (7, 1, 0, 0, 0, 'hash Ada'), (7, 2, 1, 12, NULL, NULL), (7, 3, 2, 7000, 0, 'hide 1'), (7, 4, 13, 7000, 0, 'hi');
  INSERT INTO receipts (table_key, seat, slot, id, n)
  VALUES (7, 0, 3, 'c3', 3), (7, 0, 0, 'c4', 4), (7, 1, 2, 'b2', 2);`;

const RATED = 'UPDATE tables SET rated = 1;';

/** What became of it: times in milliseconds, receipts by seat and number. */
const THIRD = `${FIRST.slice(0, FIRST.indexOf('INSERT INTO receipts'))}
  UPDATE deeds SET at = at * 1000;
  INSERT INTO receipts (table_key, seat, n, id) VALUES (7, 0, 3, 'c3'), (7, 0, 4, 'c4'), (7, 1, 2, 'b2');
  ${RATED}`;

/** The same with what the file could hold when persons came. */
const FOURTH = `${THIRD}
  INSERT INTO sitters (who, table_key, n, seat) VALUES ('hash', 7, 1, 0);`;

/** The same once a table counted its entries. */
const COUNTED = `${FOURTH}
  UPDATE tables SET entries = 4;`;

/** The same once talk had tables of its own. */
const TALKED = `${COUNTED}
  UPDATE deeds SET text = NULL WHERE kind = 13;
  INSERT INTO lines (table_key, n, room, at, seat, who, name, text)
  VALUES (7, 1, 'table', ${CREATED + 7_000_000}, 0, 'hash', 'Ada', 'hi');`;

/** What a file of each older version is filled with. From version 9 on a table counts its entries: `SET entries = 4`. */
const FILLED = [
  ...[FIRST, FIRST + RATED, THIRD, FOURTH, FOURTH, FOURTH, FOURTH, FOURTH, COUNTED, COUNTED],
  ...[TALKED, TALKED, TALKED, TALKED, TALKED, TALKED, TALKED],
];

function wanted(rated: boolean): StoredMatch {
  const facts = { id: ID, game: 'veils', rules: 1, seed: '00', created: CREATED };
  const more = {
    options: { rounds: 2, quick: true },
    seats: [null, 'greedy'],
    rated,
    caretaker: 'scribe',
    pace: null,
    admits: 'everybody' as const,
    fill: null,
  };
  return {
    facts: { ...facts, ...more, visibility: 'public', language: 'es', before: 'bbbbbbbbbbbb' },
    deeds: [
      { kind: 'joined', at: CREATED, seat: 0, text: 'hash Ada' },
      { kind: 'started', at: CREATED + 12_000, seat: null, text: null },
      { kind: 'played', at: CREATED + 7_000_000, seat: 0, text: 'hide 1' },
      { kind: 'said', at: CREATED + 7_000_000, seat: 0, text: null },
    ],
    receipts: [
      { seat: 1, id: 'b2', n: 2 },
      { seat: 0, id: 'c3', n: 3 },
      { seat: 0, id: 'c4', n: 4 },
    ],
  };
}

describe('a file of an older version', () => {
  test('there is a filled one of each', () => {
    expect(FILLED.length).toBe(MIGRATIONS.length - 1);
  });

  test.each(FILLED.map((rows, i) => [i + 1, rows] as const))(
    'version %i is brought up to date, and nothing in it is lost',
    async (version, rows) => {
      const data = folder();
      const db = openDatabase(data, MIGRATIONS.slice(0, version));
      db.exec(rows);
      db.close();
      const store = await openSqlite(data);
      const match = wanted(version > 1);
      expect(await store.read(ID)).toEqual(match);
      expect(await store.listPublic('playing', CREATED + 7_000_000, 9)).toEqual([ID]);
      expect(await store.botsDue()).toEqual([ID]);
      const lines = store.relations.db.selectFrom('lines').selectAll();
      expect(await lines.execute()).toEqual([
        {
          ...{ table_key: 7, n: 1, room: 'table', at: CREATED + 7_000_000, seat: 0 },
          ...{ who: 'hash', name: 'Ada', text: 'hi', phrase: null, command: null },
        },
      ]);
      const sitters = store.relations.db.selectFrom('sitters').selectAll();
      expect(await sitters.execute()).toEqual([{ who: 'hash', table_key: 7, n: 1, seat: 0 }]);
      const last = { kind: 'left', at: CREATED + 7_000_001, seat: 1, text: null } as const;
      await store.append(ID, 4, [last], PLAYING, { seat: 1, id: 'b5', n: 5 });
      await store.close();
      const again = await openSqlite(data);
      expect(await again.read(ID)).toEqual({
        ...match,
        deeds: [...match.deeds, last],
        receipts: [...match.receipts, { seat: 1, id: 'b5', n: 5 }],
      });
      await again.close();
    },
  );

  test('what was counted without the first moves by pace is counted anew', async () => {
    const settings = async (counted: string) => {
      const data = folder();
      const db = openDatabase(data, MIGRATIONS.slice(0, MIGRATIONS.indexOf(OPENINGS_BY_PACE)));
      db.exec(counted);
      db.close();
      const store = await openSqlite(data);
      const rows = await store.relations.db.selectFrom('house_settings').select('name').execute();
      await store.close();
      return rows.map(({ name }) => name);
    };
    expect(await settings('')).toEqual([]);
    const row = "INSERT INTO statistics VALUES ('veils', 2, 'none', 'games', '', 1, 0, 8)";
    expect(await settings(row)).toEqual([OUTDATED]);
  });

  test('a step that fails leaves the file as it was', async () => {
    const data = folder();
    const db = openDatabase(data, MIGRATIONS.slice(0, 1));
    db.exec(FIRST);
    db.close();
    const broken = [...MIGRATIONS, 'INSERT INTO nowhere VALUES (1)'];
    expect(() => openDatabase(data, broken)).toThrow(
      /^\S+nabu\.db is damaged or no database \(no such table: nowhere\): .* it was left as it is\.$/,
    );
    const store = await openSqlite(data);
    expect(await store.read(ID)).toEqual(wanted(false));
    await store.close();
  });

  test('a file brought up to date by a newer build is refused by this one', async () => {
    const data = folder();
    await (await openSqlite(data)).close();
    const next = [...MIGRATIONS, 'ALTER TABLE tables ADD COLUMN extra TEXT'];
    const db = openDatabase(data, next);
    expect(db.pragma('user_version', { simple: true })).toBe(next.length);
    expect(db.prepare('SELECT extra FROM tables').all()).toEqual([]);
    db.close();
    await expect(openSqlite(data)).rejects.toThrow(/newer/);
  });
});

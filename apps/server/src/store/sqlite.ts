import type { Phase } from '@nabu/protocol';
import type { Database } from 'better-sqlite3';
import { openDatabase } from './open.ts';
import {
  type Deed,
  RECEIPTS,
  type Receipt,
  type Standing,
  type Store,
  type StoredMatch,
  type StoredTable,
} from './port.ts';
import { KINDS } from './schema.ts';

interface TableRow {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly seats: string;
  readonly seed: string;
  readonly visibility: StoredTable['visibility'];
  readonly rated: number;
  readonly language: StoredTable['language'];
  readonly created: number;
  readonly before: string | null;
}
interface DeedRow {
  readonly kind: number;
  readonly at: number;
  readonly seat: number | null;
  readonly text: string | null;
}

/** A store in one SQLite file of a data folder; throws a `StoreError` when the file cannot be used. */
export function sqliteStore(folder: string): Store {
  const db = openDatabase(folder);
  const { find, create, append } = writers(db);
  const deeds = db.prepare<[number], DeedRow>(
    'SELECT kind, at, seat, text FROM deeds WHERE table_key = ? ORDER BY n',
  );
  const receipts = db.prepare<[number], Receipt>(
    'SELECT seat, id, n FROM receipts WHERE table_key = ? ORDER BY n',
  );
  const listed = db
    .prepare<[Phase, number, number], string>(
      `SELECT id FROM tables WHERE visibility = 'public' AND phase = ? AND changed >= ?
       ORDER BY created DESC, key DESC LIMIT ?`,
    )
    .pluck();
  const due = db.prepare<[], string>('SELECT id FROM tables WHERE bot_due = 1').pluck();
  return {
    create: async (...args) => create(...args),
    append: async (...args) => append(...args),
    read: async (id) => {
      const row = find.get(id);
      return row ? readMatch(row, deeds.all(row.key), receipts.all(row.key)) : null;
    },
    listPublic: async (phase, since, limit) => listed.all(phase, since, limit),
    botsDue: async () => due.all(),
    close: async () => {
      db.close();
    },
  };
}

function writers(db: Database) {
  const find = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const insert = db.prepare(
    `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, rated, language, created, before, phase, bot_due, changed)
     VALUES (@id, @game, @rules, @options, @seats, @seed, @visibility, @rated, @language, @created, @before, @phase, @botDue, @created)`,
  );
  const addDeed = db.prepare(
    'INSERT INTO deeds (table_key, n, kind, at, seat, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const last = db
    .prepare<[number], number>('SELECT coalesce(max(n), 0) FROM deeds WHERE table_key = ?')
    .pluck();
  const stand = db.prepare('UPDATE tables SET phase = ?, bot_due = ?, changed = ? WHERE key = ?');
  const keep = db.prepare(
    'INSERT OR REPLACE INTO receipts (table_key, seat, slot, id, n) VALUES (?, ?, ?, ?, ?)',
  );

  function addDeeds(key: number, created: number, after: number, list: readonly Deed[]): void {
    list.forEach(({ kind, at, seat, text }, i) => {
      const seconds = Math.max(0, Math.floor((at - created) / 1000));
      addDeed.run(key, after + 1 + i, KINDS.indexOf(kind), seconds, seat, text);
    });
  }

  const create = db.transaction((table: StoredTable, list: readonly Deed[], standing: Standing) => {
    const { phase, botDue } = standing;
    const [options, seats] = [JSON.stringify(table.options), JSON.stringify(table.seats)];
    const flags = { rated: Number(table.rated), botDue: Number(botDue) };
    const row = insert.run({ ...table, options, seats, phase, ...flags });
    addDeeds(Number(row.lastInsertRowid), table.created, 0, list);
  });

  const append = db.transaction(
    (
      id: string,
      after: number,
      list: readonly Deed[],
      { phase, botDue }: Standing,
      receipt: Receipt | null,
    ) => {
      const row = find.get(id);
      if (!row) throw new Error(`There is no table ${id}.`);
      if (last.get(row.key) !== after) throw new Error(`Table ${id} is not at deed ${after}.`);
      addDeeds(row.key, row.created, after, list);
      stand.run(phase, Number(botDue), list.at(-1)?.at ?? row.created, row.key);
      if (receipt) keep.run(row.key, receipt.seat, receipt.n % RECEIPTS, receipt.id, receipt.n);
    },
  );
  return { find, create, append };
}

function readMatch(
  row: TableRow,
  deeds: readonly DeedRow[],
  receipts: readonly Receipt[],
): StoredMatch {
  const { key: _, options, seats, rated, ...rest } = row;
  const { id, game, rules, seed, visibility, language, created, before } = rest;
  return {
    table: {
      ...{ id, game, rules, seed, visibility, language, created, before },
      rated: rated === 1,
      options: JSON.parse(options),
      seats: JSON.parse(seats),
    },
    deeds: deeds.map(({ kind, at, seat, text }) => ({
      ...{ kind: KINDS[kind], at: created + at * 1000, seat, text },
    })),
    receipts,
  };
}

import { join } from 'node:path';
import { FILE, openDatabase } from '../store/open.ts';
import type { Row, Shape } from './shape.ts';
import { keyNames, keyOf, named, type Side } from './side.ts';
import { explained } from './trouble.ts';

/** The file in a data folder, which is made when there is none; throws a `StoreError` when a house has it open. */
export function sqliteSide(folder: string): Side {
  const db = openDatabase(folder);
  const all = (sql: string, ...values: readonly unknown[]) =>
    db
      .prepare<unknown[], Row>(sql)
      .raw()
      .all(...values);
  const write = (sql: string, ...values: readonly unknown[]) => void db.prepare(sql).run(...values);
  return explained({
    name: join(folder, FILE),
    count: async ({ name }) => Number(all(`SELECT count(*) FROM "${name}"`)[0][0]),
    async page(shape, after, most) {
      const keys = keyNames(shape);
      const holes = shape.key.map(() => '?').join(', ');
      const where = after ? `WHERE (${keys}) > (${holes})` : '';
      const sql = `SELECT ${named(shape.columns)} FROM "${shape.name}" ${where} ORDER BY ${keys} LIMIT ?`;
      return all(sql, ...(after ? keyOf(shape, after) : []), most);
    },
    async last(shape) {
      const order = shape.key.map((place) => `"${shape.columns[place].name}" DESC`).join(', ');
      const sql = `SELECT ${named(shape.columns)} FROM "${shape.name}" ORDER BY ${order} LIMIT 1`;
      return all(sql)[0] ?? null;
    },
    async insert(shape, rows) {
      const add = db.prepare(inserting(shape));
      db.transaction(() => {
        for (const row of rows) add.run(...row);
      })();
    },
    clear: async ({ name }) => write(`DELETE FROM "${name}"`),
    async setting(name) {
      const [row] = all('SELECT value FROM house_settings WHERE name = ?', name);
      return row ? String(row[0]) : null;
    },
    async settle(name, value) {
      write('DELETE FROM house_settings WHERE name = ?', name);
      if (value !== null)
        write('INSERT INTO house_settings (name, value) VALUES (?, ?)', name, value);
    },
    finish: async () => void db.exec('ANALYZE'),
    close: async () => void db.close(),
  });
}

function inserting({ name, columns }: Shape): string {
  return `INSERT INTO "${name}" (${named(columns)}) VALUES (${columns.map(() => '?').join(', ')})`;
}

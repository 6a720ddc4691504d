import Database from 'better-sqlite3';
import { MIGRATIONS } from '../store/schema.ts';

/** A table of the store: its columns in order, and by which of them its rows are told apart. */
export interface Shape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The places of the key's columns among the columns. */
  readonly key: readonly number[];
}

/** One row, its values in the order of the columns. */
export type Row = readonly unknown[];

/** The settings of a house, among which a copy that is not whole is noted. */
export const SETTINGS = 'house_settings';

/** All tables of a store, whatever database keeps it; what others refer to comes before them. */
export function allShapes(): readonly Shape[] {
  const db = new Database(':memory:');
  for (const step of MIGRATIONS) db.exec(typeof step === 'string' ? step : step.sqlite);
  const names = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  const refers = db
    .prepare<[string], string>('SELECT "table" FROM pragma_foreign_key_list(?)')
    .pluck();
  const columns = db.prepare<[string], { name: string; type: string; pk: number }>(
    'SELECT name, type, pk FROM pragma_table_info(?)',
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const other of refers.all(name)) if (other !== name) visit(other);
    ordered.push(name);
  };
  names.forEach(visit);
  const shapes = ordered.map((name) => shapeOf(name, columns.all(name)));
  db.close();
  return shapes;
}

function shapeOf(
  name: string,
  found: readonly { name: string; type: string; pk: number }[],
): Shape {
  const places = found.flatMap(({ pk }, i) => (pk > 0 ? [{ pk, i }] : []));
  return {
    name,
    columns: found.map((column) => ({ name: column.name, type: column.type })),
    key: places.toSorted((a, b) => a.pk - b.pk).map(({ i }) => i),
  };
}

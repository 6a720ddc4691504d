import type { Row, Shape } from './shape.ts';

/** A store as rows, to be copied from or to. Nobody else has it open unless it says so. */
export interface Side {
  /** What it is called in sentences. */
  readonly name: string;
  count(shape: Shape): Promise<number>;
  /** Rows in the order of the key, those after a row. */
  page(shape: Shape, after: Row | null, most: number): Promise<readonly Row[]>;
  /** The last row in the order of the key. */
  last(shape: Shape): Promise<Row | null>;
  /** Adds rows, all or none. */
  insert(shape: Shape, rows: readonly Row[]): Promise<void>;
  /** Deletes all rows of a table. */
  clear(shape: Shape): Promise<void>;
  setting(name: string): Promise<string | null>;
  /** Settles something; null forgets it. */
  settle(name: string, value: string | null): Promise<void>;
  /** What has to be done once all rows are there. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** All rows of a table in the order of its key, from after a row on. */
export async function* rowsOf(side: Side, shape: Shape, most: number, from: Row | null = null) {
  let after = from;
  for (;;) {
    const rows = await side.page(shape, after, most);
    yield* rows;
    if (rows.length < most) return;
    after = rows[rows.length - 1];
  }
}

/** The values of a row's key. */
export function keyOf({ key }: Shape, row: Row): readonly unknown[] {
  return key.map((place) => row[place]);
}

/** The names of some columns as they stand in statements. */
export function named(columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

/** The names of the key's columns as they stand in statements. */
export function keyNames({ key, columns }: Shape): string {
  return named(key.map((place) => columns[place]));
}

import type { Games } from '@nabu/kernel';
import { readDeed, rebuild } from '@nabu/table';
import { type FileRow, readMatch, type TableRow } from '../store/rows.ts';
import type { Report } from './copy.ts';
import { allShapes, type Row, type Shape } from './shape.ts';
import { rowsOf, type Side } from './side.ts';

/** What came of playing every table again. */
export interface Replayed {
  readonly tables: number;
  readonly entries: number;
  /** Tables that cannot be played again, with why. */
  readonly unreadable: readonly string[];
}

const AT_A_TIME = 500;

/** Plays every table of a store again from its entries, and looks whether it stands as it is kept. */
export async function replayAll(side: Side, games: Games, report: Report): Promise<Replayed> {
  const shapes = allShapes();
  const shape = (wanted: string) => shapes.find(({ name }) => name === wanted) as Shape;
  const [tables, deeds] = [shape('tables'), shape('deeds')];
  const all = await side.count(tables);
  const entries = rowsOf(side, deeds, AT_A_TIME);
  let next = await entries.next();
  const unreadable: string[] = [];
  let [done, count] = [0, 0];
  for await (const row of rowsOf(side, tables, AT_A_TIME)) {
    const table = object<TableRow & { phase: string }>(tables, row);
    const mine: FileRow[] = [];
    // Both stand in the order of the table's number.
    for (; !next.done && next.value[0] === table.key; next = await entries.next())
      mine.push(object<FileRow>(deeds, next.value));
    count += mine.length;
    const why = replay(table, mine, games);
    if (why !== null) unreadable.push(`${table.id}: ${why}`);
    if (++done % 50 === 0 || done === all) report('replayed', done, all);
  }
  return { tables: all, entries: count, unreadable };
}

function replay(table: TableRow & { phase: string }, deeds: readonly FileRow[], games: Games) {
  try {
    const stored = readMatch(table, deeds, []);
    const { phase, game } = rebuild(stored.facts, stored.deeds.map(readDeed), games, 0);
    // What its rules do not take is shown without a board and not refused.
    if (!game)
      return `version ${table.rules} of ${table.game} does not take its moves, or is not here`;
    return phase === table.phase ? null : `it is ${phase}, and kept as ${table.phase}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function object<T>({ columns }: Shape, row: Row): T {
  return Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])) as T;
}

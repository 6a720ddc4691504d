import { type Happened, happened, type Table } from '@nabu/table';

/** So many games are kept whole; a long one takes some hundred kilobytes. */
const MOST = 8;

/** All that happened at a table up to some deed. */
interface History {
  readonly of: WeakRef<Table>;
  readonly all: readonly Happened[];
}

/**
 * What happened at the tables that were told from the beginning last. A table keeps its last deeds with
 * what they told; for older ones the whole game is lived through again, which is not done for each who comes in.
 */
export class Histories {
  /** The one that was asked for last comes last. */
  #kept: readonly History[] = [];

  /** Whether it is known what happened after a deed, without living the game through again. */
  knows(table: Table, since: number): boolean {
    const older = table.deeds.length - table.recent.length;
    return since >= older || (this.#of(table)?.length ?? 0) >= older;
  }

  /** What happened at a table after a deed. */
  since(table: Table, since: number): readonly Happened[] {
    const older = table.deeds.length - table.recent.length;
    if (since >= older) return happened(table, since);
    const known = this.#of(table) ?? [];
    const all =
      known.length >= older ? [...known, ...happened(table, known.length)] : happened(table);
    const others = this.#kept.filter(({ of }) => of.deref() && of.deref() !== table);
    this.#kept = [...others.slice(1 - MOST), { of: new WeakRef(table), all }];
    return all.slice(since);
  }

  #of(table: Table): readonly Happened[] | undefined {
    return this.#kept.find(({ of }) => of.deref() === table)?.all;
  }
}

import { type Nation, RUN } from './box.ts';
import type { Run } from './vocabulary.ts';

/** A run as it lies in a row. */
export interface RunInRow {
  readonly nation: Nation;
  /** Its number among the runs of its nation in this row. [A3] */
  readonly run: Run;
  /** The index of its oldest card. */
  readonly start: number;
  readonly length: number;
}

/** The runs of a row, the oldest first. [A1] */
export function runsIn(row: readonly Nation[]): readonly RunInRow[] {
  const runs: RunInRow[] = [];
  for (let start = 0; start < row.length; ) {
    const nation = row[start];
    const next = row.findIndex((card, i) => i > start && card !== nation);
    const length = (next < 0 ? row.length : next) - start;
    const earlier = runs.filter((other) => other.nation === nation).length;
    if (length >= RUN) runs.push({ nation, run: (earlier + 1) as Run, start, length });
    start += length;
  }
  return runs;
}

/**
 * The index of the newest card of a nation's `which`th run in a row, counted from the oldest,
 * or -1 if there is no such run. [A1] [A3]
 */
export function runEnd(row: readonly Nation[], nation: Nation, which: number): number {
  let length = 0;
  let seen = 0;
  for (let i = 0; i < row.length; i++) {
    length = row[i] === nation ? length + 1 : 0;
    if (length === RUN) seen++;
    if (seen === which && length >= RUN && row[i + 1] !== nation) return i;
  }
  return -1;
}

/** Takes one card out of a row; the rest close up. [A4] */
export function removeCard(row: Nation[], index: number): void {
  for (let i = index + 1; i < row.length; i++) row[i - 1] = row[i];
  row.pop();
}

/** Cuts a row down to its oldest cards. */
export function cutRow(row: Nation[], length: number): void {
  while (row.length > length) row.pop();
}

/** The places of a nation in a row, from index `from` on. */
export function indicesOf(row: readonly Nation[], nation: Nation, from = 0): number[] {
  return row.flatMap((card, i) => (i >= from && card === nation ? [i] : []));
}

/** The places in a row of the cards that Sumerians would win over; none in an empty row. [A14] [A15] */
export function defectorsIn(row: readonly Nation[], topRun: boolean): number[] {
  if (row.length === 0) return [];
  return indicesOf(row, row[row.length - 1], topRun ? topRunStart(row) : 0);
}

/** Where the unbroken group at the top of a row begins. [A15] */
export function topRunStart(row: readonly Nation[]): number {
  let start = row.length - 1;
  while (start > 0 && row[start - 1] === row[start]) start--;
  return start;
}

import { type Nation, RUN } from './box.ts';

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

/** Where the unbroken group at the top of a row begins. [A15] */
export function topRunStart(row: readonly Nation[]): number {
  let start = row.length - 1;
  while (start > 0 && row[start - 1] === row[start]) start--;
  return start;
}

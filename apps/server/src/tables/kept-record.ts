import type { Table } from '@nabu/table';
import { finishedRecord } from './table-record.ts';

/** Records of tables in memory, each with the number of deeds after which it was written. */
const RECORDS = new WeakMap<Table, { readonly deeds: number; readonly text: string }>();

/**
 * The record of a game that is over; refused with a sentence before. Writing it plays the whole game
 * again, so it is written once while the table is in memory. Who is called otherwise by now is so in
 * another `Table`: it was read again.
 */
export function keptRecord(table: Table, sentence: string): string {
  const { length: deeds } = table.deeds;
  const kept = RECORDS.get(table);
  if (kept?.deeds === deeds) return kept.text;
  const text = finishedRecord(table, sentence);
  RECORDS.set(table, { deeds, text });
  return text;
}

import { recordOf, startedMatch, type Table } from '@nabu/table';
import { Failure } from '../failure.ts';

/** The match of a table in the record format, with the day on which it was set up. */
export function datedRecord(table: Table): string {
  return recordOf(table, { date: new Date(table.facts.created).toISOString().slice(0, 10) });
}

/** The same once the game is over, with all its secrets; refused with a sentence before. */
export function finishedRecord(table: Table, sentence: string): string {
  if (!startedMatch(table).over) throw new Failure('not-over', sentence);
  return datedRecord(table);
}

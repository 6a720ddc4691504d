import { datedRecord, startedMatch, type Table } from '@nabu/table';
import { Failure } from '../failure.ts';

/** The match of a table in the record format once the game is over, with all its secrets; refused with a sentence before. */
export function finishedRecord(table: Table, sentence: string): string {
  if (!startedMatch(table).over) throw new Failure('not-over', sentence);
  return datedRecord(table);
}

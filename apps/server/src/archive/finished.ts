import { movesByStandIns, paceKind, type Table, writePace } from '@nabu/table';
import type { FinishedRow, FinishedSeatRow } from '../store/database.ts';

/** What is kept of a finished game to find and rate it: all of it follows from the facts and deeds. */
export interface Finished {
  readonly game: Omit<FinishedRow, 'table_key'>;
  readonly seats: readonly Omit<FinishedSeatRow, 'table_key'>[];
}

/** A finished game as it is kept for finding it; null when the table is not over. */
export function finishedOf(table: Table): Finished | null {
  const { facts, match, deeds, holders } = table;
  const end = deeds.findLast((deed) => deed.kind === 'ended');
  if (table.phase !== 'over' || !end) return null;
  const ended = end.at;
  const relieved = movesByStandIns(table);
  return {
    game: {
      ...{ game: facts.game, seats: facts.seats.length, rated: Number(facts.rated) },
      pace: facts.pace && writePace(facts.pace),
      pace_kind: paceKind(facts.pace),
      public: Number(facts.visibility === 'public'),
      started: deeds.find(({ kind }) => kind === 'started')?.at ?? facts.created,
      ended,
      plies: match?.ply ?? 0,
      ending: match?.result?.ending ?? end.how,
      early: Number(end.how !== 'rules'),
    },
    seats: holders.map(({ guest, bot, out }, seat) => ({
      ...{ seat, ended, bot, out },
      who: guest?.who ?? null,
      name: guest?.name ?? null,
      name_key: guest && searchKey(guest.name),
      place: match?.result?.places[seat] ?? null,
      points: match?.scores[seat]?.total ?? null,
      relieved: relieved[seat],
    })),
  };
}

/** What names are compared by: without capitals, accents and spaces. */
export function searchKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

import { type AnyMatch, openingOf } from '@nabu/kernel';
import type { FinishedRow, OpeningRow } from '../store/database.ts';
import type { Winner } from './counts.ts';

/** What a game adds to the tree of openings: one row for each of its first moves. */
export function openingRows(
  match: AnyMatch,
  { game, seats, table_key }: FinishedRow,
  winners: readonly Winner[],
): readonly OpeningRow[] {
  return openingOf(match).map(({ seat, place, next, like, ply }) => {
    const { wins, strength, points } = winners[seat];
    return {
      ...{ game, seats, place, next, ply, strength, move: like },
      ...{ times: 1, wins, points: points ?? 0, last: table_key },
    };
  });
}

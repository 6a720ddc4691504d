import type { PaceKind } from '@nabu/table';

/** What was counted over the finished public games of one kind: derived from them (`census`), and built again when it is lost. */
export interface StatisticsTable {
  game: string;
  seats: number;
  pace: PaceKind;
  /** What was counted, and of what. */
  measure: string;
  name: string;
  times: number;
  /** In twelfths; two who share a win have six each. */
  wins: number;
  points: number;
}

/** Which moves were made in like positions, one row for each strength of who made them. */
export interface OpeningsTable {
  game: string;
  seats: number;
  /** The keys of the positions before and after the move, as `openingOf` has them. */
  place: string;
  /** What the move is called among like ones. */
  move: string;
  strength: string;
  next: string;
  ply: number;
  times: number;
  /** Of those who made the move, in twelfths. */
  wins: number;
  points: number;
  /** The latest table at which it was made. */
  last: number;
}

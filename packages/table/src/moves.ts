import type { Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { playing, type Table } from './table.ts';

/** Makes a move, and ends the match if the rules say so. */
export function play(
  table: Table,
  seat: Seat,
  move: string,
  ply: number,
  at: number,
): readonly Deed[] {
  const match = playing(table);
  match.expect(ply);
  const played: Deed = { kind: 'played', at, seat, move };
  return match.wouldEnd(seat, move) ? [played, { kind: 'ended', at, how: 'rules' }] : [played];
}

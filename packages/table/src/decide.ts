import type { Seat } from '@nabu/kernel';
import { type Agreement, agree } from './agreeing.ts';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { leave, takeOver } from './seating.ts';
import { playing, type Table } from './table.ts';

/** What a seated player may ask for. `ply` is the number of moves made when they decided. */
export type Command =
  | { readonly type: 'play'; readonly ply: number; readonly move: string }
  | { readonly type: 'undo' | 'redo' | 'restart'; readonly ply: number }
  | { readonly type: Agreement }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'takeOver'; readonly seat: Seat }
  | { readonly type: 'leave' };

/**
 * The deeds that a command of a seat leads to now; throws a `Refusal` when it leads to none. Changes
 * nothing: whoever keeps the table stores the deeds and then applies them.
 */
export function decide(table: Table, seat: Seat, command: Command, at: number): readonly Deed[] {
  switch (command.type) {
    case 'play':
      return play(table, seat, command.move, command.ply, at);
    case 'undo':
    case 'restart':
      refuseIdling(table);
      return takeBack(table, seat, command, at);
    case 'redo':
      refuseIdling(table);
      return redo(table, seat, command.ply, at);
    case 'chat':
      return [{ kind: 'said', at, seat, text: command.text }];
    case 'takeOver':
      return takeOver(table, command.seat, at);
    case 'leave':
      return leave(table, seat, at);
    default:
      if (command.type !== 'acceptEnd') refuseIdling(table);
      return agree(table, seat, command.type, at);
  }
}

const IDLE: readonly Deed['kind'][] = ['undone', 'redone', 'offered', 'declined'];
const MOST_IDLE = 1000;

/** All that happened is kept, and lived through again for whoever comes in: what leads nowhere must have an end. */
function refuseIdling({ deeds }: Table): void {
  const idle = deeds.reduce((count, { kind }) => count + Number(IDLE.includes(kind)), 0);
  if (idle >= MOST_IDLE)
    throw refusal(
      'too-often',
      'So much was taken back or offered in this match that it must go on now.',
    );
}

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
  const refused = match.refuse(seat, move);
  if (refused) throw refused;
  const played: Deed = { kind: 'played', at, seat, move };
  return match.wouldEnd(seat, move) ? [played, { kind: 'ended', at, how: 'rules' }] : [played];
}

function takeBack(
  table: Table,
  seat: Seat,
  { type, ply }: Extract<Command, { readonly type: 'undo' | 'redo' | 'restart' }>,
  at: number,
): readonly Deed[] {
  const match = playing(table);
  match.expect(ply);
  const start = match.undoStart(seat);
  const to = type === 'restart' && start < match.ply ? start : match.ply - 1;
  match.refuseUndo(seat, to);
  return [{ kind: 'undone', at, seat, ply: to }];
}

function redo(table: Table, seat: Seat, ply: number, at: number): readonly Deed[] {
  const match = playing(table);
  match.expect(ply);
  if (!match.canRedo(seat)) throw refusal('nothing-to-redo', 'There is nothing to redo.');
  return [{ kind: 'redone', at, seat }];
}

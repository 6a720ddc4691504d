import type { Seat } from '@nabu/kernel';
import { type Agreement, agree } from './agreeing.ts';
import { timeOut } from './clock.ts';
import type { Deed } from './deeds.ts';
import { forfeit, refuseOut, resign } from './ends.ts';
import { fillNow } from './filling.ts';
import { play } from './moves.ts';
import { refusal } from './refusals.ts';
import { leave, takeOver, waitFor } from './seating.ts';
import { isStopped, playing, type Table } from './table.ts';

/** What a seated player may ask for. `ply` is the number of moves made when they decided. */
export type Command =
  | { readonly type: 'play'; readonly ply: number; readonly move: string }
  | { readonly type: 'undo' | 'redo' | 'restart'; readonly ply: number }
  | Agreement
  | { readonly type: 'resign' }
  /** What becomes of somebody who is away: a bot plays, the others wait, or they are counted out. */
  | { readonly type: 'takeOver' | 'waitFor' | 'forfeit'; readonly seat: Seat }
  /** Bots take the open seats at once. */
  | { readonly type: 'fill' }
  | { readonly type: 'leave' };

/**
 * The deeds that a command of a seat leads to now; throws a `Refusal` when it leads to none. Changes
 * nothing: whoever keeps the table stores the deeds and then applies them.
 */
export function decide(table: Table, seat: Seat, command: Command, at: number): readonly Deed[] {
  if (command.type === 'leave') return leave(table, seat, at);
  if (command.type === 'fill') return fillNow(table, seat, at);
  refuseLate(table, at);
  refuseOut(table, seat);
  if (isIdle(command)) refuseIdling(table);
  switch (command.type) {
    case 'play':
      return makeMove(table, seat, command, at);
    case 'undo':
    case 'restart':
      return takeBack(table, seat, command, at);
    case 'redo':
      return redo(table, seat, command.ply, at);
    case 'resign':
      return resign(table, seat, at);
    case 'takeOver':
      return takeOver(table, command.seat, at);
    case 'waitFor':
      return waitFor(table, command.seat, at);
    case 'forfeit':
      return forfeit(table, seat, command.seat, at);
    default:
      return agree(table, seat, command, at);
  }
}

/** Whoever keeps the table carries out what is due before anything else; this is for those who did not. */
function refuseLate(table: Table, at: number): void {
  const out = timeOut(table);
  if (out && out.at <= at) throw refusal('time-up', 'Time is up.');
}

/** Whether a command leads nowhere by itself. That a paused game goes on can always be asked for, or it would never end. */
function isIdle(command: Command): boolean {
  if (command.type === 'offer') return command.what !== 'resume';
  return ['undo', 'redo', 'restart', 'decline'].includes(command.type);
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

/** Makes a move; once all have agreed to postpone the game, the move is sealed instead. */
function makeMove(
  table: Table,
  seat: Seat,
  { move, ply }: Extract<Command, { readonly type: 'play' }>,
  at: number,
): readonly Deed[] {
  refusePaused(table);
  const made = play(table, seat, move, ply, at);
  return table.pause ? [{ kind: 'sealed', at, seat, move }] : made;
}

function refusePaused(table: Table): void {
  playing(table);
  if (isStopped(table))
    throw refusal('paused', 'The game is paused; call for play to go on, and it does.');
}

function takeBack(
  table: Table,
  seat: Seat,
  { type, ply }: Extract<Command, { readonly type: 'undo' | 'redo' | 'restart' }>,
  at: number,
): readonly Deed[] {
  refusePaused(table);
  const match = playing(table);
  match.expect(ply);
  const start = match.undoStart(seat);
  const to = type === 'restart' && start < match.ply ? start : match.ply - 1;
  match.refuseUndo(seat, to);
  return [{ kind: 'undone', at, seat, ply: to }];
}

function redo(table: Table, seat: Seat, ply: number, at: number): readonly Deed[] {
  refusePaused(table);
  const match = playing(table);
  match.expect(ply);
  if (!match.canRedo(seat)) throw refusal('nothing-to-redo', 'There is nothing to redo.');
  return [{ kind: 'redone', at, seat }];
}

import type { OutReason, Seat } from '@nabu/kernel';
import { forfeitAt } from './absence.ts';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { sceneOf } from './seats.ts';
import { playing, type Table } from './table.ts';

const DEEDS: { readonly [how in OutReason]: 'resigned' | 'timeUp' | 'forfeited' } = {
  resigned: 'resigned',
  time: 'timeUp',
  forfeit: 'forfeited',
};

/** The deed that says that the player of a seat is out. */
export function outDeed(seat: Seat, how: OutReason, at: number): Deed {
  return { kind: DEEDS[how], at, seat };
}

/**
 * The player of a seat is out. With two seats, or when nobody is left to play against or for, that
 * ends the game; else the caretaker plays the seat on, so that nothing changes for the others, and
 * the seat ranks behind everybody who stayed.
 */
export function goOut(table: Table, seat: Seat, how: OutReason, at: number): readonly Deed[] {
  playing(table);
  const out = outDeed(seat, how, at);
  const others = table.holders.filter((holder, each) => each !== seat && holder.out === null);
  const people = others.filter(({ bot }) => bot === null);
  return others.length < 2 || people.length === 0 ? [out, { kind: 'ended', at, how }] : [out];
}

/** Gives up. */
export function resign(table: Table, seat: Seat, at: number): readonly Deed[] {
  playing(table);
  refuseOut(table, seat);
  return goOut(table, seat, 'resigned', at);
}

/** Counts somebody out who went away and does not come back; the others decide that, and need not. */
export function forfeit(table: Table, by: Seat, seat: Seat, at: number): readonly Deed[] {
  playing(table);
  const holder = table.holders[seat];
  if (!holder?.guest || seat === by || holder.out !== null)
    throw refusal('unknown-seat', `Seat ${seat + 1} is nobody's who could have gone away.`);
  const from = forfeitAt(sceneOf(table), seat);
  if (from === null || at < from)
    throw refusal('not-away', 'It is too early to count this player out: wait, or play on.');
  return goOut(table, seat, 'forfeit', at);
}

/** The house ends a game, or closes a table that waits; nobody wins. */
export function endByHost({ phase }: Table, at: number): readonly Deed[] {
  if (phase === 'over') throw refusal('over', 'The game is over.');
  return [{ kind: 'ended', at, how: 'host' }];
}

/** Throws a `Refusal` when the player of a seat is out and has no say any more. */
export function refuseOut({ holders, phase }: Table, seat: Seat): void {
  if (phase === 'playing' && holders[seat].out !== null)
    throw refusal('out', 'You are out of this game; you can watch it, and see how it ends.');
}

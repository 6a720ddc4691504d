import type { OutReason, Seat, Viewer } from '@nabu/kernel';
import { forfeitAt } from './absence.ts';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { sceneOf, seatInfos } from './seats.ts';
import { playing, type Table } from './table.ts';
import type { SeatInfo } from './told.ts';

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
 * What is left to be played when the player of a seat is out. Where only bots are still in (`bots`), or
 * one seat alone (`two`), the game ends; else it goes on (`more`). A page knows it as well as the house.
 */
export function leftWithout(seats: readonly SeatInfo[], seat: Viewer): 'bots' | 'two' | 'more' {
  const others = seats.filter((each) => each.seat !== seat && each.out === null);
  if (others.every(({ kind }) => kind === 'bot')) return 'bots';
  return others.length < 2 ? 'two' : 'more';
}

/**
 * The player of a seat is out. Where nobody is left to play against or for, that ends the game; else
 * the caretaker plays the seat on, so that nothing changes for the others, and the seat ranks behind
 * everybody who stayed.
 */
export function goOut(table: Table, seat: Seat, how: OutReason, at: number): readonly Deed[] {
  playing(table);
  const out = outDeed(seat, how, at);
  const goesOn = leftWithout(seatInfos(table), seat) === 'more';
  return goesOn ? [out] : [out, { kind: 'ended', at, how }];
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

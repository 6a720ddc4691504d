import type { Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { botAt, dueBots } from './duty.ts';
import type { Pace } from './pace.ts';
import { isStopped, type Table } from './table.ts';
import type { ClockTold, TimeLeft } from './told.ts';

/** The time of one seat, as it stood when something last happened (ms). */
export interface SeatTime {
  /** What is left of the bank, or of the vacation. */
  bank: number;
  /** What the decision at hand has taken so far. */
  spent: number;
}

/** The clocks of a table. Changed by `apply` alone, so that the same deeds give the same time. */
export interface Clock {
  /** Since when time that runs has not been counted; later than now while the house holds it back. */
  since: number;
  readonly seats: readonly SeatTime[];
}

/** The clocks before the first deed; null without a pace. */
export function newClock(pace: Pace | null, seats: number): Clock | null {
  if (!pace) return null;
  const bank = pace.kind === 'live' ? pace.bank : pace.vacation;
  return { since: 0, seats: Array.from({ length: seats }, () => ({ bank, spent: 0 })) };
}

/** So much of each decision costs nothing. */
function freeOf(pace: Pace): number {
  return pace.kind === 'live' ? pace.delay : pace.turn;
}

/**
 * The seats whose time runs: those that must decide, in turn or out of it. While a bot must decide,
 * or the game is paused, nobody's does.
 */
export function running(table: Table): readonly Seat[] {
  const { clock, match, phase } = table;
  if (!clock || !match || phase !== 'playing' || isStopped(table)) return [];
  return dueBots(table).length > 0 ? [] : match.actors;
}

/** Counts what has passed for the seats whose time runs; before a deed is carried out. */
export function countTime(table: Table, deed: Deed): void {
  const { clock } = table;
  if (!clock) return;
  const until = deed.kind === 'held' ? Math.min(deed.from, deed.at) : deed.at;
  const passed = Math.max(0, until - clock.since);
  for (const seat of running(table)) charge(table, seat, passed);
  clock.since = Math.max(clock.since, deed.kind === 'held' ? deed.until : deed.at);
}

function charge(table: Table, seat: Seat, passed: number): void {
  const time = table.clock?.seats[seat];
  const { pace } = table.facts;
  if (!time || !pace) return;
  const free = Math.max(0, freeOf(pace) - time.spent);
  time.spent += passed;
  time.bank = Math.max(0, time.bank - Math.max(0, passed - free));
}

/**
 * After a deed: a decision is done when it cannot be taken back any more. Only then is the increment
 * given and the next decision's time begun, so that taking moves back brings nobody time.
 */
export function countDecision(table: Table, deed: Deed): void {
  const { clock, match, facts } = table;
  const { pace } = facts;
  if (!clock || !pace || deed.kind !== 'played' || !match?.made.at(-1)?.barrier) return;
  const time = clock.seats[deed.seat];
  time.spent = 0;
  // A bot takes nobody's time, so that it gains none either.
  if (pace.kind === 'live' && botAt(table, deed.seat) === null) time.bank += pace.increment;
}

/** The clocks as they are told; what is left now follows from them and the time. */
export function clockTold(table: Table): ClockTold | null {
  const { clock, facts } = table;
  const { pace } = facts;
  if (!clock || !pace) return null;
  const seats = clock.seats.map(({ bank, spent }) => ({
    ...{ bank, free: Math.max(0, freeOf(pace) - spent) },
  }));
  return { since: clock.since, running: running(table), seats };
}

/** What a seat has left at a moment. */
export function timeAt({ since, running, seats }: ClockTold, seat: Seat, now: number): TimeLeft {
  const { bank, free } = seats[seat];
  const taken = running.includes(seat) ? Math.max(0, now - since) : 0;
  return {
    bank: Math.max(0, bank - Math.max(0, taken - free)),
    free: Math.max(0, free - taken),
  };
}

/** All that is left before time is up (ms). */
export function totalLeft({ bank, free }: TimeLeft): number {
  return bank + free;
}

/** What is left as a clock shows it: `1:02:03`, `4:59`. */
export function clockFigures(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Whose time runs out next if nothing happens, and when; null while no clock runs. */
export function timeOut(table: Table): { readonly seat: Seat; readonly at: number } | null {
  const told = clockTold(table);
  if (!told) return null;
  const ends = told.running.map((seat) => {
    return { seat, at: told.since + totalLeft(told.seats[seat]) };
  });
  return ends.reduce<(typeof ends)[number] | null>(
    (best, each) => (best && best.at <= each.at ? best : each),
    null,
  );
}

/** A stretch in which the house was not there (ms since 1970). */
export interface Gap {
  readonly from: number;
  readonly until: number;
}

/** The deeds that give back what ran while the house was not there; none when nobody's time did. */
export function heldTime(table: Table, gaps: readonly Gap[], at: number): readonly Deed[] {
  const { clock } = table;
  if (!clock || running(table).length === 0) return [];
  const { since } = clock;
  return gaps
    .filter(({ until }) => until > since)
    .map(({ from, until }) => ({ kind: 'held', at, from: Math.max(from, since), until }));
}

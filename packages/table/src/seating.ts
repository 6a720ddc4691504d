import type { Seat } from '@nabu/kernel';
import { admitsStandIn } from './absence.ts';
import type { Deed } from './deeds.ts';
import { AWAY_MS, type Facts } from './facts.ts';
import { refusal } from './refusals.ts';
import { isFull, isStopped, playing, type Table } from './table.ts';

/** Somebody who takes a seat: an opaque id of who they are, and the name they go by. */
export interface Sitter {
  readonly who: string;
  readonly name: string;
}

/** The first deeds of a table: who sits down at once, and the start if every seat is taken then. */
export function opened(facts: Facts, guests: readonly (Sitter | null)[]): readonly Deed[] {
  const at = facts.created;
  const joined = guests.flatMap((guest, seat): Deed[] =>
    guest ? [{ kind: 'joined', at, seat, ...guest }] : [],
  );
  const full = facts.seats.every((bot, seat) => bot !== null || guests[seat]);
  return full ? [...joined, { kind: 'started', at }] : joined;
}

/** Takes an open seat, the first or the one asked for; the match starts with the last. */
export function join(
  table: Table,
  { who, name }: Sitter,
  wanted: Seat | undefined,
  at: number,
): readonly Deed[] {
  refuseCrowd(table);
  const seat = openSeat(table, wanted);
  const others = table.holders.every(
    ({ bot, guest }, each) => each === seat || bot !== null || guest !== null,
  );
  const joined: Deed = { kind: 'joined', at, seat, who, name };
  return others && table.game && !isFull(table) ? [joined, { kind: 'started', at }] : [joined];
}

/** All who sat down and left again before the start are kept, as everything is: that must have an end. */
const MOST_JOINED = 1000;

function refuseCrowd({ deeds }: Table): void {
  if (deeds.filter(({ kind }) => kind === 'joined').length >= MOST_JOINED)
    throw refusal(
      'too-often',
      'So many sat down here and left again that nobody else can; set up a new table.',
    );
}

function openSeat({ holders }: Table, wanted: Seat | undefined): Seat {
  if (wanted !== undefined && wanted >= holders.length)
    throw refusal('unknown-seat', `There is no seat ${wanted + 1} at this table.`);
  const open = holders.flatMap(({ bot, guest }, seat) => (bot === null && !guest ? [seat] : []));
  const seat = wanted === undefined ? open[0] : open.find((each) => each === wanted);
  if (seat !== undefined) return seat;
  throw refusal(
    'seat-taken',
    open.length > 0
      ? 'This seat is taken; choose another.'
      : 'Every seat at this table is taken; you can watch, or set up a table of your own.',
  );
}

/**
 * Says goodbye: the seat is open again before the start, and stays the player's after it. Who has said
 * it too often only goes: they are away then, as somebody is who says nothing.
 */
export function leave(table: Table, seat: Seat, at: number): readonly Deed[] {
  const known = table.phase !== 'waiting' && isEnough(table, seat, 'left');
  return table.holders[seat].left || known ? [] : [{ kind: 'left', at, seat }];
}

/** So often can a player leave, be waited for or be replaced, beside once for each move of the match. */
const MOST_ABSENCES = 100;

/**
 * Whether somebody's absence was told so often since the start that nothing more of it is kept. Coming
 * back is never refused, so what leads there has an end. Who plays on for months never meets it.
 */
function isEnough({ deeds }: Table, seat: Seat, kind: 'left' | 'awaited' | 'tookOver'): boolean {
  const since = deeds.slice(deeds.findIndex((deed) => deed.kind === 'started') + 1);
  const moves = since.filter((deed) => deed.kind === 'played').length;
  const often = since.filter((deed) => deed.kind === kind && deed.seat === seat).length;
  return often >= MOST_ABSENCES + moves;
}

function refuseEnough(table: Table, seat: Seat, kind: 'awaited' | 'tookOver'): void {
  if (isEnough(table, seat, kind))
    throw refusal(
      'too-often',
      'This player was waited for or replaced too often; play on, or wait until they come.',
    );
}

/**
 * Whoever left, was waited for, or whose seat a bot took, has it back by being here; but not who is
 * out. Whoever is asked to play again says yes by coming.
 */
export function comeBack(table: Table, seat: Seat, at: number): readonly Deed[] {
  const { came, left, standIn, awaited, out } = table.holders[seat];
  if (out !== null) return [];
  const asked = table.phase === 'waiting' && isFull(table) && !came;
  return asked || left || awaited || standIn !== null ? [{ kind: 'returned', at, seat }] : [];
}

/** The others wait for somebody who is away: the caretaker does not sit down by itself. */
export function waitFor(table: Table, seat: Seat, at: number): readonly Deed[] {
  playing(table);
  const holder = table.holders[seat];
  if (!holder?.guest || holder.out !== null)
    throw refusal('unknown-seat', `Nobody's seat is number ${seat + 1}.`);
  if (holder.here || holder.standIn !== null)
    throw refusal('not-away', 'There is nobody to wait for: the player is here, or a bot plays.');
  if (holder.awaited) return [];
  refuseEnough(table, seat, 'awaited');
  return [{ kind: 'awaited', at, seat }];
}

/**
 * The table's caretaker plays for somebody who is away. Nobody chooses a rival's stand-in, and over days
 * nobody is given one: whoever closes the page there has days to come back, and the clock decides.
 */
export function takeOver(table: Table, seat: Seat, at: number): readonly Deed[] {
  playing(table);
  const holder = table.holders.find((_, each) => each === seat);
  if (!holder?.guest) throw refusal('unknown-seat', `Nobody's seat is number ${seat + 1}.`);
  if (!admitsStandIn(table.facts.pace))
    throw refusal('not-away', 'Over days no bot sits in: the clock decides.');
  if (isStopped(table))
    throw refusal('paused', 'The game is paused, and nobody need be here; call for play to go on.');
  const gone = holder.awaySince === null ? 0 : at - holder.awaySince;
  const away = !holder.here && holder.out === null && (holder.left || gone >= AWAY_MS);
  if (holder.standIn !== null || !away)
    throw refusal(
      'not-away',
      `A bot can take a seat when its player has been away for ${AWAY_MS / 1000} seconds.`,
    );
  refuseEnough(table, seat, 'tookOver');
  return [{ kind: 'tookOver', at, seat, bot: table.facts.caretaker }];
}

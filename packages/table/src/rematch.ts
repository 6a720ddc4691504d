import { type AnyGame, Refusal, readTable, type Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { CARETAKER, type Facts } from './facts.ts';
import { refusal } from './refusals.ts';
import { opened } from './seating.ts';
import type { Table } from './table.ts';

/**
 * The same table again under the newest rules of its game, everybody one seat further round;
 * who holds a seat here holds one there. With a clock, or where it counts, it begins when all of them
 * have come (`due`): nobody loses time or rating in a game to which they were only asked.
 */
export function rematchOf(
  { facts, holders, phase, game }: Table,
  fresh: Pick<Facts, 'id' | 'seed' | 'created'>,
  newest: AnyGame | null,
): { readonly facts: Facts; readonly deeds: readonly Deed[] } {
  if (phase !== 'over')
    throw refusal('not-over', 'The game is not over yet; finish it or agree to end it.');
  if (!game) throw refusal('unknown-rules', 'This build no longer has the rules of this match.');
  const before = (seat: Seat) => holders[(seat + holders.length - 1) % holders.length];
  const again: Facts = {
    ...facts,
    ...fresh,
    ...rulesFor(facts, newest ?? game),
    before: facts.id,
    // Once it could be chosen for rated games too.
    caretaker: facts.rated ? CARETAKER : facts.caretaker,
    seats: holders.map((_, seat) => before(seat).bot),
  };
  const guests = holders.map((_, seat) => before(seat).guest);
  const deeds = opened(again, guests);
  const people = new Set(guests.flatMap((guest) => guest?.who ?? []));
  const asks = people.size > 1 && (facts.pace !== null || facts.rated);
  return { facts: again, deeds: asks ? deeds.filter(({ kind }) => kind !== 'started') : deeds };
}

/** The newest rules with what was settled; the table's own where the newest do not know what was. */
function rulesFor(
  { rules, options, seats }: Facts,
  newest: AnyGame,
): Pick<Facts, 'rules' | 'options'> {
  try {
    return { rules: newest.rules, options: readTable(newest, seats.length, options).options };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { rules, options };
  }
}

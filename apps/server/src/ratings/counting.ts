import { isDecided } from '@nabu/kernel';
import type { FinishedRow, FinishedSeatRow } from '../store/database.ts';

/** A seat of a rated game: a person, or a bot with its measured rating. */
export type RatedSeat =
  | { readonly person: string; readonly place: number }
  | { readonly bot: number; readonly place: number };

/** Every seat must have had so many moves, on average, for a game to count. */
const LEAST_MOVES = 2;

/** What is asked about the players of a game. */
export interface Players {
  /** The person behind an id under which somebody sat. */
  personOf(who: string): string;
  /** The measured rating of a bot in a game, or null where it was not measured. */
  botRating(game: string, bot: string): number | null;
}

/**
 * The seats of a finished game if it counts, else null. It counts when it was rated, has winners
 * (nobody wins what everybody left or the host ended), was not over before it had begun, every bot
 * has a measured rating, and at least two of its players can be told apart. Whoever resigned, ran
 * out of time or stayed away has the last place already; whoever was away for a while and came back
 * has the place they reached.
 */
export function countedSeats(
  game: FinishedRow,
  seats: readonly FinishedSeatRow[],
  { personOf, botRating }: Players,
): readonly RatedSeat[] | null {
  if (game.rated !== 1 || !isDecided(game.ending)) return null;
  if (game.plies < LEAST_MOVES * game.seats || seats.length !== game.seats) return null;
  const found: RatedSeat[] = [];
  for (const { who, bot, place } of seats) {
    const rating = bot === null ? null : botRating(game.game, bot);
    if (place === null || (who === null && rating === null)) return null;
    found.push(who === null ? { bot: rating ?? 0, place } : { person: personOf(who), place });
  }
  return distinct(found) ? found : null;
}

/** Somebody who plays against themselves shows nothing, and bots alone are not rated here. */
function distinct(seats: readonly RatedSeat[]): boolean {
  const persons = seats.flatMap((seat) => ('person' in seat ? [seat.person] : []));
  return persons.length > 0 && new Set(persons).size === persons.length;
}

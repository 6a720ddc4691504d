import { isDecided } from '@nabu/kernel';
import type { Uncounted } from '@nabu/protocol';
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

/** What counting asks about a finished game and its seats. */
type Game = Pick<FinishedRow, 'game' | 'seats' | 'rated' | 'ending' | 'plies'>;
type GameSeat = Pick<FinishedSeatRow, 'who' | 'bot' | 'place'>;

/**
 * The seats of a finished game if it counts, else why it does not. It counts when it was rated, has winners
 * (nobody wins what everybody left or the host ended), was not over before it had begun, every bot
 * has a measured rating, and at least two of its players can be told apart. Whoever resigned, ran
 * out of time or stayed away has the last place already; whoever was away for a while and came back
 * has the place they reached.
 */
export function countedSeats(
  game: Game,
  seats: readonly GameSeat[],
  players: Players,
): readonly RatedSeat[] | Uncounted {
  if (game.rated !== 1) return 'unrated';
  if (!isDecided(game.ending) || seats.some(({ place }) => place === null)) return 'nobody-won';
  if (game.plies < LEAST_MOVES * game.seats || seats.length !== game.seats) return 'too-short';
  return (
    hindrance(game.game, seats, players) ??
    seats.map(({ who, bot, place }) => {
      if (who !== null) return { person: players.personOf(who), place: place ?? 0 };
      return { bot: players.botRating(game.game, bot ?? '') ?? 0, place: place ?? 0 };
    })
  );
}

/** Why a game between these players cannot count, which is known before its end; null when it can. */
export function hindrance(
  game: string,
  seats: readonly Pick<GameSeat, 'who' | 'bot'>[],
  { personOf, botRating }: Players,
): Uncounted | null {
  const unmeasured = ({ who, bot }: Pick<GameSeat, 'who' | 'bot'>) =>
    who === null && bot !== null && botRating(game, bot) === null;
  if (seats.some(unmeasured)) return 'unmeasured-bot';
  const persons = seats.flatMap(({ who }) => (who === null ? [] : [personOf(who)]));
  // Somebody who plays against themselves shows nothing, and bots alone are not rated here.
  return persons.length === 0 || new Set(persons).size < persons.length ? 'one-player' : null;
}

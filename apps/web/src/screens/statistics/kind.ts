import { PACE_KINDS, type PaceKind } from '@nabu/table';
import { GAMES } from '../../kit/games.ts';

/** The kind of game whose figures are shown. */
export interface Kind {
  readonly game: string;
  readonly seats: number;
  /** Any when it is left out. */
  readonly pace: PaceKind | undefined;
}

/** The kind that an address names; what it does not name, or what there is not, is preset. */
export function kindIn(search: string): Kind {
  const query = new URLSearchParams(search);
  const game = GAMES.find(({ id }) => id === query.get('game')) ?? GAMES[0];
  const pace = PACE_KINDS.find((kind) => kind === query.get('pace'));
  return { game: game.id, seats: seatsIn(query, game.players), pace };
}

/** How many seats an address names, as far as a game has them. */
export function seatsIn(
  query: URLSearchParams,
  [fewest, most]: readonly [fewest: number, most: number],
): number {
  const seats = Number(query.get('seats') ?? fewest);
  return Number.isInteger(seats) && seats >= fewest && seats <= most ? seats : fewest;
}

/** What an address asks for besides the game. */
export function queryOf({ seats, pace }: Pick<Kind, 'seats' | 'pace'>): string {
  return new URLSearchParams({ seats: String(seats), ...(pace && { pace }) }).toString();
}

import { FIRST_POSITION } from '@nabu/kernel';
import { LEVELS } from '@nabu/search';
import type { Table } from '@nabu/table';
import type { FinishedRow, OpeningRow, StatisticRow } from '../store/database.ts';
import { openingRows } from './openings.ts';

/** A win is so many; every number of seats that can share one divides it. */
export const WIN = 12;
/** Lengths are counted by so many moves together. */
const LENGTH_STEP = 10;
const LONGEST = 2000;
/** Persons are told apart by their rating in steps of so many points. */
const RATING_STEP = 200;

/** Who sat at a seat of a finished game, as far as that is counted. */
export interface CountedSeat {
  readonly seat: number;
  readonly bot: string | null;
  readonly place: number | null;
  readonly points: number | null;
  /** The rating before the game; null when it was not rated for the seat. */
  readonly before: number | null;
}

/** What one game adds to what is counted, each row once. */
export interface Counts {
  readonly statistics: readonly StatisticRow[];
  readonly openings: readonly OpeningRow[];
}

/** A seat with what it won, in twelfths. */
export interface Winner extends CountedSeat {
  readonly wins: number;
  readonly strength: string;
}

/**
 * What a finished game adds. Seats, points and all that tells how well something did are counted where a game ended by
 * its rules: others say more about people than about the game.
 */
export function countsOf(table: Table, game: FinishedRow, seats: readonly CountedSeat[]): Counts {
  const sums = new Sums(game);
  sums.add('ending', game.ending);
  if (game.early === 1 || !table.match) return { statistics: sums.rows, openings: [] };
  const winners = seats.map((seat) => ({
    ...seat,
    wins: winOf(seat, seats),
    strength: strengthOf(seat),
  }));
  countGame(sums, game, winners);
  countPlay(sums, table.match, winners);
  const openings = openingRows(table.match, game, winners);
  for (const { place, move, wins, points } of openings)
    if (place === FIRST_POSITION) sums.add('opening', move, wins, points);
  return { statistics: sums.rows, openings };
}

/** Adds up what belongs under the same name. */
class Sums {
  readonly #kind: Pick<StatisticRow, 'game' | 'seats' | 'pace'>;
  readonly #rows = new Map<string, StatisticRow>();

  constructor({ game, seats, pace_kind }: FinishedRow) {
    this.#kind = { game, seats, pace: pace_kind };
  }

  add(measure: string, name: string, wins = 0, points = 0): void {
    const key = `${measure} ${name}`;
    const before = this.#rows.get(key) ?? { times: 0, wins: 0, points: 0 };
    this.#rows.set(key, {
      ...{ ...this.#kind, measure, name, times: before.times + 1 },
      ...{ wins: before.wins + wins, points: before.points + points },
    });
  }

  get rows(): readonly StatisticRow[] {
    return [...this.#rows.values()];
  }
}

function countGame(sums: Sums, { plies }: FinishedRow, winners: readonly Winner[]): void {
  sums.add('games', '', 0, plies);
  const length = Math.min(plies, LONGEST);
  sums.add('length', String(length - (length % LENGTH_STEP)), 0, plies);
  for (const { seat, wins, points, strength } of winners) {
    sums.add('seat', String(seat), wins, points ?? 0);
    sums.add('strength', strength, wins, points ?? 0);
    sums.add('points', String(Math.round(points ?? 0)), wins, points ?? 0);
  }
}

/** Where points came from, and what the game has counted of its events. */
function countPlay(
  sums: Sums,
  match: NonNullable<Table['match']>,
  winners: readonly Winner[],
): void {
  for (const [seat, { parts }] of match.scores.entries())
    for (const { source, points } of parts) {
      sums.add('source', source, 0, points);
      // Whoever shared a win counts for their part of it.
      const wins = winners[seat]?.wins ?? 0;
      if (wins > 0) sums.add('winners', source, wins, (points * wins) / WIN);
    }
  const { census } = match.game;
  if (!census) return;
  for (const { events } of match.replay())
    for (const { heading, name, seat } of events.flatMap((event) => census.count(event)))
      sums.add(`of ${heading}`, name, winners[seat]?.wins ?? 0);
}

function winOf({ place }: CountedSeat, seats: readonly CountedSeat[]): number {
  const first = seats.filter((seat) => seat.place === 1).length;
  return place === 1 ? Math.floor(WIN / first) : 0;
}

/** How strong whoever sat there is: the level of a bot, the rating of a person in steps, or what else is known. */
export function strengthOf({ bot, before }: Pick<CountedSeat, 'bot' | 'before'>): string {
  if (bot !== null) return LEVELS.some(({ id }) => id === bot) ? bot : 'bot';
  return before === null ? 'person' : String(Math.floor(before / RATING_STEP) * RATING_STEP);
}

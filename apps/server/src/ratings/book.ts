import type { RatingChangeRow, RatingRow } from '../store/database.ts';
import { countedSeats, type Players, type RatedSeat } from './counting.ts';
import { rated } from './rate.ts';
import { BOT_DEVIATION, type Rating, UNRATED } from './rating.ts';
import type { Played } from './reading.ts';

/** The ratings of one ladder while games are taken into account, one after the other. */
export class Book {
  readonly #ladder: string;
  readonly #rows = new Map<string, RatingRow>();

  constructor(ladder: string, rows: readonly RatingRow[] = []) {
    this.#ladder = ladder;
    for (const row of rows) this.#rows.set(row.person, row);
  }

  /** Everybody who is in the book. */
  get rows(): readonly RatingRow[] {
    return [...this.#rows.values()];
  }

  /** Takes a game into account; what it changed, nothing when it does not count. */
  add({ game, seats }: Played, players: Players): readonly RatingChangeRow[] {
    const counted = countedSeats(game, seats, players);
    if (typeof counted === 'string') return [];
    const before = counted.map((seat) => this.#ratingOf(seat));
    const after = rated(
      before,
      counted.map(({ place }) => place),
    );
    const { table_key, ended } = game;
    return counted.flatMap((each, seat) => {
      if (!('person' in each)) return [];
      const { person } = each;
      const games = (this.#rows.get(person)?.games ?? 0) + 1;
      const ladder = this.#ladder;
      this.#rows.set(person, { ladder, person, ...after[seat], games, updated: ended });
      const change = { table_key, seat, person, ladder, ended, before: before[seat].rating };
      return [{ ...change, ...after[seat] }];
    });
  }

  #ratingOf(seat: RatedSeat): Rating {
    if ('bot' in seat) return { ...UNRATED, rating: seat.bot, deviation: BOT_DEVIATION };
    return this.#rows.get(seat.person) ?? UNRATED;
  }
}

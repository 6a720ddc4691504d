import { measuredRating } from '@nabu/search';
import { paceKind, readPace } from '@nabu/table';
import type { Wanted } from '../lobby/queue.ts';
import type { LobbySources } from '../lobby/sources.ts';
import type { People } from '../people/people.ts';
import type { FinishedRow } from '../store/database.ts';
import type { Ladder } from './ladder.ts';
import { ratingsPart } from './personal-part.ts';
import { knownPlayers } from './players.ts';
import { Ratings } from './ratings.ts';

/** The ratings of a house, as its other parts use them. */
export interface HouseRatings {
  /** A finished game is in the archive. */
  added(game: FinishedRow): Promise<void>;
  /** Takes every game into account that was not yet; what goes wrong is told. */
  catchUp(): Promise<void>;
  /** What the lobby asks about people. */
  readonly sources: Pick<LobbySources, 'strength' | 'known'>;
  close(): Promise<void>;
}

/** Rates the people of a house; `failed` hears of games that could not be taken into account. */
export function openRatings(people: People, failed: (error: unknown) => void): HouseRatings {
  const { relations } = people;
  const ratings = new Ratings({ relations, botRating: measuredRating, failed });
  const catchUp = () => ratings.catchUp().catch(() => undefined);
  people.add(ratingsPart(relations, () => void catchUp()));
  return {
    catchUp,
    async added({ game, seats, pace_kind, rated, ended, table_key }) {
      if (rated !== 1) return;
      // A failure was told already and is mended at the next start; the game is in the archive.
      await ratings
        .note({ game, seats, pace: pace_kind }, { ended, table_key })
        .catch(() => undefined);
    },
    sources: {
      strength: (person, kind) => ratings.of(person, ladderOf(kind)),
      known: (whos, kind) => knownPlayers(relations, ladderOf(kind), whos),
    },
    close: () => ratings.close(),
  };
}

function ladderOf({ game, seats, pace }: Wanted): Ladder {
  return { game, seats, pace: paceKind(pace === null ? null : readPace(pace)) };
}

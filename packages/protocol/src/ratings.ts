import { PACE_KINDS } from '@nabu/table';
import * as z from 'zod';
import { speaker } from './talk.ts';

/** What people are rated in: a game, with so many seats, at a kind of pace. */
const ladder = {
  game: z.string().regex(/^[a-z]{1,20}$/, 'name a game'),
  seats: z.coerce.number().int().min(2).max(9),
  pace: z.enum(PACE_KINDS),
};

/** `GET /api/leaders?…` and `GET /api/people/:name/ratings?…`: which ladder. */
export const ladderWish = z.strictObject(ladder);

const standing = {
  rating: z.number(),
  /** How uncertain the rating is. */
  deviation: z.number(),
  games: z.int(),
};

/** What everybody may see of somebody. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is an account; guests see their own profile only. */
  account: z.boolean(),
  created: z.number(),
  ratings: z.array(
    z.object({
      ...ladder,
      ...standing,
      /** When the last rated game ended. */
      updated: z.number(),
      /** The rating is hardly known yet. */
      provisional: z.boolean(),
    }),
  ),
  /** By what the lines of the person are known, so that somebody they are kept away from can be told apart. */
  by: speaker,
  /** Of a bot account: whose it is; null otherwise. */
  owner: z.string().nullable(),
  /** Over all finished games, by game and number of seats; places and points are means. */
  statistics: z.array(
    z.object({
      game: z.string(),
      seats: z.int(),
      games: z.int(),
      wins: z.int(),
      place: z.number(),
      points: z.number().nullable(),
      most: z.number().nullable(),
    }),
  ),
  /** The public games won with the most points, a few for each game. */
  best: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      seats: z.int(),
      ended: z.number(),
      points: z.number(),
    }),
  ),
});

/** How a rating went: one point a game, the first first. */
export const ratingPoints = z.object({
  points: z.array(
    z.object({
      ended: z.number(),
      rating: z.number(),
      deviation: z.number(),
      /** The game that led to it, where everybody may look at it. */
      table: z.string().nullable(),
    }),
  ),
});

/** Why a game does not count. */
export const UNCOUNTED = [
  /** It was not a rated one. */
  'unrated',
  /** Everybody left, or the host ended it. */
  'nobody-won',
  /** The seats had fewer than two moves each on average. */
  'too-short',
  /** A bot plays that has no measured rating. */
  'unmeasured-bot',
  /** Nobody plays against anybody else. */
  'one-player',
] as const;
export type Uncounted = (typeof UNCOUNTED)[number];

/** How well somebody plays, as others are shown it: a whole number. */
const shownRating = z.object({
  rating: z.int(),
  /** The rating is hardly known yet. */
  provisional: z.boolean(),
});

/** `GET /api/tables/:id/players`: who plays at a table, how strong they are, and what the game changed. */
export const tablePlayers = z.object({
  /** Why the game does not count; null when it does, or will once it is over. */
  uncounted: z.enum(UNCOUNTED).nullable(),
  /** The game is over and counts, and the ratings are being worked out: ask again. */
  pending: z.boolean(),
  /** One for each seat, in order. */
  seats: z.array(
    z.object({
      /** The name under which a profile is found; null for guests, bots and open seats. */
      account: z.string().nullable(),
      /** At rated tables: the rating now, or after the game once that is counted. */
      rated: shownRating.nullable(),
      /** The rating before the game that was counted. */
      before: z.int().nullable(),
    }),
  ),
  /** The asker's own rating in this kind of game; null for somebody the house does not know. */
  you: shownRating.nullable(),
});

/** The strongest accounts of a ladder, the best first. */
export const leaders = z.object({
  leaders: z.array(z.object({ id: z.string(), name: z.string(), ...standing })),
});

export type LadderWish = z.infer<typeof ladderWish>;
export type Profile = z.infer<typeof profile>;
export type RatingPoints = z.infer<typeof ratingPoints>;
export type Leaders = z.infer<typeof leaders>;
export type ShownRating = z.infer<typeof shownRating>;
export type TablePlayers = z.infer<typeof tablePlayers>;

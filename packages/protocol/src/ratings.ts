import { PACE_KINDS } from '@nabu/table';
import * as z from 'zod';

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
  points: z.array(z.object({ ended: z.number(), rating: z.number(), deviation: z.number() })),
});

/** The strongest accounts of a ladder, the best first. */
export const leaders = z.object({
  leaders: z.array(z.object({ id: z.string(), name: z.string(), ...standing })),
});

export type LadderWish = z.infer<typeof ladderWish>;
export type Profile = z.infer<typeof profile>;
export type RatingPoints = z.infer<typeof ratingPoints>;
export type Leaders = z.infer<typeof leaders>;

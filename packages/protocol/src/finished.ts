import { EARLY_ENDINGS } from '@nabu/kernel';
import { PACE_KINDS } from '@nabu/table';
import * as z from 'zod';
import * as w from './words.ts';

/** A number in an address. */
const figure = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** How a game ended: by its rules, or early. */
export const ENDINGS = ['rules', ...EARLY_ENDINGS] as const;

/** `GET /api/finished?…`: which finished games; what is left out is not asked for. */
export const finishedWish = z.strictObject({
  /** The whole name of somebody who played; capitals, accents and spaces do not matter. */
  player: w.name.optional(),
  /** The games of an account, by the id its profile names. */
  person: w.personId.optional(),
  /** My games only. */
  mine: z.literal('1').optional(),
  game: z.string().max(64).optional(),
  seats: z.coerce.number().int().min(1).max(8).optional(),
  pace: z.enum(PACE_KINDS).optional(),
  rated: z
    .enum(['0', '1'])
    .transform((text) => text === '1')
    .optional(),
  /** At least and at most so many moves. */
  least: figure.optional(),
  most: figure.optional(),
  ending: z.enum(ENDINGS).optional(),
  /** How the named player, the account, or I came out. */
  result: z.enum(['won', 'lost']).optional(),
  /** Ended at this moment or later, and before that one (ms since 1970). */
  from: figure.optional(),
  to: figure.optional(),
  /** `next` of an answer: the games after those. */
  after: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/, 'say what the last answer gave as next')
    .optional(),
});

/** A finished game as a list shows it. */
export const finishedGame = z.object({
  id: w.tableId,
  game: z.string(),
  pace: z.string().nullable(),
  rated: z.boolean(),
  started: z.number(),
  ended: z.number(),
  /** How many moves were made. */
  plies: z.int(),
  ending: z.string(),
  seats: z.array(
    z.object({
      name: z.string().nullable(),
      bot: z.string().nullable(),
      place: z.int().nullable(),
      points: z.number().nullable(),
      /** The name under which a profile is found; null for guests and bots. */
      account: z.string().nullable(),
      /** The ratings before and after the game; null when it did not count for the seat. */
      before: z.int().nullable(),
      after: z.int().nullable(),
    }),
  ),
});

/** The answer: some games, the last first, and where to go on; null when there are no more. */
export const finishedPage = z.object({
  games: z.array(finishedGame),
  next: z.string().nullable(),
});

export type FinishedWish = z.infer<typeof finishedWish>;
export type FinishedGame = z.infer<typeof finishedGame>;
export type FinishedPage = z.infer<typeof finishedPage>;

import { OPENING_PLIES } from '@nabu/kernel';
import { PACE_KINDS } from '@nabu/table';
import * as z from 'zod';
import * as w from './words.ts';

const seats = z.coerce.number().int().min(1).max(8);
/** A share from 0 to 1. */
const share = z.number().min(0).max(1);
const times = z.int().min(0);

/** `GET /api/statistics/:game?…`: games of so many seats, at one kind of pace or at any. */
export const statisticsWish = z.strictObject({ seats, pace: z.enum(PACE_KINDS).optional() });

/** `GET /api/statistics/:game/csv?…`: all that was counted of a game, or a part of it. */
export const statisticsCsvWish = z.strictObject({
  seats: seats.optional(),
  pace: z.enum(PACE_KINDS).optional(),
});

/** `GET /api/statistics`: of which games something was counted. */
export const statisticsKinds = z.object({
  kinds: z.array(
    z.object({ game: z.string(), seats: z.int(), pace: z.enum(PACE_KINDS), games: times }),
  ),
});

const key = z.string().regex(/^[0-9a-f]{16}$/);

/** How something did: how often, which share of the wins, how many points on average. */
const outcome = { times, wins: share, points: z.number() };

/** What was counted of finished public games of one kind. All but the endings is of games that ended by their rules. */
export const statistics = z.object({
  games: times,
  /** Moves in a game, on average. */
  plies: z.number(),
  /** By seat, the first first; `wins` is the share of its games that the seat won. */
  seats: z.array(z.object({ seat: z.int(), ...outcome })),
  /** How many seats ended with so many points, the fewest first, and which share of them won. */
  points: z.array(z.object({ points: z.int(), times, wins: share })),
  /** Games of at least so many moves, and fewer than the next ten. */
  lengths: z.array(z.object({ from: z.int(), times })),
  /** By which rule games ended, or how early. */
  endings: z.array(z.object({ ending: z.string(), times })),
  /** By who played: a level of bots, another `bot`, a `person`, or the rating of rated persons from so many points on. */
  strengths: z.array(z.object({ strength: z.string(), ...outcome })),
  /** Points by where they came from, on average: of every seat, and of winners. */
  sources: z.array(z.object({ source: z.string(), all: z.number(), winners: z.number() })),
  /** What the game has counted, by heading: how often in a game, and which share of it was the winner's. */
  counted: z.array(
    z.object({ heading: z.string(), name: z.string(), perGame: z.number(), wins: share }),
  ),
  /** The first moves that were made most often, and the positions they lead to. */
  openings: z.array(z.object({ move: z.string(), key, ...outcome })),
});

/** `GET /api/explore/:game?…`: the way to a position, from the first one on. */
export const exploreWish = z.strictObject({
  seats,
  /** The keys of all positions on the way, with dots between; left out for the first position of the usual game. */
  path: z
    .string()
    .regex(/^[0-9a-f]{16}(?:\.[0-9a-f]{16})*$/, 'name positions by their keys, with dots between')
    .refine((text) => text.split('.').length <= OPENING_PLIES + 1, 'openings are shorter')
    .optional(),
  /** Moves of those alone who are so strong; of everybody when it is left out. */
  strength: z
    .string()
    .regex(/^(?:[a-z]{1,24}|\d{1,5})$/, 'name a strength as the answer without one does')
    .optional(),
});

/** What was played in like positions of finished public games. */
export const explored = z.object({
  /** The first position. */
  start: key,
  /** The moves on the way here, as they are called among like moves, and the positions they led to. */
  path: z.array(z.object({ key, move: z.string() })),
  /** So many positions of the way that was asked for are not known: no public game went there. */
  unknown: times,
  /** How many games went on from here; with a strength, how many with a move of somebody who is so strong. */
  games: times,
  /** Who made moves here, whatever strength was asked for: the most frequent first. */
  strengths: z.array(z.object({ strength: z.string(), times })),
  moves: z.array(
    z.object({
      move: z.string(),
      /** The position it leads to. */
      key,
      ...outcome,
      /** The same by who made it. */
      strengths: z.array(z.object({ strength: z.string(), times, wins: share })),
      /** The latest game in which it was made. */
      table: w.tableId.nullable(),
    }),
  ),
  /** A game that can be looked at in this position, after so many moves. */
  shown: z.object({ table: w.tableId, ply: w.ply }).nullable(),
});

export type StatisticsWish = z.output<typeof statisticsWish>;
export type StatisticsCsvWish = z.output<typeof statisticsCsvWish>;
export type StatisticsKinds = z.infer<typeof statisticsKinds>;
export type Statistics = z.infer<typeof statistics>;
export type ExploreWish = z.output<typeof exploreWish>;
export type Explored = z.infer<typeof explored>;

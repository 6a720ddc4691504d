import type { GameEvent } from '@nabu/kernel';
import * as z from 'zod';
import * as w from './words.ts';

/** Who holds a seat. A `guest` keeps the seat while a bot sits in for them (`standIn`). */
export const seatInfo = z.object({
  seat: w.seat,
  kind: z.enum(['open', 'guest', 'bot']),
  /** The guest's name; null for an open seat or a bot. */
  name: z.string().nullable(),
  /** The bot that holds the seat, as it was asked for. */
  bot: z.string().nullable(),
  /** A guest with at least one connection; a bot is always here. */
  online: z.boolean(),
  /** The bot that plays for an absent guest until they return. */
  standIn: z.string().nullable(),
  /** When an absent guest was last here (ms since 1970); null while they are. */
  awaySince: z.number().nullable(),
});

/** What anybody may know of a table without looking at its board. */
export const tableInfo = z.object({
  id: w.tableId,
  game: z.string(),
  /** The version of the rules it is played under. */
  rules: z.int(),
  /** False when this build has no such rules: the table can be listed but not shown. */
  known: z.boolean(),
  options: w.options,
  /** SHA-256 of the seed, which is published with the record: nobody can change the chance of a match. */
  commitment: z.string(),
  seats: z.array(seatInfo),
  phase: w.phase,
  visibility: w.visibility,
  /** A game that counts: no hints, and what the bots thought is told once it is over. */
  rated: z.boolean(),
  language: w.language.nullable(),
  /** When it was set up (ms since 1970). */
  created: z.number(),
  /** The table this one is a rematch of, and the rematch of this one. */
  before: w.tableId.nullable(),
  after: w.tableId.nullable(),
});

/** One game the house can play. */
export const gameInfo = z.object({
  id: z.string(),
  rules: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(
    z.string(),
    z.object({ preset: w.optionValue, values: z.array(w.optionValue) }),
  ),
});

export const score = z.object({
  total: z.number(),
  parts: z.array(z.object({ source: z.string(), points: z.number() })),
});

/** Something that happened in a match, as one viewer witnessed it; the game knows what else is in it. */
export const event: z.ZodType<GameEvent> = z.looseObject({ type: z.string() });

export const result = z.object({ places: z.array(z.number()), ending: z.string() });

export type SeatInfo = z.infer<typeof seatInfo>;
export type TableInfo = z.infer<typeof tableInfo>;
export type GameInfo = z.infer<typeof gameInfo>;

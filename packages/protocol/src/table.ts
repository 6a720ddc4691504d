import { type GameEvent, OUT_REASONS } from '@nabu/kernel';
import type { Outcome, SeatInfo, TableInfo } from '@nabu/table';
import * as z from 'zod';
import * as w from './words.ts';

/** One seat of a table and who sits there. */
export const seatInfo: z.ZodType<SeatInfo> = z.object({
  seat: w.seat,
  kind: z.enum(['open', 'guest', 'bot']),
  name: z.string().nullable(),
  bot: z.string().nullable(),
  online: z.boolean(),
  standIn: z.string().nullable(),
  awaySince: z.number().nullable(),
  out: z.enum(OUT_REASONS).nullable(),
  awaited: z.boolean(),
});

/** What a table is, field by field. */
export const tableFields = {
  id: w.tableId,
  game: z.string(),
  rules: z.int(),
  known: z.boolean(),
  options: w.options,
  commitment: z.string(),
  seats: z.array(seatInfo),
  phase: w.phase,
  visibility: w.visibility,
  rated: z.boolean(),
  caretaker: z.string(),
  pace: w.pace.nullable(),
  language: w.language.nullable(),
  admits: w.admits,
  fill: w.fill.nullable(),
  created: z.number(),
  before: w.tableId.nullable(),
  after: w.tableId.nullable(),
};
export const tableInfo: z.ZodType<TableInfo> = z.object(tableFields);

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

/** The points of a seat and where they come from. */
export const score = z.object({
  total: z.number(),
  parts: z.array(z.object({ source: z.string(), points: z.number() })),
});

/** Something that happened in a match, as one viewer witnessed it; the game knows what else is in it. */
export const event: z.ZodType<GameEvent> = z.looseObject({ type: z.string() });

/** How a match ended, and the place of each seat. */
export const result: z.ZodType<Outcome> = z.object({
  places: z.array(z.number()),
  ending: z.string(),
});

export type GameInfo = z.infer<typeof gameInfo>;

import type { Viewer } from '@nabu/kernel';
import { CARETAKER, type TableInfo, type ViewAt } from '@nabu/table';
import * as z from 'zod';
import { event, gameInfo, tableFields, tableInfo } from './table.ts';
import * as w from './words.ts';

/** A seat of a new table: the maker's own, one to be joined, or a bot's. */
export const seatWish = z.union([z.literal('me'), z.literal('open'), z.object({ bot: w.bot })]);

/** `POST /api/tables`: seats in turn order, at most one `me`, not bots alone. */
export const newTable = z.strictObject({
  game: z.string().max(64),
  options: w.options.default({}),
  seats: z.array(seatWish).min(1).max(8),
  /** The maker's name; needed when one seat is `me` and the maker shows no session. */
  name: w.newName.optional(),
  visibility: w.visibility.default('link'),
  /** A game that counts: nobody is given advice in it. */
  rated: z.boolean().default(false),
  /** The bot that plays for somebody who is away. */
  caretaker: w.bot.default(CARETAKER),
  /** How fast it is played; null or nothing without a clock. */
  pace: w.pace.nullable().default(null),
  language: w.language.optional(),
  /** Who may sit down. */
  admits: w.admits.default('everybody'),
  /** Bots take the seats that are still open after a while. */
  fill: w.fill.nullable().default(null),
  key: w.requestKey.optional(),
});

/** `POST /api/tables/:id/join`: a seat, or the first that is open. */
export const joinTable = z.strictObject({
  /** Needed without a session; a guest is called by it from now on, an account goes by its own. */
  name: w.newName.optional(),
  seat: w.seat.optional(),
  key: w.requestKey.optional(),
});

/**
 * The answer to making or joining a table. `seat` is null for a maker who takes none; `token` is
 * told to whoever showed no session, which would open the seat as well.
 */
export const seated = z.object({
  table: tableInfo,
  seat: w.seat.nullable(),
  /** The seat's secret: send it as `Authorization: Bearer …` or in `hello`, never in an address. */
  token: w.token.nullable(),
});

/** `GET /api/tables/:id`: the table without its board, and which seat is the asker's. */
export const tableHere: z.ZodType<TableHere> = z.object({
  ...tableFields,
  you: z.union([w.seat, z.literal('spectator')]),
});

/** `GET /api/tables`: public tables that wait for players, newest first, then some that can be watched. */
export const tableList = z.object({ open: z.array(tableInfo), playing: z.array(tableInfo) });

/** `GET /api/games`. */
export const gameList = z.object({ games: z.array(gameInfo) });

/** `GET /api/tables/:id/view?ply=N`: the match as the asker saw it after N moves. */
export const viewAt: z.ZodType<ViewAt> = z.object({
  ply: w.ply,
  last: w.ply,
  view: z.unknown(),
  events: z.array(event),
});

/** `GET /api/here`: the origins by which others on the network find the house; told to its own machine alone. */
export const here = z.object({ addresses: z.array(z.string()) });

/** `GET /api/health`. */
export const health = z.object({ ok: z.literal(true), protocol: z.int(), version: z.string() });

/** The body of every answer that is not a success. */
export const failure = z.object({
  code: w.code,
  /** The rule clause that forbids it, when it is the rules that do. */
  clause: z.string().nullable(),
  /** One English sentence: what is wrong and what to do. */
  sentence: z.string(),
});

/** The same as HTTP answers it (RFC 9457): `type` leads to what the code means, `detail` is the sentence. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  ...failure.shape,
});

export type SeatWish = z.infer<typeof seatWish>;
export type NewTable = z.input<typeof newTable>;
export type JoinTable = z.input<typeof joinTable>;
/** `newTable` and `joinTable` as the server reads them, defaults filled in. */
export type NewTableRead = z.output<typeof newTable>;
export type JoinTableRead = z.output<typeof joinTable>;
export type Seated = z.infer<typeof seated>;
/** A table as `tableHere` tells it. */
export type TableHere = TableInfo & { readonly you: Viewer };
export type TableList = z.infer<typeof tableList>;
export type GameList = z.infer<typeof gameList>;
export type Health = z.infer<typeof health>;
export type Here = z.infer<typeof here>;
export type Failure = z.infer<typeof failure>;
export type Problem = z.infer<typeof problem>;

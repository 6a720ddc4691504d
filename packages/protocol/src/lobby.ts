import { PACE_KINDS, PHASES } from '@nabu/table';
import * as z from 'zod';
import * as w from './words.ts';

/** The lists of the lobby: tables that wait for players, and games that can be watched. */
export const LOBBY_LISTS = ['open', 'playing'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

/** So many tables are on one page of a list. */
export const LOBBY_PAGE = 30;
/** The last page that can be looked at; whoever looks for more narrows the list. */
export const LOBBY_PAGES = 20;

/** Somebody of whom more is known than a name. */
const listedPerson = z.object({
  name: z.string(),
  /** There is a profile under this name. */
  account: z.boolean().optional(),
  /** At rated tables: how strong they are, and whether that is hardly known yet. */
  rating: z.int().optional(),
  provisional: z.boolean().optional(),
});

/** Who sits on a seat: a person by name, a person of whom more is known, a bot, or nobody yet. */
export const listedSeat = z.union([
  z.string(),
  z.object({ bot: z.string() }),
  listedPerson,
  z.null(),
]);

/** A table as a list shows it: small, because it is sent to everybody who looks. */
export const listedTable = z.object({
  id: w.tableId,
  game: z.string(),
  seats: z.array(listedSeat),
  /** As text (`5m+10s`, `3d+14d`); null without a clock. */
  pace: w.paceText.nullable(),
  rated: z.boolean(),
  language: w.language.nullable(),
  /** Who may sit down: everybody, accounts, or a range of ratings. */
  admits: w.admits,
  /** When it was set up, or when the game began (ms since 1970). */
  at: z.number(),
  /** How many of the people who sit there are here. */
  here: z.int().min(0),
});

/** What somebody wants to see of a list; what is left out is not asked for. */
export const lobbyFilter = {
  list: z.enum(LOBBY_LISTS),
  game: z.string().max(64).optional(),
  seats: z.int().min(1).max(8).optional(),
  pace: z.enum(PACE_KINDS).optional(),
  language: w.language.optional(),
  page: z
    .int()
    .min(0)
    .max(LOBBY_PAGES - 1)
    .default(0),
};

/** People who wait to be paired for the same kind of game. */
export const pool = z.object({
  game: z.string(),
  seats: z.int(),
  pace: w.paceText.nullable(),
  rated: z.boolean(),
  waiting: z.int().min(0),
  /** How long it took lately until a game began (ms); null when none did. */
  usual: z.number().nullable(),
});

/** How much goes on in the house. */
export const lobbyCounts = z.object({
  open: z.int(),
  playing: z.int(),
  /** People who look at the lobby. */
  looking: z.int(),
  /** Where people wait to be paired, the fullest first. */
  pools: z.array(pool),
});

/** A table at which the asker sits. */
export const myTable = z.object({
  id: w.tableId,
  game: z.string(),
  seats: z.array(listedSeat),
  pace: w.paceText.nullable(),
  rated: z.boolean(),
  phase: z.enum(PHASES),
  /** Their own seat. */
  seat: w.seat,
  /** They must decide. */
  turn: z.boolean(),
  /** When something last happened (ms since 1970). */
  changed: z.number(),
});

export type ListedSeat = z.infer<typeof listedSeat>;
export type ListedPerson = z.infer<typeof listedPerson>;
export type ListedTable = z.infer<typeof listedTable>;
export type LobbyCounts = z.infer<typeof lobbyCounts>;
export type Pool = z.infer<typeof pool>;
export type MyTable = z.infer<typeof myTable>;

/** What a client may say about the lobby; none of it needs a `hello`. */
export const lobbyMessages = [
  /** Shows a page of a list and keeps it up to date; another page of the same list replaces it. */
  z.strictObject({ type: z.literal('lobby'), protocol: z.int(), ...lobbyFilter }),
  z.strictObject({ type: z.literal('lobbyOff'), list: z.enum(LOBBY_LISTS) }),
  /** Lists my tables and keeps the list up to date. */
  z.strictObject({ type: z.literal('mine'), protocol: z.int() }),
  z.strictObject({ type: z.literal('mineOff') }),
  /** Waits to be paired with others who want the same; told by `pairing` until `paired` or `unpair`. */
  z.strictObject({
    ...{ type: z.literal('pair'), id: w.commandId, game: z.string().max(64) },
    ...{
      seats: z.int().min(2).max(8),
      pace: w.paceText.nullable(),
      rated: z.boolean().default(false),
    },
  }),
  z.strictObject({ type: z.literal('unpair') }),
] as const;

/** What the server says about the lobby. */
export const lobbyTold = [
  z.object({
    ...{ type: z.literal('lobby'), list: z.enum(LOBBY_LISTS), page: z.int() },
    /** How many tables there are on all pages. */
    total: z.int(),
    tables: z.array(listedTable),
    counts: lobbyCounts,
  }),
  /** What changed on the page since the last message: tables that are new or different, and ids that are gone. */
  z.object({
    type: z.literal('lobbyNews'),
    list: z.enum(LOBBY_LISTS),
    total: z.int(),
    put: z.array(listedTable),
    gone: z.array(w.tableId),
    counts: lobbyCounts.optional(),
  }),
  z.object({ type: z.literal('mine'), tables: z.array(myTable) }),
  z.object({ type: z.literal('mineNews'), table: myTable }),
  z.object({
    ...{ type: z.literal('pairing'), ...pool.shape },
    /** How long I have waited (ms). */
    waited: z.number(),
  }),
  /** A table was made for us: go there. */
  z.object({ type: z.literal('paired'), table: w.tableId }),
  /** I wait no more. */
  z.object({ type: z.literal('unpaired') }),
] as const;

/** The order of a list: where people are comes first, then what is newer. Negative when `a` stands before `b`. */
export function compareListed(list: LobbyList, a: ListedTable, b: ListedTable): number {
  const most = list === 'open' ? 1 : 2;
  const here = (table: ListedTable) => Math.min(table.here, most);
  return here(b) - here(a) || b.at - a.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

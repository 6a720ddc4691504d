import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { phrase, REPORT_REASONS, ROOMS } from './talk.ts';
import * as w from './words.ts';

/** Somebody as the house keeps them: a person's id, or the hash of a seat token. */
export const whoId = z.string().regex(/^[0-9A-Za-z_-]{12,64}$/, 'an id has 12 to 64 characters');

/** Who may write freely: everybody, accounts, or nobody; the others say phrases. */
export const WRITERS = ['everybody', 'accounts', 'nobody'] as const;
export type Writers = (typeof WRITERS)[number];

/** What a host can do against somebody. */
export const SANCTIONS = ['silence', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** `POST /api/host/people/:id/silence` and `…/ban`: for so many hours, or (null) until it is lifted. */
export const sanction = z.strictObject({
  hours: z.int().min(1).max(LIMITS.sanctionHours).nullable(),
  reason: w.note.default(''),
});

/** `POST /api/host/people/:id/lift`. */
export const liftSanction = z.strictObject({ kind: z.enum(SANCTIONS) });

/** `POST /api/host/writers`. */
export const setWriters = z.strictObject({ writers: z.enum(WRITERS) });

/** `POST /api/host/reports/:id/close`. */
export const closeReport = z.strictObject({ note: w.note.default('') });

const time = z
  .string()
  .regex(/^\d{1,15}$/, 'a time is milliseconds since 1970')
  .optional();

/** The question of `GET /api/host/reports`. */
export const reportsWish = z.strictObject({ closed: z.enum(['0', '1']).optional(), before: time });
/** The question of `GET /api/host/acts`. */
export const actsWish = z.strictObject({ before: time });
/** The question of `GET /api/host/people`. */
export const peopleWish = z.strictObject({ name: z.string().max(64) });

const sanctionTold = z.object({
  kind: z.enum(SANCTIONS),
  since: z.number(),
  until: z.number().nullable(),
  reason: z.string(),
});

/** Somebody as whoever runs the house sees them. */
export const someone = z.object({
  id: whoId,
  name: z.string(),
  /** Guests have no account, and whoever came with a seat token alone is no person. */
  kind: z.enum(['account', 'guest', 'token', 'gone']),
  host: z.boolean(),
  created: z.number().nullable(),
  sanctions: z.array(sanctionTold),
});

/** A line with who said it. */
export const heardLine = z.object({
  ...{ n: z.int(), room: z.enum(ROOMS), at: z.number(), seat: w.seat.nullable() },
  ...{ name: z.string(), text: z.string(), phrase: phrase.nullable(), who: whoId },
});

/** A report with what was kept when it was made, whatever was removed since. */
export const reportTold = z.object({
  id: w.personId,
  created: z.number(),
  about: z.enum(['line', 'name', 'person']),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  reporter: someone,
  person: someone,
  /** The name they went by then. */
  name: z.string(),
  table: w.tableId.nullable(),
  line: z.int().nullable(),
  lines: z.array(heardLine),
  closed: z.object({ at: z.number(), by: z.string(), note: z.string() }).nullable(),
});

/** `GET /api/host/reports?closed=0|1&before=…`. */
export const reportList = z.object({
  reports: z.array(reportTold),
  /** How many are open. */
  open: z.int(),
  /** What to ask for as `before` to get older ones. */
  next: z.number().nullable(),
});

/** Everything a host can do, as the list of acts names it. */
export const ACTS = [
  ...(['silence', 'ban', 'lift', 'rename', 'removeLine', 'removeTable', 'endTable'] as const),
  ...(['closeReport', 'writers', 'becameHost'] as const),
] as const;
export type ActKind = (typeof ACTS)[number];

/** `GET /api/host/acts?before=…`: what hosts did, the last first. */
export const actList = z.object({
  acts: z.array(
    z.object({
      id: w.personId,
      at: z.number(),
      host: z.string(),
      what: z.enum(ACTS),
      person: z.object({ id: whoId, name: z.string() }).nullable(),
      table: w.tableId.nullable(),
      details: z.string(),
    }),
  ),
  next: z.number().nullable(),
});

/** `GET /api/host/people?name=…`: accounts and guests by that name. */
export const peopleFound = z.object({ people: z.array(someone) });

/** `GET /api/host/tables/:id`: who sits there, and what was said. */
export const tableOverseen = z.object({
  table: w.tableId,
  game: z.string(),
  phase: w.phase,
  seats: z.array(z.object({ seat: w.seat, person: someone })),
  lines: z.array(heardLine),
});

/** `GET /api/host/house`. */
export const houseKept = z.object({ writers: z.enum(WRITERS), open: z.int() });

export type Someone = z.infer<typeof someone>;
export type HeardLine = z.infer<typeof heardLine>;
export type ReportTold = z.infer<typeof reportTold>;
export type ReportList = z.infer<typeof reportList>;
export type ActList = z.infer<typeof actList>;
export type PeopleFound = z.infer<typeof peopleFound>;
export type TableOverseen = z.infer<typeof tableOverseen>;
export type HouseKept = z.infer<typeof houseKept>;

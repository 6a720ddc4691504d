import * as z from 'zod';
import * as w from './words.ts';

/** Where a line is said: at the table, or among those who watch. */
export const ROOMS = ['table', 'watchers'] as const;
export type Room = (typeof ROOMS)[number];

/** Things that can be said by a key, so that everybody reads them in their own language. */
export const PHRASES = [
  ...(['hello', 'luck', 'nice', 'oops', 'thinking', 'patience'] as const),
  ...(['away', 'back', 'thanks', 'played', 'again', 'bye'] as const),
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Why somebody is reported. */
export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How others are kept away: their lines are hidden from me; or we neither talk nor play with each other. */
export const APART_KINDS = ['mute', 'block'] as const;
export type ApartKind = (typeof APART_KINDS)[number];

/** A phrase by its key. */
export const phrase = z.enum(PHRASES);

/** Who said something, as others tell speakers apart: the same for all lines of a person. */
export const speaker = z.string().regex(/^[0-9A-Za-z_-]{12}$/, 'a speaker has 12 characters');

/** A line of talk. Without text and phrase it was taken away, or whoever said it has erased their data. */
export const line = z.object({
  /** Numbers the lines of a table; one that comes again replaces the one before. */
  n: z.int().min(1),
  room: z.enum(ROOMS),
  at: z.number(),
  /** Null for somebody who watches. */
  seat: w.seat.nullable(),
  name: z.string(),
  by: speaker,
  text: z.string(),
  phrase: phrase.nullable(),
});

/** How somebody may speak at a table: freely, by phrases alone, or (whom the house does not know) not at all. */
export const SPEAKING = ['freely', 'phrases', 'no'] as const;

/** What a client says about talk, after `hello`. */
export const talkMessages = [
  /** Says something: players to the table, whoever watches to the others who do. */
  z.strictObject({ type: z.literal('chat'), id: w.commandId, text: w.line }),
  z.strictObject({ type: z.literal('phrase'), id: w.commandId, phrase }),
] as const;

/** Lines that are new or were taken away. After a greeting also how I may speak, and by what my own lines are known. */
export const talkTold = z.object({
  type: z.literal('talk'),
  lines: z.array(line).readonly(),
  speak: z.enum(SPEAKING).optional(),
  you: speaker.nullable().optional(),
});

/** Whom somebody means: whoever said a line, sits at a table, or has an account by a name. */
export const meant = z.union([
  z.strictObject({ table: w.tableId, line: z.int().min(1) }),
  z.strictObject({ table: w.tableId, seat: w.seat }),
  z.strictObject({ name: z.string().min(1).max(64) }),
]);

/** `POST /api/reports`: tells whoever runs the house; a line is kept with those around it. */
export const report = z.strictObject({
  about: z.enum(['line', 'name', 'person']),
  who: meant,
  reason: z.enum(REPORT_REASONS),
  note: w.note.default(''),
});

/** `POST /api/me/apart`: keeps somebody away from me. */
export const keepApart = z.strictObject({ who: meant, kind: z.enum(APART_KINDS) });

/** `POST /api/me/apart/lift`. */
export const liftApart = z.strictObject({ by: speaker, kind: z.enum(APART_KINDS) });

/** `GET /api/me/apart`: whom I keep away, the last first. */
export const apart = z.object({
  apart: z.array(
    z.object({ by: speaker, name: z.string(), kind: z.enum(APART_KINDS), since: z.number() }),
  ),
});

export type Line = z.infer<typeof line>;
export type TalkMessage = z.infer<(typeof talkMessages)[number]>;
export type TalkTold = z.infer<typeof talkTold>;
export type Meant = z.infer<typeof meant>;
export type Report = z.output<typeof report>;
export type Apart = z.infer<typeof apart>;

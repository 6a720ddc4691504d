import {
  LANGUAGES,
  LONGEST_FILL,
  OFFERS,
  type Pace,
  PHASES,
  paceProblem,
  readAdmits,
  readPace,
  VISIBILITIES,
} from '@nabu/table';
import * as z from 'zod';
import { CODES } from './codes.ts';
import { LIMITS } from './limits.ts';
import { isVisible, tidy, turns, unturned } from './text.ts';

/** What has no form of its own: controls, halves of characters, private and unassigned ones. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/** Words of a fixed list. */
export const language = z.enum(LANGUAGES);
export const visibility = z.enum(VISIBILITIES);
export const phase = z.enum(PHASES);
export const code = z.enum(CODES);
export const offer = z.enum(OFFERS);

const ms = z.int().min(0);

/** How fast a table is played, in milliseconds. */
export const pace: z.ZodType<Pace> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('live'), bank: ms, increment: ms, delay: ms }),
    z.strictObject({ kind: z.literal('correspondence'), turn: ms, vacation: ms }),
  ])
  .superRefine((value, context) => {
    const message = paceProblem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
/** The number of a seat, from 0, and of moves made. */
export const seat = z.int().min(0).max(7);
export const ply = z.int().min(0);

/**
 * A name as others see it: tidy, 1 to 24 characters of which at least one can be seen, none that
 * turns the text around it.
 */
export const name = z
  .string()
  .max(LIMITS.message)
  .refine((text) => !turns(text), 'a name must not change the direction of the text around it')
  .transform(tidy)
  .refine(
    (text) => fits(text, LIMITS.name) && !UNPRINTABLE.test(text),
    `a name has 1 to ${LIMITS.name} printable characters`,
  );

/** What the name of a bot account ends in, and no other name. */
export const BOT_MARK = ' (bot)';

/** A name that somebody takes: that of a bot account is marked, and nobody else may look like one. */
export const newName = name.refine(
  (text) => !text.toLowerCase().endsWith(BOT_MARK.trim()),
  'only the name of a bot account ends in (bot)',
);

/** The name of a bot account without its mark. */
export const botName = newName.refine(
  (text) => [...text].length <= LIMITS.name - BOT_MARK.length,
  `the name of a bot has at most ${LIMITS.name - BOT_MARK.length} characters`,
);

/** A line of chat: tidy, 1 to 300 characters; what would turn the text around it is taken out. */
export const line = z
  .string()
  .max(LIMITS.message)
  .transform((text) => tidy(unturned(text)))
  .refine(
    (text) => fits(text, LIMITS.chat) && !/[\p{Cc}\p{Cs}]/u.test(text),
    `a line of chat has 1 to ${LIMITS.chat} characters that can be seen`,
  );

/** What is noted about somebody: a line that may be empty. */
export const note = z
  .string()
  .max(LIMITS.message)
  .transform((text) => tidy(unturned(text)))
  .refine(
    (text) => [...text].length <= LIMITS.note && !/[\p{Cc}\p{Cs}]/u.test(text),
    `a note has up to ${LIMITS.note} characters`,
  );

/** What something is called: tidy, 1 to 80 characters; what would turn the text around it is taken out. */
export const title = z
  .string()
  .max(LIMITS.message)
  .transform((text) => tidy(unturned(text)))
  .refine(
    (text) => fits(text, LIMITS.title) && !UNPRINTABLE.test(text),
    `a title has 1 to ${LIMITS.title} printable characters`,
  );

function fits(text: string, most: number): boolean {
  return [...text].length <= most && isVisible(text);
}

/** A table's id as it stands in its link. */
export const tableId = z.string().regex(/^[0-9A-Za-z]{12}$/, 'a table id has 12 letters or digits');

/** A person's id: opaque, and no secret. */
export const personId = z.string().regex(/^[0-9A-Za-z]{12}$/, 'a person id has 12 characters');

/**
 * Chosen by the client: at least 128 random bits. A request that is repeated with the same key is
 * answered as before and done once; the seat token is made from it, so nobody else may know it.
 */
export const requestKey = z
  .string()
  .regex(/^[0-9A-Za-z_-]{22,64}$/, 'a request key has 22 to 64 letters, digits, - or _');

/** A seat's secret: 192 random bits in base64url. */
export const token = z.string().regex(/^[0-9A-Za-z_-]{32}$/, 'a seat token has 32 characters');

/** What a connection shows: a seat's secret, a session's, which has 43 characters, or a personal token. */
export const shownToken = z
  .string()
  .regex(
    /^(?:[0-9A-Za-z_-]{32}|(?:nabu_)?[0-9A-Za-z_-]{43})$/,
    'a token has 32 or 43 characters, a personal one 48',
  );

/** A bot: a level by its name (`scribe`), or a spec such as `random`, `greedy`, `search:500`, `search:500/2000`, `search:800ms`. */
export const bot = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,23}(:[0-9.]{1,9}(\/[0-9]{1,9}|ms|%)?){0,2}$/,
    'a bot is written like greedy or search:500',
  );

/**
 * Chosen by the client, never used twice for different commands at a table, also after a reload (so
 * begin it with something random); a repeat is answered as before.
 */
export const commandId = z.string().min(1).max(LIMITS.id);

/** A move in the game's notation. */
export const move = z.string().min(1).max(LIMITS.move);

/** A pace as text: `5m+10s`, `5m/10s` or `3d+14d`. */
export const paceText = z
  .string()
  .max(24)
  .refine((text) => readPace(text) !== null, 'a pace is written like 5m+10s, 5m/10s or 3d+14d');

/** Who may sit down: `everybody`, `accounts`, or a range of ratings like `1200-1800`. */
export const admits = z
  .string()
  .max(16)
  .transform((text, context) => {
    const read = readAdmits(text);
    if (read !== null) return read;
    context.addIssue('say everybody, accounts, or a range of ratings like 1200-1800');
    return z.NEVER;
  });

/** Which bot takes the seats that stay open, and after how many milliseconds. */
export const fill = z.strictObject({ bot, after: z.int().min(0).max(LONGEST_FILL) });

/** What a variant may be, and the values of all variants by their names. */
export const optionValue = z.union([z.string().max(64), z.number(), z.boolean()]);
export const options = z.record(z.string().max(64), optionValue);

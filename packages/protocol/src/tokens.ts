import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { scope } from './scopes.ts';
import * as w from './words.ts';

/** A personal token as it is shown once. */
export const personalToken = z
  .string()
  .regex(/^nabu_[0-9A-Za-z_-]{43}$/, 'a personal token begins with nabu_ and has 48 characters');

/** `POST /api/me/tokens`: a token of mine, or of a bot of mine. */
export const newToken = z.strictObject({
  /** How I call it. */
  name: w.name,
  scopes: z.array(scope).min(1).max(8),
  /** It is over after so many days; null for never. */
  days: z.int().min(1).max(LIMITS.tokenDays).nullable(),
  bot: w.personId.optional(),
});

/** The answer to it: the token itself is told now and never again. */
export const tokenMade = z.object({ id: w.personId, token: personalToken });

/** `GET /api/me/tokens`: those of mine and of my bots. */
export const tokenList = z.object({
  tokens: z.array(
    z.object({
      id: w.personId,
      name: z.string(),
      scopes: z.array(scope),
      /** The bot whose token it is; null for my own. */
      bot: w.personId.nullable(),
      created: z.number(),
      expires: z.number().nullable(),
      /** When it was last used, to within some minutes. */
      used: z.number().nullable(),
    }),
  ),
});

/** `POST /api/me/tokens/revoke`. */
export const revokeTokens = z.strictObject({ tokens: z.array(w.personId).min(1).max(100) });
export const revoked = z.object({ revoked: z.int().min(0) });

/** `POST /api/me/bots`: an account for a program of mine. Its name ends in "(bot)", which is added. */
export const newBot = z.strictObject({ name: w.botName });
export const botMade = z.object({ id: w.personId, name: z.string() });

/** `GET /api/me/bots`. */
export const botList = z.object({
  bots: z.array(z.object({ id: w.personId, name: z.string(), created: z.number() })),
});

/** `POST /api/me/bots/retire`: takes the bot and its tokens away; its games stay. */
export const retireBot = z.strictObject({ bot: w.personId });
export const retired = z.object({ retired: z.literal(true) });

export type NewToken = z.infer<typeof newToken>;
export type TokenList = z.infer<typeof tokenList>;
export type BotList = z.infer<typeof botList>;

import * as z from 'zod';
import { LIMITS } from './limits.ts';
import * as w from './words.ts';

/** Somebody as they see themselves. */
export const me = z.object({
  id: w.personId,
  name: z.string(),
  /** Whether they have credentials; a guest has none. */
  account: z.boolean(),
  /** Whether they run the house. */
  host: z.boolean(),
  /** Whether it is an account of a program. */
  bot: z.literal(true).optional(),
});

/** `GET /api/me`: who I am, or null for somebody the house does not know; and whether the house sends mail. */
export const whoAmI = z.object({ me: me.nullable(), mail: z.boolean() });

/** `POST /api/me`: come in as a guest by a name; a guest that is known is called by it from now on. */
export const comeIn = z.strictObject({ name: w.newName });

/** `POST /api/me/claim`: seats that I took by tokens are mine from now on. */
export const claim = z.strictObject({ tokens: z.array(w.token).min(1).max(LIMITS.claims) });
/** The answer to it: how many of them are mine now that were not before. */
export const claimed = z.object({ claimed: z.int().min(0) });

export type Me = z.infer<typeof me>;
export type WhoAmI = z.infer<typeof whoAmI>;

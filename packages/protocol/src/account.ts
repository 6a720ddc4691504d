import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { me } from './people.ts';
import * as w from './words.ts';

/** A password as it is chosen: long enough to be hard to guess, and any characters. */
const newPassword = z
  .string()
  .min(LIMITS.passwordLeast, `a password has at least ${LIMITS.passwordLeast} characters`)
  .max(LIMITS.password, `a password has at most ${LIMITS.password} characters`);

/** A password as it is tried. */
const password = z.string().min(1).max(LIMITS.password);

/** A name as it is looked up; whether there is one is not told. */
const someName = z.string().min(1).max(LIMITS.password);

/** A secret of a link in a mail. */
const linkToken = z.string().regex(/^[0-9A-Za-z_-]{43}$/, 'a link has 43 characters');

/** `POST /api/me/account`: a guest becomes an account and keeps all games; somebody unknown becomes one at once. */
export const newAccount = z.strictObject({ name: w.newName, password: newPassword });

/**
 * `POST /api/sign-in`. With `keep`, the games that were played as a guest in this browser are the
 * account's from now on.
 */
export const signIn = z.strictObject({
  name: someName,
  password,
  keep: z.boolean().default(true),
});

/** `POST /api/sign-in/recover`: a recovery code, which is used up by it, and a new password. */
export const recover = z.strictObject({
  name: someName,
  code: z.string().min(1).max(64),
  password: newPassword,
});

/** `POST /api/me/prove`: shows once more that it is me, before something that matters. */
export const prove = z.strictObject({ password });

/** `POST /api/me/name` of an account. */
export const rename = z.strictObject({ name: w.newName });

/** `POST /api/me/password`: ends every other session. */
export const changePassword = z.strictObject({ password: newPassword });

/** `POST /api/me/sessions/end`: the sessions to end, or every other one. */
export const endSessions = z.strictObject({
  sessions: z.union([z.literal('others'), z.array(w.personId).min(1).max(100)]),
});

/** `POST /api/me/passkeys/remove`. */
export const removePasskey = z.strictObject({ id: z.string().min(1).max(2000) });

/** `POST /api/me/passkeys` and `POST /api/sign-in/passkey`: what the browser's authenticator answered; checked by what it is about. */
export const passkeyAnswer = z.strictObject({
  response: z.looseObject({ id: z.string().min(1).max(2000) }),
  /** How I call the passkey; for a new one. */
  name: w.name.optional(),
  keep: z.boolean().default(true),
});

/** `POST /api/me/email`; `language` is that of the mail. */
export const setEmail = z.strictObject({
  address: z.email('an e-mail address looks like name@example.org').max(254),
  language: w.language.default('en'),
});

/** `POST /api/mail/confirm`. */
export const confirmEmail = z.strictObject({ token: linkToken });

/** `POST /api/sign-in/forgot`: answered the same whether there is such an account or not. */
export const forgot = z.strictObject({ name: someName, language: w.language.default('en') });

/** `POST /api/sign-in/reset`. */
export const reset = z.strictObject({ token: linkToken, password: newPassword });

/** `POST /api/me/erase`: what cannot be taken back says so. */
export const erase = z.strictObject({ erase: z.literal('everything') });

/** `POST /api/host`: the secret of the link that was printed when the house was started. */
export const becomeHost = z.strictObject({ token: linkToken });

/** `GET /api/me/account`. */
export const account = z.object({
  me,
  created: z.number(),
  sessions: z.array(
    z.object({
      id: w.personId,
      /** Browser and system, or empty for a program. */
      agent: z.string(),
      created: z.number(),
      seen: z.number(),
      /** Whether it is the one that asks. */
      here: z.boolean(),
    }),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created: z.number(),
      used: z.number().nullable(),
    }),
  ),
  /** How many recovery codes are left. */
  codes: z.int(),
  /** Whether the house can send mail; without, nothing about it is asked. */
  mail: z.boolean(),
  email: z.object({ address: z.string(), confirmed: z.boolean() }).nullable(),
});

/** The answer to `POST /api/me/codes`: told once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export type Account = z.infer<typeof account>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new table's id: 71 random bits, so that a link cannot be guessed. */
export function newTableId(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A new person's or session's id, of the same form; it is no secret. */
export function newId(): string {
  return newTableId();
}

/** A new match's seed: 128 random bits. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** A new seat's secret: 192 random bits, given to its holder once and kept here as a hash only. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** A new session's secret: 256 random bits, 43 characters; longer than a seat's, so that one is never taken for the other. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A new personal token: as much chance, marked so that programs that look for leaked secrets know it. */
export function newPersonalToken(): string {
  return `nabu_${newSessionToken()}`;
}

/** The seat's secret that belongs to a request with a key: the same request again gives the same one. */
export function tokenFrom(key: string): string {
  return createHash('sha256')
    .update(`nabu seat ${key}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');
}

/** What is stored of a token. A token is random, so one round of SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

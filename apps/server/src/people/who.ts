import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '../failure.ts';
import { hashToken } from '../secrets.ts';
import { cookieOf, SESSION_COOKIE } from './cookies.ts';

/** Somebody: a guest, or an account once they have credentials. */
export interface Person {
  readonly id: string;
  /** The name others see; that of an account is no other account's. */
  readonly name: string;
  readonly account: boolean;
  /** Whether they run the house. */
  readonly host: boolean;
}

/** One browser or program that somebody uses. */
export interface Session {
  readonly id: string;
  /** When its holder last proved who they are; null for a guest. */
  readonly proved: number | null;
}

/** Who asks, as far as they have shown it. */
export interface Who {
  readonly session: Session | null;
  readonly person: Person | null;
  /** Every id under which they may hold seats: the person's, those it took over, and of a seat token that was shown. */
  readonly identities: readonly string[];
  /** Whether a seat token was shown. */
  readonly token: boolean;
}

/** Somebody who has shown nothing. */
export const NOBODY: Who = { session: null, person: null, identities: [], token: false };

/** What a request or a connection shows of who sent it: hashes of its tokens, never the tokens. */
export interface Shown {
  readonly session: string | null;
  readonly seat: string | null;
  /** The session was named on purpose, not by a cookie: it must be a good one. */
  readonly named: boolean;
}

const SESSION_TOKEN = /^[0-9A-Za-z_-]{43}$/;
const SEAT_TOKEN = /^[0-9A-Za-z_-]{32}$/;

/** What the headers of a request show; throws a `Failure` when a token there is none. */
export function shownBy({ cookie, authorization }: IncomingHttpHeaders): Shown {
  const token = cookieOf(cookie, SESSION_COOKIE) ?? '';
  const session = SESSION_TOKEN.test(token) ? hashToken(token) : null;
  const shown = { session, seat: null, named: false };
  return authorization === undefined
    ? shown
    : withToken(shown, authorization.replace(/^Bearer +/i, ''));
}

/** The same with a token that was shown besides: a seat's, or a session's, which then counts alone. */
export function withToken(shown: Shown, token: string): Shown {
  if (SESSION_TOKEN.test(token)) return { ...shown, session: hashToken(token), named: true };
  if (SEAT_TOKEN.test(token)) return { ...shown, seat: hashToken(token) };
  throw new Failure('bad-token', 'A token has 32 characters for a seat, 43 for a session.');
}

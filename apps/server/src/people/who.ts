import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '@nabu/protocol';
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
  /** It is an account of a program, which belongs to another account. */
  readonly bot?: true;
}

/** One browser or program that somebody uses. */
export interface Session {
  readonly id: string;
  /** When its holder last proved who they are; null for a guest. */
  readonly proved: number | null;
  /** What a personal token is good for; a session of a browser has none and is good for everything. */
  readonly scopes?: readonly Scope[];
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
  /** A personal token: whoever shows one is nobody else, whatever cookie is sent along. */
  readonly personal?: string;
}

const SESSION_TOKEN = /^[0-9A-Za-z_-]{43}$/;
const PERSONAL_TOKEN = /^nabu_[0-9A-Za-z_-]{43}$/;
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

/** The same with a token that was shown besides: a seat's, or a session's or a personal one, which then counts alone. */
export function withToken(shown: Shown, token: string): Shown {
  if (PERSONAL_TOKEN.test(token))
    return { ...shown, session: null, named: true, personal: hashToken(token) };
  if (SESSION_TOKEN.test(token)) return { ...shown, session: hashToken(token), named: true };
  if (SEAT_TOKEN.test(token)) return { ...shown, seat: hashToken(token) };
  throw new Failure(
    'bad-token',
    'A token has 32 characters for a seat, 43 for a session; a personal one begins with nabu_.',
  );
}

/** Throws a `Failure` when somebody comes by a personal token that is not good for this; `null` is for no token at all. */
export function allow({ session }: Who, scope: Scope | null): void {
  const scopes = session?.scopes;
  if (!scopes || (scope !== null && scopes.includes(scope))) return;
  throw new Failure(
    'no-scope',
    scope === null
      ? 'No personal token can do this; sign in with a browser.'
      : `This token is not good for this; it needs the scope "${scope}".`,
  );
}

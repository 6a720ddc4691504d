import type * as z from 'zod';
import type { Code } from '../codes.ts';
import type { Scope } from '../scopes.ts';

/** The version of the HTTP interface. It is part of the path (`/api/v1/…`); `/api/…` is the same. */
export const API_VERSION = 1;

/** Under which heading a route stands in the document. */
export const TAGS = [
  'house',
  'tables',
  'games',
  'people',
  'account',
  'news',
  'talk',
  'studies',
  'tokens',
  'host',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * One route of the house: its address, who may ask, what is sent and answered. The server reads requests by it and the
 * document is written from it, so that neither can say something else than the other.
 */
export interface Route {
  readonly method: 'get' | 'post';
  /** Parts that vary begin with a colon. */
  readonly path: `/api/${string}`;
  readonly tag: Tag;
  /** What it does, in one English sentence. */
  readonly summary: string;
  /** Who may ask: anybody; who is known, by name alone or with an account; who has just proved who they are; who runs the house. */
  readonly who: 'anybody' | 'person' | 'account' | 'proved' | 'host';
  /** What a personal token must be good for; null where no token will do. */
  readonly scope: Scope | null;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body of the answer; without it the answer is no JSON but of `type`. */
  readonly answer?: z.ZodType;
  readonly type?: string;
  /** The status of the answer, 200 unless it says otherwise. */
  readonly status?: 200 | 201 | 202;
  /** The answer changes seldom: it has an `ETag`, and whoever shows that is told when nothing has changed. */
  readonly etag?: true;
  /** What it refuses besides what follows from the rest. */
  readonly codes?: readonly Code[];
}

/** A route as it is, with its own schemas. */
export function route<const R extends Route>(spec: R): R {
  return spec;
}

/** What was asked, read by the schemas of the route. */
export interface Asked<R extends Route> {
  readonly body: R extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined;
  readonly query: R extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
}

/** What any route refuses to whoever shows a token: it is none, is over, its owner is banned, it is good for something else. */
const BY_TOKEN = ['bad-token', 'signed-out', 'banned', 'no-scope'] as const;

/** Every code with which a route may refuse, besides that the house is going down or something broke in it. */
export function codesOf(spec: Route): readonly Code[] {
  const codes: Code[] = ['too-fast', ...BY_TOKEN, ...(spec.codes ?? [])];
  if (spec.method === 'post') codes.push('bad-type', 'foreign-page', 'too-large');
  if (spec.body || spec.query) codes.push('bad-message');
  if (spec.path.includes('/tables/:id')) codes.push('unknown-table');
  if (spec.who !== 'anybody') codes.push('not-signed-in');
  if (spec.who === 'proved') codes.push('prove-yourself');
  if (spec.who === 'proved' || spec.who === 'account') codes.push('no-account');
  if (spec.who === 'host') codes.push('not-host');
  return [...new Set(codes)].toSorted();
}

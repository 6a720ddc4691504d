import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** An address that a name stands for. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** How requests to addresses that somebody else chose are made. */
export interface OutgoingParts {
  /** Whether http will do where https is wanted otherwise. */
  readonly insecure?: boolean;
  /** The addresses of a name; the system's unless given. */
  resolve?(name: string): Promise<readonly Resolved[]>;
  /** Whether an address may be connected to; public ones unless given. */
  mayReach?(ip: string): boolean;
  /** How long one request may take (ms). */
  readonly limitMs?: number;
}

/** For a house whose host allows any address: http, and machines of this network. */
export const ANYWHERE: OutgoingParts = { insecure: true, mayReach: () => true };

/** What is sent. */
export interface Letter {
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Buffer;
}

/** An address to which nothing is sent; the message is a sentence for whoever gave it. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const LIMIT_MS = 10_000;
/** So much of an answer is read; nobody looks at it. */
const MOST_READ = 16 * 1024;

/**
 * Sends requests to addresses that somebody gave, so that nobody can use the house to reach what
 * only the house can reach: names are resolved first, every address must be a public one, and the
 * connection is made to what was resolved and to nothing else. Redirects are not followed.
 */
export class Outgoing {
  readonly #parts: OutgoingParts;

  constructor(parts: OutgoingParts = {}) {
    this.#parts = parts;
  }

  /** The address if it may be one; throws a `ForbiddenAddress` where that can be seen without asking anybody. */
  check(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new ForbiddenAddress('Give an address that begins with https://.');
    if (url.username !== '' || url.password !== '')
      throw new ForbiddenAddress('An address must not hold a name or a password.');
    if (url.protocol !== 'https:' && !this.#parts.insecure)
      throw new ForbiddenAddress(
        'Only https is allowed: what is sent must not be read on the way.',
      );
    const host = hostOf(url);
    if (isIP(host) !== 0) this.#allow([{ address: host, family: isIP(host) }]);
    return url;
  }

  /** Sends a `POST` and gives the status of the answer; rejected when there is none, or it may not be sent. */
  async post(text: string, letter: Letter, stopping?: AbortSignal): Promise<number> {
    const url = this.check(text);
    const host = hostOf(url);
    const family = isIP(host);
    const found = family === 0 ? await this.#resolve(host) : [{ address: host, family }];
    this.#allow(found);
    const limit = AbortSignal.timeout(this.#parts.limitMs ?? LIMIT_MS);
    return send(url, found, letter, stopping ? AbortSignal.any([limit, stopping]) : limit);
  }

  async #resolve(name: string): Promise<readonly Resolved[]> {
    const found = await (this.#parts.resolve ?? system)(name);
    if (found.length === 0) throw new ForbiddenAddress(`There is no machine called ${name}.`);
    return found;
  }

  #allow(found: readonly Resolved[]): void {
    const mayReach = this.#parts.mayReach ?? isPublicAddress;
    if (found.every(({ address }) => mayReach(address))) return;
    throw new ForbiddenAddress('This address belongs to a network that is not open to everybody.');
  }
}

function system(name: string): Promise<readonly Resolved[]> {
  return lookup(name, { all: true, verbatim: true });
}

/** The host of an address as sockets want it. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function send(
  url: URL,
  found: readonly Resolved[],
  { headers, body }: Letter,
  signal: AbortSignal,
): Promise<number> {
  // Whatever name is asked for, the connection goes to the addresses that were looked at.
  const lookedUp: LookupFunction = (_name, { all }, done) => {
    if (all) done(null, [...found]);
    else done(null, found[0].address, found[0].family);
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const length = String(Buffer.byteLength(body));
  const options = {
    ...{ method: 'POST', agent: false, signal, lookup: lookedUp },
    headers: { ...headers, 'Content-Length': length },
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      drain(answer);
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Reads an answer away, and hangs up when it has no end. */
function drain(answer: IncomingMessage): void {
  let read = 0;
  answer.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > MOST_READ) answer.destroy();
  });
  answer.on('error', () => undefined);
}

import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../failure.ts';
import { nameKey } from './names.ts';

/** argon2id with 19 MiB, two passes and one lane: about 12 ms of one core, and memory that guessing machines lack. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** So many are worked on at a time, each in a thread of its own: many who sign in at once must not take every core or all memory. */
const AT_A_TIME = 2;
/** So many may wait; more are asked to come again. */
const MOST_WAITING = 64;

/** The hash of a password nobody has: whoever names nobody waits as long as whoever is wrong. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$bmFidS1ub2JvZHlzLXNhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Makes and checks hashes of passwords beside the event loop, a few at a time. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** How many are worked on or wait. */
  get load(): number {
    return this.#running + this.#waiting.length;
  }

  /** The hash of a password, with what it was made by. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFKC'), COST));
  }

  /** Whether a password is the one of a hash; costs the same when there is none. */
  async verify(kept: string | null, password: string): Promise<boolean> {
    const fits = await this.#inTurn(() => verify(kept ?? NOBODYS, password.normalize('NFKC')));
    return fits && kept !== null;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new Failure(
        'too-fast',
        'Too many people sign in at this moment; try again in some seconds.',
      );
    if (this.#running >= AT_A_TIME)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

/** The beginnings of what is guessed first; whatever goes on with digits or signs is guessed next. */
const COMMON = [
  ...['password', 'passwort', 'contrasena', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'letmein'],
  ...['iloveyou', 'welcome', 'football', 'baseball', 'princess', 'sunshine', 'superman', 'dragon'],
  ...['administrator', 'trustno', 'changeme', 'teamo', 'tequiero', 'hola', 'nabu'],
  ...['abcdefghij', 'abcdefgh', 'zxcvbnm', 'qazwsxedc'],
].map(nameKey);

/** Refuses a password that is among the first to be guessed; `name` is its owner's. */
export function checkPassword(password: string, name: string): void {
  const key = nameKey(password);
  const letters = key.replace(/[\p{N}]+/gu, '');
  const own = nameKey(name);
  const guessed =
    new Set(password).size < 5 ||
    '01234567890123456789'.includes(password) ||
    COMMON.some((word) => key === word || (key.startsWith(word) && key.length < word.length + 5)) ||
    COMMON.includes(letters) ||
    (own.length >= 4 && key.replaceAll(own, '').length < 5);
  if (!guessed) return;
  throw new Failure(
    'weak-password',
    'This password is among the first that would be guessed; take a few words that only you would put together.',
  );
}

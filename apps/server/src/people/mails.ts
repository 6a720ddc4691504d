import type { Language } from '@nabu/table';
import { Failure } from '../failure.ts';
import { RateLimit } from '../rate.ts';
import { hashToken, newSessionToken } from '../secrets.ts';
import { must } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { Mailer } from './mailer.ts';
import { nameKey } from './names.ts';
import type { People } from './people.ts';

type Purpose = 'verify' | 'reset';
const HOUR_MS = 3600_000;
const GOOD_MS: { readonly [purpose in Purpose]: number } = { verify: 24 * HOUR_MS, reset: HOUR_MS };

/** What mails need from the house; without a mailer and the address of its pages none are sent. */
export interface MailParts {
  readonly people: People;
  readonly mailer: Mailer | null;
  readonly origin: string | null;
  /** A mail that could not be sent. */
  failed(error: unknown): void;
}

/** E-mail addresses of accounts: only where the host configured mail, and only for those who want it. */
export class Mails {
  readonly #parts: MailParts;
  readonly #addresses: RateLimit;

  constructor(parts: MailParts, clock: () => number) {
    this.#parts = parts;
    this.#addresses = new RateLimit({ most: 4, seconds: 3600 }, clock);
  }

  /** Whether this house sends mail. */
  get possible(): boolean {
    return this.#parts.mailer !== null && this.#parts.origin !== null;
  }

  /** The address of an account, or the one that waits to be confirmed; null when there is none. */
  async addressOf(person: string) {
    const { db } = this.#parts.people.relations;
    const self = db.selectFrom('persons').select('email').where('id', '=', person);
    const email = (await self.executeTakeFirst())?.email ?? null;
    if (email !== null) return { address: email, confirmed: true };
    const asked = db.selectFrom('mail_tokens').select('address').where('person', '=', person);
    const waiting = asked.where('purpose', '=', 'verify').where('expires', '>', this.#now());
    const row = await waiting.executeTakeFirst();
    return row ? { address: row.address, confirmed: false } : null;
  }

  /** Sends a link that proves an address to be somebody's. */
  async ask(person: string, name: string, address: string, language: Language): Promise<void> {
    const link = await this.#link(person, 'verify', address);
    await this.#send(address, MAIL_WORDS[language].verify(name, link));
  }

  /** The address of a link is its owner's; whoever else had it gave it up by that. */
  async confirm(token: string): Promise<void> {
    const { person, address } = await this.#take(token, 'verify');
    const { db, write } = this.#parts.people.relations;
    const key = address.toLowerCase();
    const nothing = { email: null, email_key: null };
    await write(
      db.updateTable('persons').set(nothing).where('email_key', '=', key),
      db.updateTable('persons').set({ email: address, email_key: key }).where('id', '=', person),
    );
  }

  /** Forgets an account's address. */
  async remove(person: string): Promise<void> {
    const { db, write } = this.#parts.people.relations;
    const nothing = { email: null, email_key: null };
    await write(
      db.updateTable('persons').set(nothing).where('id', '=', person),
      db.deleteFrom('mail_tokens').where('person', '=', person),
    );
  }

  /**
   * Sends a link to set a new password to the confirmed address of an account, which is named by
   * its name or its address. Nobody is told whether there was one: it is sent after the answer.
   */
  forgot(nameOrAddress: string, language: Language): void {
    if (!this.possible) throw noMail();
    this.#sendReset(nameOrAddress, language).catch((error: unknown) => this.#parts.failed(error));
  }

  /** Whose password may be set by a link; the link is used up. */
  async mayReset(token: string): Promise<string> {
    return (await this.#take(token, 'reset')).person;
  }

  async #sendReset(text: string, language: Language): Promise<void> {
    const { db } = this.#parts.people.relations;
    const row = await db
      .selectFrom('persons')
      .select(['id', 'name', 'email'])
      .where('email', 'is not', null)
      .where((where) =>
        where.or([
          where('name_key', '=', nameKey(text)),
          where('email_key', '=', text.toLowerCase()),
        ]),
      )
      .executeTakeFirst();
    if (!row || row.email === null) return;
    const link = await this.#link(row.id, 'reset', row.email);
    await this.#send(row.email, MAIL_WORDS[language].reset(row.name, link));
  }

  /** A new link; those of the same purpose before it are good no more. */
  async #link(person: string, purpose: Purpose, address: string): Promise<string> {
    const { people, origin } = this.#parts;
    if (!this.possible) throw noMail();
    const { db, write } = people.relations;
    const token = newSessionToken();
    const expires = this.#now() + GOOD_MS[purpose];
    const before = db.deleteFrom('mail_tokens').where('person', '=', person);
    await write(
      before.where('purpose', '=', purpose),
      db
        .insertInto('mail_tokens')
        .values({ hash: hashToken(token), person, purpose, address, expires }),
    );
    return `${origin}/mail/${purpose}#${token}`;
  }

  async #send(to: string, letter: { readonly subject: string; readonly text: string }) {
    const key = to.toLowerCase();
    if (this.#addresses.wait(key) > 0)
      throw new Failure('too-fast', 'Too many mails to this address; wait an hour.');
    this.#addresses.take(key);
    await this.#parts.mailer?.send({ to, ...letter });
  }

  async #take(token: string, purpose: Purpose) {
    const { db, write } = this.#parts.people.relations;
    const hash = hashToken(token);
    const rows = db.selectFrom('mail_tokens').selectAll().where('hash', '=', hash);
    const row = await rows.where('purpose', '=', purpose).executeTakeFirst();
    if (!row || row.expires < this.#now()) throw badLink();
    await write(must(db.deleteFrom('mail_tokens').where('hash', '=', hash))).catch((error) => {
      throw error instanceof StoreError && error.code === 'conflict' ? badLink() : error;
    });
    return row;
  }

  #now(): number {
    return this.#parts.people.clock();
  }
}

function noMail(): Failure {
  return new Failure('no-mail', 'This house sends no mail; use a recovery code, or ask the host.');
}

function badLink(): Failure {
  return new Failure('bad-link', 'This link was used already or is too old; ask for a new one.');
}

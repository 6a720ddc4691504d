import { Failure } from '../failure.ts';
import { hashToken, newSessionToken } from '../secrets.ts';
import { must } from '../store/relations.ts';
import type { Known, People } from './people.ts';

/** A link is good for so long. */
const GOOD_MS = 24 * 3600_000;
/** Settings of the house by this name are the hashes of links, with the time at which they were made. */
const LINK = 'host-link ';

/**
 * Who runs the house: a role that the first is given by a link only whoever started the house has
 * seen. Links are kept in the store, since any node may be asked.
 */
export class Hosts {
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  /** Whether anybody has the role. */
  async any(): Promise<boolean> {
    const { db } = this.#people.relations;
    const hosts = db.selectFrom('persons').select('id').where('role', '=', 'host');
    return (await hosts.executeTakeFirst()) !== undefined;
  }

  /** The secret of a new link by which one account becomes host; it is good once, for a day. */
  async invite(): Promise<string> {
    const { relations, clock } = this.#people;
    const { db, write } = relations;
    const token = newSessionToken();
    const row = { name: LINK + hashToken(token), value: String(clock()) };
    const links = db.selectFrom('house_settings').selectAll().where('name', 'like', `${LINK}%`);
    const old = (await links.execute()).filter(({ value }) => !this.#isRecent(value));
    await write(
      db.insertInto('house_settings').values(row),
      ...old.map(({ name }) => db.deleteFrom('house_settings').where('name', '=', name)),
    );
    return token;
  }

  /** Makes somebody host by the secret of a link; all links are used up by it. */
  async become({ person }: Known, token: string): Promise<void> {
    if (!person.account)
      throw new Failure('no-account', 'Whoever runs the house needs an account; make one first.');
    const name = LINK + hashToken(token);
    if (!(await this.#isGood(name)))
      throw new Failure(
        'bad-link',
        'This link was used already, or is older than a day; start the house anew for another.',
      );
    const { db, write } = this.#people.relations;
    const account = db.updateTable('persons').set({ role: 'host' }).where('id', '=', person.id);
    await write(
      must(db.deleteFrom('house_settings').where('name', '=', name)),
      must(account.where('erased', 'is', null)),
      db.deleteFrom('house_settings').where('name', 'like', `${LINK}%`),
    );
    await this.#people.sessions.forget(person.id);
  }

  async #isGood(name: string): Promise<boolean> {
    const links = this.#people.relations.db.selectFrom('house_settings').select('value');
    const link = await links.where('name', '=', name).executeTakeFirst();
    return link !== undefined && this.#isRecent(link.value);
  }

  #isRecent(made: string): boolean {
    return Number(made) > this.#people.clock() - GOOD_MS;
  }
}

/** Throws a `Failure` unless somebody runs the house. */
export function hostOnly({ person }: Known): void {
  if (!person.host) throw new Failure('not-host', 'Only whoever runs the house can do this.');
}

import { Failure } from '../failure.ts';
import { hashToken, newSessionToken } from '../secrets.ts';
import { must } from '../store/relations.ts';
import type { Known, People } from './people.ts';

/** Who runs the house: a role that the first is given by a link only whoever started the house has seen. */
export class Hosts {
  readonly #people: People;
  #link: string | null = null;

  constructor(people: People) {
    this.#people = people;
  }

  /** Whether anybody has the role. */
  async any(): Promise<boolean> {
    const { db } = this.#people.relations;
    const hosts = db.selectFrom('persons').select('id').where('role', '=', 'host');
    return (await hosts.executeTakeFirst()) !== undefined;
  }

  /** The secret of a new link by which one account becomes host; it is good once, until the house is closed. */
  invite(): string {
    const token = newSessionToken();
    this.#link = hashToken(token);
    return token;
  }

  /** Makes somebody host by the secret of the link. */
  async become({ person }: Known, token: string): Promise<void> {
    if (!person.account)
      throw new Failure('no-account', 'Whoever runs the house needs an account; make one first.');
    if (this.#link === null || hashToken(token) !== this.#link)
      throw new Failure(
        'bad-link',
        'This link was used already, or the house was restarted since.',
      );
    this.#link = null;
    const { db, write } = this.#people.relations;
    const account = db.updateTable('persons').set({ role: 'host' }).where('id', '=', person.id);
    await write(must(account.where('erased', 'is', null)));
    await this.#people.sessions.forget(person.id);
  }
}

/** Throws a `Failure` unless somebody runs the house. */
export function hostOnly({ person }: Known): void {
  if (!person.host) throw new Failure('not-host', 'Only whoever runs the house can do this.');
}

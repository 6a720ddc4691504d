import { BOT_MARK, type BotList, LIMITS } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { newId } from '../secrets.ts';
import type { NewPerson } from '../store/database.ts';
import { StoreError } from '../store/store.ts';
import { nameKey } from './names.ts';
import type { People } from './people.ts';

/** Accounts of programs. Each belongs to an account, has a name that is marked, and comes in by tokens alone. */
export class Bots {
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  /** The bots of an account, the oldest first. */
  async list(owner: string): Promise<BotList> {
    const { db } = this.#people.relations;
    const mine = db.selectFrom('persons').select(['id', 'name', 'created']);
    const kept = mine.where('owner', '=', owner).where('erased', 'is', null);
    return { bots: await kept.orderBy('created').execute() };
  }

  /** Makes a bot for an account; its name is marked. */
  async create(owner: string, plain: string) {
    const { db, write } = this.#people.relations;
    if ((await this.list(owner)).bots.length >= LIMITS.bots)
      throw new Failure('too-many', `An account has at most ${LIMITS.bots} bots; retire one.`);
    const name = plain + BOT_MARK;
    const nothing = { role: null, email: null, email_key: null, erased: null };
    const created = this.#people.clock();
    const row: NewPerson = {
      id: newId(),
      name,
      name_key: nameKey(name),
      owner,
      created,
      ...nothing,
    };
    await write(db.insertInto('persons').values(row)).catch((error: unknown) => {
      if (error instanceof StoreError && error.code === 'taken')
        throw new Failure('name-taken', 'This name is taken, or looks like one; choose another.');
      throw error;
    });
    return { id: row.id, name };
  }

  /** Takes a bot away, its tokens with it; gives the tables at which it sat. */
  async retire(owner: string, bot: string): Promise<readonly string[]> {
    const { bots } = await this.list(owner);
    if (!bots.some(({ id }) => id === bot))
      throw new Failure('unknown-person', 'You have no such bot.');
    return this.#people.erase(bot);
  }
}

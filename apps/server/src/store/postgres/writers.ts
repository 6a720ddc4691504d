import { newId } from '../../secrets.ts';
import type { Statement, Written } from '../requests.ts';
import { type Append, appendAll } from './appends.ts';
import { Batches } from './batches.ts';
import { Change } from './changes.ts';
import type { Connections } from './connections.ts';
import { type Create, createOne } from './creates.ts';
import { explainUse } from './explain.ts';

interface Asked<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** So many tables are written in one statement at most. */
const MOST_TOGETHER = 500;

/**
 * What a node writes, in order for each table and for all that is no table. Appends that come in
 * while others are on their way to the database share the next statement.
 */
export class Writers {
  readonly #connections: Connections;
  readonly #tables: Batches<Asked<Create | Append, void>>;
  readonly #changes: Batches<Asked<readonly Statement[], readonly Written[]>>;
  /** The name of this run of the node among the marks of changes, and how many it made. */
  readonly #house = newId();
  #changed = 0;
  readonly #pending = new Set<Promise<unknown>>();

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#tables = new Batches((asked) => this.#rounds(asked));
    this.#changes = new Batches(async (asked) => {
      for (const each of asked) await this.#change(each);
    });
  }

  /** Creates or appends. */
  table(item: Create | Append): Promise<void> {
    return this.#ask((asked) => this.#tables.add(asked), item);
  }

  change(item: readonly Statement[]): Promise<readonly Written[]> {
    return this.#ask((asked) => this.#changes.add(asked), item);
  }

  /** Fulfilled when all that was asked for before is written, or failed. */
  async settled(): Promise<void> {
    if (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  #ask<Item, Result>(add: (asked: Asked<Item, Result>) => void, item: Item): Promise<Result> {
    const done = new Promise<Result>((resolve, reject) => add({ item, resolve, reject }));
    const forget = () => this.#pending.delete(done);
    this.#pending.add(done);
    done.then(forget, forget);
    return done;
  }

  /** Writes in rounds in which each table is named once. */
  async #rounds(asked: readonly Asked<Create | Append, void>[]): Promise<void> {
    let rest = asked;
    while (rest.length > 0) {
      const round = new Map<string, Asked<Create | Append, void>>();
      const later: Asked<Create | Append, void>[] = [];
      for (const each of rest) {
        const id = each.item.kind === 'create' ? each.item.facts.id : each.item.id;
        if (round.has(id) || round.size >= MOST_TOGETHER) later.push(each);
        else round.set(id, each);
      }
      await this.#round([...round.values()]);
      rest = later;
    }
  }

  async #round(asked: readonly Asked<Create | Append, void>[]): Promise<void> {
    const appends: Asked<Append, void>[] = [];
    const work: Promise<void>[] = [];
    for (const { item, resolve, reject } of asked) {
      if (item.kind === 'append') appends.push({ item, resolve, reject });
      else work.push(this.#create(item).then(resolve, reject));
    }
    if (appends.length > 0) work.push(this.#append(appends));
    await Promise.all(work);
  }

  #create(create: Create): Promise<void> {
    return this.#connections.write((client, unsure) => createOne(client, create, unsure));
  }

  async #append(asked: readonly Asked<Append, void>[]): Promise<void> {
    // In one order in every house, so that two of them do not wait for each other.
    const sorted = asked.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1));
    const appends = sorted.map(({ item }) => item);
    try {
      const outcomes = await this.#connections.write((client, unsure) =>
        appendAll(client, appends, unsure),
      );
      for (const [i, { resolve, reject }] of sorted.entries())
        if (outcomes[i]) reject(outcomes[i]);
        else resolve();
    } catch (error) {
      await this.#apart(sorted, error);
    }
  }

  /** The statement failed and wrote nothing. What the database does not take must not keep the others from being written. */
  async #apart(asked: readonly Asked<Append, void>[], error: unknown): Promise<void> {
    const failed = explainUse(error, this.#connections.place);
    const culprit = failed.code === 'failed' || failed.code === 'taken';
    if (culprit && asked.length > 1) for (const each of asked) await this.#append([each]);
    else for (const { reject } of asked) reject(failed);
  }

  async #change({ item, resolve, reject }: Asked<readonly Statement[], readonly Written[]>) {
    const change = new Change(item, { house: this.#house, n: ++this.#changed });
    await this.#connections.write((client) => change.attempt(client)).then(resolve, reject);
  }
}

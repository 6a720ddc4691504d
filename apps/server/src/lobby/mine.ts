import type { MyTable, ServerMessage } from '@nabu/protocol';
import type { Table } from '@nabu/table';
import type { Relations } from '../store/relations.ts';
import { type Brief, briefOf, myTableOf } from './brief.ts';
import { readTheirs } from './read-briefs.ts';

/** Somebody who wants to know of their tables, over a connection. */
export interface Owner {
  readonly identities: readonly string[];
  tell(message: Extract<ServerMessage, { type: 'mine' | 'mineNews' }>): void;
}

/** What this needs from the house. */
export interface MineParts {
  readonly relations: Relations;
  /** A table as it stands, for those of which it was not written down who must decide. */
  look(id: string): Promise<Table | null>;
}

/** So many tables are listed. */
const MOST = { running: 200, over: 20 } as const;

/** The tables of each person, kept up to date for whoever looks at theirs. A change costs a look for each seat. */
export class Mine {
  readonly #parts: MineParts;
  readonly #owners = new Map<string, Set<Owner>>();

  constructor(parts: MineParts) {
    this.#parts = parts;
  }

  /** Lists somebody's tables, and from now on what changes. */
  async watch(owner: Owner): Promise<void> {
    for (const who of owner.identities) {
      const owners = this.#owners.get(who) ?? new Set();
      this.#owners.set(who, owners.add(owner));
    }
    owner.tell({ type: 'mine', tables: [...(await this.list(owner.identities))] });
  }

  leave(owner: Owner): void {
    for (const who of owner.identities) {
      const owners = this.#owners.get(who);
      owners?.delete(owner);
      if (owners?.size === 0) this.#owners.delete(who);
    }
  }

  /** The tables of somebody, the last changed first. */
  async list(identities: readonly string[]): Promise<readonly MyTable[]> {
    const briefs = await readTheirs(this.#parts.relations, identities, MOST);
    const whole = await Promise.all(briefs.map((brief) => this.#whole(brief)));
    return whole
      .flatMap((brief) => myTableOf(brief, identities) ?? [])
      .sort((a, b) => b.changed - a.changed);
  }

  /** Tells those who sit at a table, and look at their list, how it stands. */
  changed(table: Table): void {
    const owners = new Set(
      table.holders.flatMap(({ guest }) => [...(this.#owners.get(guest?.who ?? '') ?? [])]),
    );
    if (owners.size === 0) return;
    const brief = briefOf(table);
    for (const owner of owners) {
      const mine = myTableOf(brief, owner.identities);
      if (mine) owner.tell({ type: 'mineNews', table: mine });
    }
  }

  async #whole(brief: Brief): Promise<Brief> {
    if (brief.phase !== 'playing' || brief.deciding !== null) return brief;
    const table = await this.#parts.look(brief.id);
    return table ? briefOf(table) : brief;
  }
}

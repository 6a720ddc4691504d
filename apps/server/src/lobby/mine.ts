import type { MyTable, Notice, ServerMessage } from '@nabu/protocol';
import type { Table } from '@nabu/table';
import type { Wire } from '../nodes/wire.ts';
import type { Relations } from '../store/relations.ts';
import { type Brief, briefOf, myTableOf } from './brief.ts';
import { readTheirs } from './read-briefs.ts';

/** Somebody who wants to know of their tables, over a connection. */
export interface Owner {
  readonly identities: readonly string[];
  tell(message: Extract<ServerMessage, { type: 'mine' | 'mineNews' | 'notice' }>): void;
}

/** What this needs from the house. */
export interface MineParts {
  readonly relations: Relations;
  readonly wire: Wire;
  /** A table as it stands, for those of which it was not written down who must decide. */
  look(id: string): Promise<Table | null>;
}

/** What another node tells about a person: a table of theirs, or something they should know. */
type Heard = Brief | { readonly notice: Notice };

/** So many tables are listed. */
const MOST = { running: 200, over: 20 } as const;

/** The tables of each person, kept up to date for whoever looks at theirs. A change costs a look for each seat. */
export class Mine {
  readonly #parts: MineParts;
  readonly #owners = new Map<string, Set<Owner>>();
  /** How to stop listening to what other nodes tell about somebody. */
  readonly #ears = new Map<string, Promise<() => void>>();

  constructor(parts: MineParts) {
    this.#parts = parts;
  }

  /** Lists somebody's tables, and from now on what changes. */
  async watch(owner: Owner): Promise<void> {
    for (const who of owner.identities) {
      const owners = this.#owners.get(who) ?? new Set();
      this.#owners.set(who, owners.add(owner));
      await this.#listen(who);
    }
    owner.tell({ type: 'mine', tables: [...(await this.list(owner.identities))] });
  }

  leave(owner: Owner): void {
    for (const who of owner.identities) {
      const owners = this.#owners.get(who);
      owners?.delete(owner);
      if (owners?.size !== 0) continue;
      this.#owners.delete(who);
      this.#ears.get(who)?.then((stop) => stop());
      this.#ears.delete(who);
    }
  }

  /** Tells everybody their whole list again: changes may have been missed. */
  async tellAgain(): Promise<void> {
    const all = new Set([...this.#owners.values()].flatMap((owners) => [...owners]));
    for (const owner of all)
      owner.tell({ type: 'mine', tables: [...(await this.list(owner.identities))] });
  }

  /** The tables of somebody, the last changed first. */
  async list(identities: readonly string[]): Promise<readonly MyTable[]> {
    const briefs = await readTheirs(this.#parts.relations, identities, MOST);
    const whole = await Promise.all(briefs.map((brief) => this.#whole(brief)));
    return whole
      .flatMap((brief) => myTableOf(brief, identities) ?? [])
      .sort((a, b) => b.changed - a.changed);
  }

  /** Tells those who sit at a table, and look at their list, how it stands, to whichever node they are connected. */
  changed(table: Table): void {
    if (this.#owners.size > 0 || this.#parts.wire.state === 'up') this.changedBrief(briefOf(table));
  }

  /** The same of a table that was read in short. */
  changedBrief(brief: Brief): void {
    this.#tell(brief);
    const { wire } = this.#parts;
    if (wire.state !== 'up') return;
    for (const seat of brief.seats)
      if (seat !== null && 'who' in seat) wire.tell(topicOf(seat.who), brief);
  }

  /** Tells those of them who are connected to this node. */
  changedHere(table: Table): void {
    if (this.#owners.size > 0) this.#tell(briefOf(table));
  }

  #tell(brief: Brief): void {
    const owners = new Set(
      brief.seats.flatMap((seat) =>
        seat !== null && 'who' in seat ? [...(this.#owners.get(seat.who) ?? [])] : [],
      ),
    );
    for (const owner of owners) {
      const mine = myTableOf(brief, owner.identities);
      if (mine) owner.tell({ type: 'mineNews', table: mine });
    }
  }

  /** Tells every open page of a person something, to whichever node it is connected. */
  notify(person: string, notice: Notice): void {
    this.#show(person, notice);
    const { wire } = this.#parts;
    if (wire.state === 'up') wire.tell(topicOf(person), { notice } satisfies Heard);
  }

  #show(person: string, notice: Notice): void {
    for (const owner of this.#owners.get(person) ?? []) owner.tell({ type: 'notice', notice });
  }

  async #listen(who: string): Promise<void> {
    const { wire } = this.#parts;
    if (wire.state === 'alone') return;
    const hear = (message: unknown) => {
      const heard = message as Heard;
      if ('notice' in heard) this.#show(who, heard.notice);
      else this.#tell(heard);
    };
    const ear = this.#ears.get(who) ?? wire.hear(topicOf(who), hear);
    this.#ears.set(who, ear);
    await ear;
  }

  async #whole(brief: Brief): Promise<Brief> {
    if (brief.phase !== 'playing' || brief.deciding !== null) return brief;
    const table = await this.#parts.look(brief.id);
    return table ? briefOf(table) : brief;
  }
}

function topicOf(who: string): string {
  return `person ${who}`;
}

import { dueBots } from '@nabu/table';
import type { Timer } from '../lobby/timer.ts';
import type { Wire } from '../nodes/wire.ts';
import type { Relations } from '../store/relations.ts';
import type { Tail } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import { NO_NOTE, type Note } from './peers.ts';
import { allThoughts, lastThought, type TurnThought } from './thoughts.ts';

/** What nodes tell each other about one table. */
type TableMessage =
  | {
      readonly wrote: number;
      readonly thinks: boolean;
      readonly thought: TurnThought | null;
      readonly stored?: Tail;
    }
  | { readonly note: Note; readonly thoughts?: readonly TurnThought[] }
  | { readonly ask: true }
  | { readonly renew: true };

/** What following needs from the house. */
export interface FollowingParts {
  readonly wire: Wire;
  readonly relations: Relations;
  readonly timer: Timer;
  /** A table in memory, or one that is being read; undefined when it is neither. */
  find(id: string): Promise<LiveTable> | undefined;
  /** Every table in memory. */
  all(): Promise<readonly LiveTable[]>;
  /** Whether some other node is at work that cannot be heard. */
  deaf(): boolean;
  /** What is kept of a table was changed beside it by another node. */
  renew(id: string): Promise<void>;
  /** Another node does not see to this table any more. */
  left(live: LiveTable): void;
  failed(error: unknown): void;
}

/** While others cannot be heard the store is asked this often whether they did something; otherwise only lest a message was lost. */
const POLL_MS = { deaf: 500, hearing: 10_000 } as const;
/** Whether some cannot be heard is looked at this often. */
const LOOK_MS = 1000;
/** So many tables are asked for at a time. */
const AT_A_TIME = 400;

/** Keeps the tables in memory in step with what other nodes do to them, and tells those what is done here. */
export class Following {
  readonly #parts: FollowingParts;
  readonly #ears = new Map<string, Promise<() => void>>();
  readonly #told = new Map<string, string>();
  #again: () => void = () => undefined;
  #polled = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
    parts.wire.onState(() => {
      this.#polled = Number.NEGATIVE_INFINITY;
      this.#soon();
    });
    this.#polled = parts.timer.now();
    this.#soon();
  }

  /** A table is about to be read: nothing that others do to it is missed from when this resolves. */
  async begin(id: string): Promise<void> {
    const { wire, failed } = this.#parts;
    if (wire.state === 'alone' || this.#ears.has(id)) return;
    const ear = wire.hear(topicOf(id), (message, from) => {
      this.#hear(id, message as TableMessage, from).catch(failed);
    });
    this.#ears.set(id, ear);
    await ear;
  }

  /** A table was read: who else has it? */
  loaded({ id }: LiveTable): void {
    this.#tell(id, { ask: true });
  }

  /** A table left memory. */
  end(id: string): void {
    const ear = this.#ears.get(id);
    this.#ears.delete(id);
    ear?.then((stop) => stop()).catch(this.#parts.failed);
    if (this.#told.delete(id)) this.#tell(id, { note: NO_NOTE });
  }

  /** Something was done at a table here. What was stored goes along, so that others need not read it. */
  wrote(live: LiveTable, stored: Tail): void {
    if (this.#parts.wire.state === 'alone') return;
    const { table } = live;
    const thought = lastThought(table);
    // Whoever made the last move sees to the bots that must decide next.
    const thinks = live.note.thinks || dueBots(table).length > 0;
    const message: TableMessage = { wrote: table.deeds.length, thinks, thought, stored };
    this.#parts.wire.tell(topicOf(live.id), message, true);
  }

  /** Somebody may have come or gone here. */
  noted(live: LiveTable): void {
    if (this.#parts.wire.state === 'alone') return;
    const text = JSON.stringify(live.note);
    if (this.#told.get(live.id) === text) return;
    this.#told.set(live.id, text);
    this.#tell(live.id, { note: live.note });
  }

  /** What is kept of a table was changed beside it. */
  renewed(id: string): void {
    this.#tell(id, { renew: true });
  }

  /** A node is gone, and whoever was connected there. */
  async gone(node: string): Promise<void> {
    for (const live of await this.#parts.all()) {
      live.hearOf(node, null);
      this.#parts.left(live);
    }
  }

  /** Asks the store which tables in memory others have changed, and follows them. */
  async poll(): Promise<void> {
    const { all, deaf } = this.#parts;
    const tables = await all();
    if (deaf()) for (const live of tables) live.excuseAbsence();
    for (let from = 0; from < tables.length; from += AT_A_TIME)
      await this.#follow(tables.slice(from, from + AT_A_TIME));
  }

  close(): void {
    this.#closed = true;
    this.#again();
  }

  async #follow(tables: readonly LiveTable[]): Promise<void> {
    const { db } = this.#parts.relations;
    const ids = tables.map(({ id }) => id);
    const heads = await db
      .selectFrom('tables')
      .select(['id', 'entries'])
      .where('id', 'in', ids)
      .where('removed', 'is', null)
      .execute();
    const lengths = new Map(heads.map(({ id, entries }) => [id, entries]));
    await Promise.all(
      tables.map((live) => live.follow(lengths.get(live.id)).catch(this.#parts.failed)),
    );
  }

  async #hear(id: string, message: TableMessage, from: string): Promise<void> {
    const live = await this.#parts.find(id)?.catch(() => null);
    if (!live || live.lost) return;
    if ('wrote' in message) {
      live.thinksElsewhere(from, message.thinks);
      const { wrote, thought, stored } = message;
      await live.follow(wrote, thought ? [thought] : [], stored);
    } else if ('note' in message) {
      const minded = live.mindedElsewhere;
      live.hearOf(from, message.note);
      if (message.thoughts) await live.learn(message.thoughts);
      if (minded && !live.mindedElsewhere) this.#parts.left(live);
    } else if ('ask' in message)
      this.#tell(id, { note: live.note, thoughts: allThoughts(live.table) });
    else if ('renew' in message) await this.#parts.renew(id);
  }

  #tell(id: string, message: TableMessage): void {
    this.#parts.wire.tell(topicOf(id), message);
  }

  get #interval(): number {
    const { wire, deaf } = this.#parts;
    return POLL_MS[deaf() || wire.state === 'down' ? 'deaf' : 'hearing'];
  }

  #soon(): void {
    const { wire, timer, failed } = this.#parts;
    this.#again();
    if (this.#closed || wire.state === 'alone') return;
    const wait = Math.max(0, this.#polled + this.#interval - timer.now());
    this.#again = timer.later(Math.min(wait, LOOK_MS), () => {
      if (timer.now() < this.#polled + this.#interval) return this.#soon();
      this.#polled = timer.now();
      this.poll()
        .catch(failed)
        .finally(() => this.#soon());
    });
  }
}

function topicOf(id: string): string {
  return `table ${id}`;
}

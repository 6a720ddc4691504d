import type { Notice, NoticeChannel } from '@nabu/protocol';
import type { Language } from '@nabu/table';
import type { Compilable } from 'kysely';
import { newId } from '../secrets.ts';
import type { DeliveryRow } from '../store/database.ts';
import { LEASE_MS } from './queue.ts';
import { type Waiting, type WordingParts, worded } from './wording.ts';

/** What came of sending something: it arrived, it may work later, or it never will. */
export type Outcome = 'sent' | 'later' | 'never';

/** Gives a notice in a language, by the names of now; null when nothing of it is left to tell. */
export type Wording = (language: Language) => Promise<Notice | null>;

/** Sends a notice by one channel. What it throws means that it may work later. */
type Send = (delivery: DeliveryRow, wording: Wording) => Promise<Outcome>;

/** What deliveries need from the house. */
export interface DeliveryParts extends WordingParts {
  readonly senders: { readonly [channel in NoticeChannel]?: Send };
  /** A delivery was given up. */
  givenUp(delivery: DeliveryRow): Promise<void>;
  /** The house closes: what was not sent is taken up again later. */
  readonly stopping: AbortSignal;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** What could not be sent is tried again after so long, each time longer, and then given up. */
export const AGAIN_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 180 * MINUTE] as const;
/** So many are sent at a time. */
const AT_A_TIME = 16;

/** Notices on their way: each is sent once as far as this side can tell, and again where the other side did not answer. */
export class Deliveries {
  readonly #parts: DeliveryParts;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** The statement that puts a notice on its way. */
  put(person: string, channel: NoticeChannel, target: string, notice: Waiting): Compilable {
    const due = this.#parts.clock();
    const row = { id: newId(), person, channel, target, notice: JSON.stringify(notice) };
    return this.#parts.relations.db
      .insertInto('deliveries')
      .values({ ...row, due, tries: 0, claim: null, lease: 0 });
  }

  /** Sends what is due; gives how many were taken up. */
  async run(): Promise<number> {
    const rows = await this.#claim();
    await Promise.all(rows.map((row) => this.#send(row)));
    return rows.length;
  }

  /** When something is to be sent next that nobody has in hand; null when nothing is. */
  async next(): Promise<number | null> {
    const { relations, clock } = this.#parts;
    const row = relations.db.selectFrom('deliveries').select((of) => of.fn.min('due').as('due'));
    return (await row.where('lease', '<=', clock()).executeTakeFirst())?.due ?? null;
  }

  async #claim(): Promise<readonly DeliveryRow[]> {
    const { relations, clock } = this.#parts;
    const { db, write } = relations;
    const now = clock();
    const free = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('due', '<=', now)
      .where('lease', '<=', now)
      .orderBy('due')
      .limit(AT_A_TIME)
      .execute();
    if (free.length === 0) return [];
    const claim = newId();
    const done = await write(
      ...free.map(({ id }) =>
        db
          .updateTable('deliveries')
          .set({ claim, lease: now + LEASE_MS })
          .where('id', '=', id)
          .where('lease', '<=', now),
      ),
    );
    return free.filter((_, i) => done[i].changed > 0).map((row) => ({ ...row, claim }));
  }

  async #send(row: DeliveryRow): Promise<void> {
    const { senders, stopping, relations } = this.#parts;
    const send = senders[row.channel];
    const wording: Wording = (language) =>
      worded(this.#parts, row.person, JSON.parse(row.notice), language);
    const outcome = send ? await send(row, wording).catch(() => 'later' as const) : 'never';
    if (outcome !== 'sent' && stopping.aborted) return;
    const wait = outcome === 'later' ? AGAIN_MS[row.tries] : undefined;
    const { db, write } = relations;
    if (wait !== undefined) {
      const again = {
        due: this.#parts.clock() + wait,
        tries: row.tries + 1,
        claim: null,
        lease: 0,
      };
      await write(db.updateTable('deliveries').set(again).where('id', '=', row.id));
      return;
    }
    await write(db.deleteFrom('deliveries').where('id', '=', row.id));
    if (outcome === 'later') await this.#parts.givenUp(row);
  }
}

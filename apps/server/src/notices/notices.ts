import type { Notice } from '@nabu/protocol';
import type { Table } from '@nabu/table';
import type { Mailer } from '../people/mailer.ts';
import type { People } from '../people/people.ts';
import { newId } from '../secrets.ts';
import type { LiveTable } from '../tables/live.ts';
import { Deliveries } from './deliveries.ts';
import { type GatherParts, gather } from './gather.ts';
import { Letters } from './letters.ts';
import { begunSince, type News, newsAgain, newsSince, type Seen, seen, UNSEEN } from './news.ts';
import { Outgoing, type OutgoingParts } from './outgoing.ts';
import { noticesPart } from './personal-part.ts';
import { Push } from './push.ts';
import { BATCH_MS, NoticeQueue } from './queue.ts';
import { Scheduler } from './scheduler.ts';
import { settingsOf } from './settings.ts';
import { invitedBy } from './sift.ts';
import { Webhooks } from './webhooks.ts';
import { NOTICE_WORDS } from './words.ts';

/** What notices need from the house. */
export interface NoticeParts {
  readonly people: People;
  readonly clock: () => number;
  readonly mailer: Mailer | null;
  readonly origin: string | null;
  readonly outgoing: OutgoingParts;
  look(id: string): Promise<LiveTable | null>;
  /** Tells every open page of somebody. */
  page(person: string, notice: Notice): void;
  failed(error: unknown): void;
}

/** The store is asked this often for what is due. */
const ASK_MS = 30_000;
/** A node that died may not have settled whom to tell about the last so many milliseconds. */
const UNSURE_MS = 15_000;
/** What could not be scheduled is tried again after so long. */
const AGAIN_MS = 5_000;
/** So many rounds in one go, so that a flood cannot keep it from anything else. */
const MOST_ROUNDS = 50;

/** Tells people what happens at their tables while they do not look. */
export class Notices {
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly letters: Letters;
  readonly #parts: NoticeParts;
  readonly #queue: NoticeQueue;
  readonly #scheduler: Scheduler;
  readonly #deliveries: Deliveries;
  readonly #gathering: GatherParts;
  readonly #stopping = new AbortController();
  readonly #seen = new WeakMap<LiveTable, Seen>();
  /** Tables of which it could not be settled whom to tell, and from which deed on. */
  readonly #unscheduled = new Map<string, number>();
  #running: Promise<void> = Promise.resolve();
  #noting: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  /** When the timer goes off. */
  #armed = 0;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
    const { people, clock, mailer, origin } = parts;
    const { relations } = people;
    const outgoing = new Outgoing(parts.outgoing);
    const out = { relations, clock, outgoing, origin, stopping: this.#stopping.signal };
    this.push = new Push({ ...out, subject: subjectOf(origin) });
    this.webhooks = new Webhooks(out);
    this.letters = new Letters({ relations, mailer, origin });
    this.#queue = new NoticeQueue(relations, clock);
    this.#scheduler = new Scheduler(relations);
    this.#deliveries = new Deliveries({
      ...out,
      look: parts.look,
      senders: {
        push: (row, wording) => this.push.send(row, wording),
        webhook: (row, wording) => this.webhooks.send(row, wording),
        mail: (row, wording) => this.letters.send(row, wording),
      },
      givenUp: async ({ channel, person }) => {
        if (channel === 'webhook' && (await this.webhooks.failed(person)))
          await this.#hookOff(person);
      },
    });
    this.#gathering = {
      ...parts,
      relations,
      queue: this.#queue,
      deliveries: this.#deliveries,
      push: this.push,
      webhooks: this.webhooks,
      letters: this.letters,
    };
    people.add(noticesPart(relations));
    people.sessions.onEnded((session) => void this.push.end(session).catch(parts.failed));
  }

  /** A table was read, and nothing new happened at it. */
  meet(live: LiveTable): void {
    if (!this.#seen.has(live)) this.#seen.set(live, seen(live.table));
  }

  /** Another node did something at a table, and sees to it that people are told. */
  follow(live: LiveTable): void {
    this.#seen.set(live, seen(live.table));
  }

  /** A table was set up: all that happened at it is new. */
  made(live: LiveTable): void {
    this.#note(live, UNSEEN);
  }

  /** Something happened at a table. */
  changed(live: LiveTable): void {
    const before = this.#seen.get(live);
    if (before) this.#note(live, before);
    else this.meet(live);
  }

  /** Somebody who sits at a table said something; nobody of the `hidden` ids is to hear of it. */
  said(live: LiveTable, seat: number, hidden: readonly string[]): void {
    const { table } = live;
    const now = this.#parts.clock();
    const news = table.holders.flatMap(({ guest }, other) =>
      guest === null ||
      other === seat ||
      hidden.includes(guest.who) ||
      live.isWatchedBy([guest.who])
        ? []
        : [{ seat: other, kind: 'chat' as const, what: String(seat) }],
    );
    if (news.length > 0)
      this.#after(async () => {
        const scheduled = await this.#scheduler.schedule(table, news, [], now);
        await this.#queue.addNow(scheduled);
        if (scheduled.length > 0) this.#arm(Math.min(...scheduled.map(({ due }) => due)));
      });
  }

  /** Whoever sits on a seat asks a person who sits nowhere to their table. */
  invited(live: LiveTable, seat: number, person: string): void {
    const at = this.#parts.clock();
    const due = at + BATCH_MS;
    const row = {
      person,
      table: live.id,
      kind: 'rematch' as const,
      what: invitedBy(seat),
      at,
      due,
    };
    this.#after(async () => {
      await this.#queue.addNow([row]);
      this.#arm(due);
    });
  }

  /** A person has a table in sight. */
  seen(person: string, table: string): void {
    this.#after(() => this.#queue.seen(person, table));
  }

  /** Settles whom to tell about what happened just before the last house was closed or died (`alive`: when it last said that it was at work). */
  async catchUp(alive: number): Promise<void> {
    const { people, look } = this.#parts;
    const { db } = people.relations;
    const since = alive - UNSURE_MS;
    const tables = await db
      .selectFrom('tables')
      .select('id')
      .where('changed', '>=', since)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sitters')
            .select('sitters.n')
            .whereRef('sitters.table_key', '=', 'tables.key')
            .where(({ or, eb }) =>
              or([
                eb('sitters.who', 'in', selectFrom('persons').select('persons.id')),
                eb('sitters.who', 'in', selectFrom('aliases').select('aliases.who')),
              ]),
            ),
        ),
      )
      .execute();
    for (const { id } of tables) {
      const live = await look(id);
      const first = live?.table.deeds.findIndex(({ at }) => at >= since) ?? -1;
      if (live && first >= 0) await this.#scheduleAgain(live.table, first);
    }
  }

  /** Settles whom to tell about the deeds of a table from number `from` on, unless that was done. */
  async #scheduleAgain(table: Table, from: number): Promise<void> {
    const mark = (await this.#queue.marks([table.facts.id])).get(table.facts.id) ?? 0;
    const first = Math.max(mark, from);
    if (first >= table.deeds.length) return;
    const { news, begun } = newsAgain(table, first);
    await this.#schedule(table, news, begun, this.#parts.clock());
  }

  /** Tells all that is due by now. */
  tick(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#run())
      .catch(this.#parts.failed)
      .then(() => this.#armNext())
      .catch(() => this.#arm(this.#parts.clock() + AGAIN_MS));
    return this.#running;
  }

  /** A notice that only shows how one is told. */
  async sample(person: string): Promise<Notice> {
    const settings = await settingsOf(this.#parts.people.relations, [person]);
    const { title, text } = NOTICE_WORDS[settings.get(person)?.language ?? 'en'].test;
    return { id: newId(), title, text, path: '/games', items: [] };
  }

  /** Sends nothing more; what is on its way is taken up when the house opens again. */
  async close(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#noting;
    await this.#running;
  }

  #note(live: LiveTable, before: Seen): void {
    const { table } = live;
    this.#seen.set(live, seen(table));
    const looking = (seat: number) => {
      const who = table.holders[seat].guest?.who;
      return who !== undefined && live.isWatchedBy([who]);
    };
    const news = newsSince(before, table).filter(({ seat }) => !looking(seat));
    const begun = begunSince(before, table);
    const slow = table.facts.pace?.kind === 'correspondence' && begun.length > 0;
    if (news.length === 0 && !slow) return;
    const [now, n] = [this.#parts.clock(), table.deeds.length];
    this.#after(async () => {
      try {
        await this.#schedule(table, news, begun, now, n);
      } catch (error) {
        const { id } = table.facts;
        this.#unscheduled.set(id, Math.min(before.n, this.#unscheduled.get(id) ?? before.n));
        this.#arm(now + AGAIN_MS);
        throw error;
      }
    });
  }

  /** What could not be scheduled, because the store was away, is scheduled now. */
  async #scheduleMissed(): Promise<void> {
    for (const [id, from] of [...this.#unscheduled]) {
      const live = await this.#parts.look(id);
      if (!live) continue;
      await this.#scheduleAgain(live.table, from);
      this.#unscheduled.delete(id);
    }
  }

  /** Does one write after the other, in the order of what they are about. */
  #after(work: () => Promise<void>): void {
    this.#noting = this.#noting.then(work).catch(this.#parts.failed);
  }

  async #schedule(
    table: Table,
    news: readonly News[],
    begun: readonly number[],
    now: number,
    n = table.deeds.length,
  ): Promise<void> {
    const scheduled = await this.#scheduler.schedule(table, news, begun, now);
    if (scheduled.length === 0 || !(await this.#queue.add(table.facts.id, n, scheduled))) return;
    this.#arm(Math.min(...scheduled.map(({ due }) => due)));
  }

  async #run(): Promise<void> {
    await this.#noting;
    await this.#scheduleMissed();
    for (let round = 0; round < MOST_ROUNDS && !this.#stopping.signal.aborted; round++) {
      const gathered = await gather(this.#gathering);
      const sent = await this.#deliveries.run();
      if (gathered + sent === 0) break;
    }
  }

  async #armNext(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#stopping.signal.aborted) return;
    const next = [await this.#queue.next(), await this.#deliveries.next()];
    this.#arm(Math.min(...next.map((at) => at ?? Number.POSITIVE_INFINITY)));
  }

  /** Sees to it that something is done at a moment; and now and then in any case, since other nodes may have died. */
  #arm(at: number): void {
    if (this.#stopping.signal.aborted) return;
    const now = this.#parts.clock();
    const wait = Math.max(100, Math.min(ASK_MS, at - now));
    if (this.#timer && now + wait >= this.#armed) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#armed = now + wait;
    this.#timer = setTimeout(() => void this.tick(), wait).unref();
  }

  /** The owner of a webhook that was switched off is told by every other way. */
  async #hookOff(person: string): Promise<void> {
    const { relations } = this.#parts.people;
    const language = (await settingsOf(relations, [person])).get(person)?.language ?? 'en';
    const { title, text } = NOTICE_WORDS[language].webhookOff;
    const notice = { id: newId(), title, text, path: '/settings/notices', items: [] };
    const browsers = await this.push.of(person);
    const ways = browsers.map(({ id }) => this.#deliveries.put(person, 'push', id, notice));
    if (await this.letters.addressOf(person))
      ways.push(this.#deliveries.put(person, 'mail', '', notice));
    if (ways.length > 0) await relations.write(...ways);
    this.#parts.page(person, notice);
  }
}

/** Whom a push service can ask: the house where it has an address of its own. */
function subjectOf(origin: string | null): string {
  return origin?.startsWith('https:') ? origin : 'mailto:host@localhost';
}

import { MOST_SUBSCRIPTIONS, type Notice, type PushSubscriptionKeys } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Known } from '../people/people.ts';
import { hashToken } from '../secrets.ts';
import type { DeliveryRow, SubscriptionRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import type { Outcome, Wording } from './deliveries.ts';
import { houseSetting } from './house-key.ts';
import { ForbiddenAddress, type Outgoing } from './outgoing.ts';
import { NOTICE_WORDS } from './words.ts';

/** Loaded when the first browser asks: a house that pushes nothing stays small. */
const webPush = async () => (await import('web-push')).default;

/** What web push needs from the house. */
export interface PushParts {
  readonly relations: Relations;
  readonly clock: () => number;
  readonly outgoing: Outgoing;
  /** Whom a push service can ask about this house. */
  readonly subject: string;
  readonly stopping: AbortSignal;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services keep a notice for a browser that is away for so long (s). */
const KEPT_SECONDS = 24 * 3600;
/** The answers by which a push service says that a browser wants nothing more. */
const GONE = [404, 410];
/** Answers that will not become better. */
const REFUSED = [400, 401, 403, 413];

/** Web push: the browsers of persons, and how they are told something while no page is open. */
export class Push {
  readonly #parts: PushParts;
  #keys: Promise<Keys> | null = null;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  /** The keys by which push services know this house; made once. */
  keys(): Promise<Keys> {
    const make = async () => JSON.stringify((await webPush()).generateVAPIDKeys());
    this.#keys ??= houseSetting(this.#parts.relations, 'vapid-keys', make).then((text) =>
      JSON.parse(text),
    );
    return this.#keys;
  }

  /** A browser of somebody wants to be told; it is theirs alone from now on. */
  async subscribe({ person, session }: Known, wish: PushSubscriptionKeys): Promise<void> {
    const { relations, clock } = this.#parts;
    const { endpoint, keys, language } = wish;
    const row: SubscriptionRow = {
      ...{ id: hashToken(endpoint), person: person.id, session: session.id, endpoint },
      ...{ ...keys, language, created: clock() },
    };
    await this.#check(row);
    const { db, write } = relations;
    const { id: _, ...news } = row;
    const insert = db.insertInto('push_subscriptions').values(row);
    await write(insert.onConflict((on) => on.column('id').doUpdateSet(news)));
    const mine = await this.of(person.id);
    const old = mine.slice(MOST_SUBSCRIPTIONS).map(({ id }) => id);
    if (old.length > 0) await write(db.deleteFrom('push_subscriptions').where('id', 'in', old));
  }

  /** A browser of somebody is told nothing more. */
  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const { db, write } = this.#parts.relations;
    const row = db.deleteFrom('push_subscriptions').where('id', '=', hashToken(endpoint));
    await write(row.where('person', '=', person));
  }

  /** A session is over, and what its browser was told with it. */
  async end(session: string): Promise<void> {
    const { db, write } = this.#parts.relations;
    await write(db.deleteFrom('push_subscriptions').where('session', '=', session));
  }

  /** The browsers of somebody, the newest first; only those that are still signed in. */
  of(person: string): Promise<readonly SubscriptionRow[]> {
    return this.#parts.relations.db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session')
      .selectAll('push_subscriptions')
      .where('push_subscriptions.person', '=', person)
      .orderBy('push_subscriptions.created', 'desc')
      .orderBy('push_subscriptions.id')
      .execute();
  }

  /** Sends a notice to a browser; one that is gone is forgotten. */
  async send({ id, person, target }: DeliveryRow, wording: Wording): Promise<Outcome> {
    const row = (await this.of(person)).find((each) => each.id === target);
    const notice = row && (await wording(row.language));
    if (!row || !notice) return 'never';
    const { outgoing, stopping } = this.#parts;
    const { endpoint, headers, body } = await this.#letter(row, payload(notice, row, id), id);
    const status = await outgoing.post(endpoint, { headers, body }, stopping).catch((error) => {
      if (error instanceof ForbiddenAddress) return 403;
      throw error;
    });
    if (status >= 200 && status < 300) return 'sent';
    if (!GONE.includes(status)) return REFUSED.includes(status) ? 'never' : 'later';
    const { db, write } = this.#parts.relations;
    await write(db.deleteFrom('push_subscriptions').where('id', '=', row.id));
    return 'never';
  }

  async #letter(row: SubscriptionRow, text: string, topic: string) {
    const { endpoint, p256dh, auth } = row;
    const vapidDetails = { subject: this.#parts.subject, ...(await this.keys()) };
    const subscription = { endpoint, keys: { p256dh, auth } };
    // A notice that is sent a second time takes the place of the first while that still waits.
    const options = { vapidDetails, TTL: KEPT_SECONDS, urgency: 'high', topic } as const;
    const made = (await webPush()).generateRequestDetails(subscription, text, options);
    const headers = Object.entries(made.headers).map(([name, value]) => [name, String(value)]);
    return { endpoint, headers: Object.fromEntries(headers), body: made.body };
  }

  /** Throws a `Failure` when nothing could be sent with these keys or to this address. */
  async #check(row: SubscriptionRow): Promise<void> {
    try {
      this.#parts.outgoing.check(row.endpoint);
      await this.#letter(row, '{}', 'check');
    } catch {
      throw new Failure('bad-message', 'This is no push subscription of a browser.');
    }
  }
}

/** What the service worker of a page is given: the notice, and the words of its buttons. */
function payload({ title, text, path, items }: Notice, { language }: SubscriptionRow, id: string) {
  const { mute, stop } = NOTICE_WORDS[language];
  const tables = [...new Set(items.map(({ table }) => table))];
  return JSON.stringify({
    ...{ id, title, text, path, mute, stop, language },
    table: tables.length === 1 ? tables[0] : null,
  });
}

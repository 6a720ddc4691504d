import { createHmac } from 'node:crypto';
import type { Notice, WebhookTest } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { newSessionToken } from '../secrets.ts';
import type { DeliveryRow, WebhookRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import type { Outcome, Wording } from './deliveries.ts';
import { ForbiddenAddress, type Outgoing } from './outgoing.ts';
import { PRESETS, settingsOf } from './settings.ts';

/** What webhooks need from the house. */
export interface WebhookParts {
  readonly relations: Relations;
  readonly clock: () => number;
  readonly outgoing: Outgoing;
  /** The address of the house, where it is known: what links begin with. */
  readonly origin: string | null;
  readonly stopping: AbortSignal;
}

/** After so many notices in a row that could not be delivered a webhook is switched off. */
const MOST_FAILURES = 3;

/** Webhooks of accounts: programs that are told what their owner is told. */
export class Webhooks {
  readonly #parts: WebhookParts;

  constructor(parts: WebhookParts) {
    this.#parts = parts;
  }

  /** The webhook of somebody, or null. */
  async of(person: string): Promise<WebhookRow | null> {
    const rows = this.#parts.relations.db.selectFrom('webhooks').selectAll();
    return (await rows.where('person', '=', person).executeTakeFirst()) ?? null;
  }

  /** Sets somebody's webhook, and switches it on; another address gets another key. */
  async set(person: string, address: string): Promise<WebhookRow> {
    const { relations, clock } = this.#parts;
    const { db, write } = relations;
    const url = this.#checked(address);
    const before = await this.of(person);
    const secret = before?.url === url ? before.secret : newSessionToken();
    const row = { url, secret, created: clock(), failures: 0, off: null };
    const insert = db.insertInto('webhooks').values({ person, ...row });
    await write(insert.onConflict((on) => on.column('person').doUpdateSet(row)));
    return { person, ...row };
  }

  async remove(person: string): Promise<void> {
    const { db, write } = this.#parts.relations;
    await write(db.deleteFrom('webhooks').where('person', '=', person));
  }

  /** Sends a notice to somebody's webhook. */
  async send({ id, person }: DeliveryRow, wording: Wording): Promise<Outcome> {
    const hook = await this.of(person);
    if (!hook || hook.off !== null) return 'never';
    const settings = (await settingsOf(this.#parts.relations, [person])).get(person) ?? PRESETS;
    const notice = await wording(settings.language);
    if (!notice) return 'never';
    const status = await this.#post(hook, id, notice);
    if (status === null || status < 200 || status >= 300) return 'later';
    const { db, write } = this.#parts.relations;
    const good = db.updateTable('webhooks').set({ failures: 0 }).where('person', '=', person);
    if (hook.failures > 0) await write(good);
    return 'sent';
  }

  /** Sends something at once and says what came of it. */
  async test(person: string, notice: Notice): Promise<WebhookTest> {
    const hook = await this.of(person);
    if (!hook) throw new Failure('bad-webhook', 'Set the address of your webhook first.');
    const status = await this.#post(hook, notice.id, notice).catch(() => null);
    return { ok: status !== null && status >= 200 && status < 300, status };
  }

  /** A notice was given up; true when the webhook is switched off because of it. */
  async failed(person: string): Promise<boolean> {
    const { relations, clock } = this.#parts;
    const { db, write } = relations;
    const hook = await this.of(person);
    if (!hook || hook.off !== null) return false;
    const failures = hook.failures + 1;
    const off = failures >= MOST_FAILURES ? clock() : null;
    const row = db.updateTable('webhooks').set({ failures, off }).where('person', '=', person);
    const [{ changed }] = await write(row.where('off', 'is', null));
    return off !== null && changed > 0;
  }

  #checked(address: string): string {
    try {
      return this.#parts.outgoing.check(address).href;
    } catch (error) {
      if (error instanceof ForbiddenAddress) throw new Failure('bad-webhook', error.message);
      throw error;
    }
  }

  /** The status of the answer; null where nothing may be sent. */
  async #post({ url, secret }: WebhookRow, id: string, notice: Notice): Promise<number | null> {
    const { clock, outgoing, origin, stopping } = this.#parts;
    const body = JSON.stringify({ ...notice, id, url: `${origin ?? ''}${notice.path}` });
    const time = Math.floor(clock() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Nabu',
      'Nabu-Delivery': id,
      'Nabu-Signature': `t=${time},v1=${signature(secret, time, body)}`,
    };
    try {
      return await outgoing.post(url, { headers, body }, stopping);
    } catch (error) {
      if (error instanceof ForbiddenAddress) return null;
      throw error;
    }
  }
}

/** The signature of a body that is sent at a time (s since 1970). */
export function signature(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Notice, NoticeSettings } from '@nabu/protocol';
import type { Mailer } from '../people/mailer.ts';
import type { DeliveryRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import type { Outcome, Wording } from './deliveries.ts';
import { houseSetting } from './house-key.ts';
import { settingsOf } from './settings.ts';
import { NOTICE_WORDS } from './words.ts';

/** What mails need from the house. */
export interface LetterParts {
  readonly relations: Relations;
  readonly mailer: Mailer | null;
  readonly origin: string | null;
}

/** Notices by e-mail, with a link that stops them by one click. */
export class Letters {
  readonly #parts: LetterParts;
  #key: Promise<string> | null = null;

  constructor(parts: LetterParts) {
    this.#parts = parts;
  }

  /** Whether the house sends mail. */
  get possible(): boolean {
    return this.#parts.mailer !== null && this.#parts.origin !== null;
  }

  /** The confirmed address of an account and its name, or null. */
  async addressOf(person: string) {
    const rows = this.#parts.relations.db.selectFrom('persons').select(['name', 'email']);
    const row = await rows.where('id', '=', person).executeTakeFirst();
    return row && row.email !== null ? { name: row.name, address: row.email } : null;
  }

  /** Sends a notice to somebody's address, unless they stopped mails while it waited. */
  async send({ id, person }: DeliveryRow, wording: Wording): Promise<Outcome> {
    const { mailer, origin, relations } = this.#parts;
    const to = await this.addressOf(person);
    const settings = (await settingsOf(relations, [person])).get(person);
    if (!mailer || origin === null || !to || !settings?.on || !settings.mail.on) return 'never';
    const notice = await wording(settings.language);
    if (!notice) return 'never';
    const token = await this.token(person);
    const stop = `${origin}/stop/${token}`;
    await mailer.send({
      ...{ to: to.address, ...letter(to.name, notice, origin, stop, settings.language) },
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
        // A mail that is sent a second time is known to be the same.
        'Message-ID': `<${id}@${new URL(origin).hostname}>`,
      },
    });
    return 'sent';
  }

  /** The secret of the link by which somebody stops these mails: it says who, and that the house wrote it. */
  async token(person: string): Promise<string> {
    return `${person}${(await this.#mac(person)).toString('base64url')}`;
  }

  /** Whose mails a link stops, or null when the house did not write it. */
  async personOf(token: string): Promise<string | null> {
    const person = token.slice(0, 12);
    const given = Buffer.from(token.slice(12), 'base64url');
    const mac = await this.#mac(person);
    return given.length === mac.length && timingSafeEqual(given, mac) ? person : null;
  }

  async #mac(person: string): Promise<Buffer> {
    const make = () => randomBytes(32).toString('base64url');
    this.#key ??= houseSetting(this.#parts.relations, 'stop-key', make);
    const mac = createHmac('sha256', await this.#key).update(`stop mails ${person}`);
    return mac.digest().subarray(0, 18);
  }
}

function letter(
  name: string,
  { title, text, path, items }: Notice,
  origin: string,
  stop: string,
  language: NoticeSettings['language'],
) {
  const tables = [...new Set(items.map(({ table }) => table))];
  const links = tables.length > 1 ? tables.map((table) => `${origin}/t/${table}`) : [origin + path];
  const lines = `${title}\n${text}\n\n${links.join('\n')}`;
  const subject = items.length === 1 ? `${title}: ${text.split('\n')[0]}` : title;
  const words = NOTICE_WORDS[language];
  return { subject, text: words.letter(name, lines, `${origin}/settings/notices`, stop) };
}

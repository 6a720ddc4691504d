import { PACE_KINDS } from '@nabu/table';
import * as z from 'zod';
import * as w from './words.ts';

/**
 * What somebody can be told about: their turn, that their time runs out, the end of a game, what
 * became of a table (somebody joined, the game began), a wish to play (again, or an invitation), a
 * line of chat.
 */
export const NOTICE_KINDS = ['turn', 'reminder', 'over', 'table', 'rematch', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The ways by which somebody is told: pages of theirs that are open, web push, e-mail, a webhook. */
export const NOTICE_CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** So many push subscriptions are kept for a person; the oldest goes first. */
export const MOST_SUBSCRIPTIONS = 20;

const kinds = z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length);
const paces = z.array(z.enum(PACE_KINDS)).max(PACE_KINDS.length);

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

/** A time zone by its name in the IANA database, such as `Europe/Madrid`. */
const zone = z.string().min(1).max(64).refine(isZone, 'a time zone is named like Europe/Madrid');

/** What goes by one channel: whether anything does, of what kinds, and of games at which paces. */
export const channelSettings = z.strictObject({ on: z.boolean(), kinds, paces });

/** `GET` and `POST /api/me/notices`: what somebody wants to be told, how, and when not. */
export const noticeSettings = z.strictObject({
  /** Nothing at all is told while this is false. */
  on: z.boolean(),
  page: channelSettings,
  push: channelSettings,
  mail: channelSettings,
  webhook: channelSettings,
  /** Games of which nothing is told, by their id. */
  mutedGames: z.array(z.string().max(64)).max(64),
  /** What happens between these minutes of the day is told at their end; null without quiet hours. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay, zone }).nullable(),
  /** So many hours before time runs out there is a reminder. */
  reminder: z.int().min(1).max(72),
  language: w.language,
});

/** `POST /api/me/notices/mute`: nothing more is told of one table, or again. */
export const muteTable = z.strictObject({ table: w.tableId, muted: z.boolean() });

/** Bytes in base64url: so many characters. */
const bytes = (length: number) =>
  z.string().regex(new RegExp(`^[0-9A-Za-z_-]{${length}}=*$`), 'this is no key of a browser');

/** `POST /api/me/push`: what a browser gives when it subscribes. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
  language: w.language,
});

/** `POST /api/me/push/remove`: that browser is told nothing more. */
export const removePush = z.strictObject({ endpoint: z.string().max(1000) });

/** `POST /api/me/webhook`. */
export const setWebhook = z.strictObject({ url: z.string().min(1).max(1000) });

/** The webhook of an account, as its owner sees it. */
export const webhook = z.object({
  url: z.string(),
  /** The key of its signatures. */
  secret: z.string(),
  /** When it was switched off because it failed too often; null while it is on. */
  off: z.number().nullable(),
});

/** `GET /api/me/notices`. */
export const notices = z.object({
  settings: noticeSettings,
  /** The public key of the house for web push. */
  pushKey: z.string(),
  /** Whether this session has a push subscription, and how many others of mine have. */
  push: z.object({ here: z.boolean(), others: z.int().min(0) }),
  /** Whether the house sends mail, and my confirmed address. */
  mail: z.object({ possible: z.boolean(), address: z.string().nullable() }),
  webhook: webhook.nullable(),
  /** Running tables of which I am told nothing. */
  muted: z.array(z.object({ table: w.tableId, game: z.string() })),
});

/** The answer to `POST /api/me/webhook/test`: what the other side answered; null when there was no answer. */
export const webhookTest = z.object({ ok: z.boolean(), status: z.int().nullable() });

/** One thing that somebody is told. */
export const noticeItem = z.object({
  kind: z.enum(NOTICE_KINDS),
  /** What exactly: `joined` or `started` of a table; `invited` or `rematch` of a wish to play; the kind itself otherwise. */
  what: z.string(),
  table: w.tableId,
  game: z.string(),
  /** When it happened (ms since 1970). */
  at: z.number(),
});

/** What is told at once: a heading, a text of some lines, and where a click leads. */
export const notice = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  items: z.array(noticeItem),
});

/** What the server says to every open page of somebody. */
export const noticeTold = z.object({ type: z.literal('notice'), notice });

/** A page says whether its table is in sight, or hidden behind others; in sight unless said otherwise. */
export const lookMessage = z.strictObject({ type: z.literal('look'), visible: z.boolean() });

export type NoticeSettings = z.infer<typeof noticeSettings>;
export type ChannelSettings = z.infer<typeof channelSettings>;
/** The hours in which nothing is told. */
export type QuietHours = NonNullable<NoticeSettings['quiet']>;
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;
export type Webhook = z.infer<typeof webhook>;
export type WebhookTest = z.infer<typeof webhookTest>;
export type Notices = z.infer<typeof notices>;
export type NoticeItem = z.infer<typeof noticeItem>;
export type Notice = z.infer<typeof notice>;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

import type { NoticeChannel, NoticeKind } from '@nabu/protocol';
import type { Language } from '@nabu/table';

/** What persons want to be told, as JSON; whoever never chose has no row. */
export interface NoticeSettingsTable {
  person: string;
  settings: string;
  changed: number;
}

/** Tables of which a person is told nothing. */
export interface NoticeMutesTable {
  person: string;
  table_id: string;
  created: number;
}

/** What persons are to be told, one row for each table and kind: what comes later replaces what was not told yet. */
export interface NoticesTable {
  person: string;
  table_id: string;
  kind: NoticeKind;
  /** What exactly, see `notices/news.ts`. */
  what: string;
  at: number;
  /** When it is to be told. */
  due: number;
  /** 1 when it was told, and stands here only so that it is not told again before `due`. */
  told: number;
  /** Who is at work on it, until when; another may take it up after that. */
  claim: string | null;
  lease: number;
}

/** Up to which deed of a table it is settled whom to tell; written with what was to be told. */
export interface NoticeMarksTable {
  table_id: string;
  n: number;
}

/** Notices on their way, one row for each browser, address or webhook. */
export interface DeliveriesTable {
  id: string;
  person: string;
  channel: NoticeChannel;
  /** The id of a push subscription; otherwise empty. */
  target: string;
  /** A notice of the protocol as JSON. */
  notice: string;
  due: number;
  /** How often it was tried. */
  tries: number;
  claim: string | null;
  lease: number;
}

/** Browsers that are told by web push; one belongs to a session and goes with it. */
export interface PushSubscriptionsTable {
  /** SHA-256 of the endpoint. */
  id: string;
  person: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  created: number;
}

/** The webhook of an account. */
export interface WebhooksTable {
  person: string;
  url: string;
  /** The key of its signatures. */
  secret: string;
  created: number;
  /** How many notices in a row could not be delivered. */
  failures: number;
  /** When it was switched off because of them. */
  off: number | null;
}

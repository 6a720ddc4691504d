import type { PaceKind } from '@nabu/table';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { OpeningsTable, StatisticsTable } from './census-tables.ts';
import type { TalkTables } from './database-talk.ts';
import type * as notice from './notice-tables.ts';
import type { StudyTables } from './study-tables.ts';

/**
 * The tables of the store as queries see them, whatever database keeps them. Ids are text, times
 * are whole milliseconds since 1970 (in `deeds` since the table was set up), what is true or false
 * is 1 or 0. A part of the house adds its tables here and a step to `MIGRATIONS`.
 */
export interface Database extends TalkTables, StudyTables {
  readonly tables: TablesTable;
  readonly deeds: DeedsTable;
  readonly sitters: SittersTable;
  readonly finished: FinishedTable;
  readonly finished_seats: FinishedSeatsTable;
  readonly statistics: StatisticsTable;
  readonly openings: OpeningsTable;
  readonly ratings: RatingsTable;
  readonly rating_changes: RatingChangesTable;
  readonly rated_until: RatedUntilTable;
  readonly persons: PersonsTable;
  readonly sessions: SessionsTable;
  readonly credentials: CredentialsTable;
  readonly passkeys: PasskeysTable;
  readonly recovery_codes: RecoveryCodesTable;
  readonly aliases: AliasesTable;
  readonly devices: DevicesTable;
  readonly mail_tokens: MailTokensTable;
  readonly house_settings: HouseSettingsTable;
  readonly runs: RunsTable;
  readonly used_challenges: UsedChallengesTable;
  readonly seekers: SeekersTable;
  readonly tokens: TokensTable;
  readonly notice_settings: notice.NoticeSettingsTable;
  readonly notice_mutes: notice.NoticeMutesTable;
  readonly notices: notice.NoticesTable;
  readonly notice_marks: notice.NoticeMarksTable;
  readonly deliveries: notice.DeliveriesTable;
  readonly push_subscriptions: notice.PushSubscriptionsTable;
  readonly webhooks: notice.WebhooksTable;
  readonly invitations: InvitationsTable;
}

/** Who is asked by whom to sit down at a table. */
interface InvitationsTable {
  person: string;
  table_id: string;
  inviter: string;
  created: number;
  /** When it was declined; null while it is open. */
  declined: number | null;
}

/** Tables at which games are played; written by `create` and `append`, apart from `removed`. */
interface TablesTable {
  key: Generated<number>;
  id: string;
  game: string;
  rules: number;
  options: string;
  seats: string;
  seed: string;
  visibility: string;
  rated: number;
  caretaker: string;
  /** As `writePace` has it; null without a clock. */
  pace: string | null;
  language: string | null;
  /** As `readAdmits` reads it. */
  admits: string;
  /** As `writeFill` has it. */
  fill: string | null;
  created: number;
  before: string | null;
  phase: string;
  bot_due: number;
  /** When something happens by itself next. */
  deadline: number | null;
  /** The seats that must decide, as bits; null where it was not written down yet. */
  deciding: number | null;
  /** 1 when it is over and in the index of finished games. */
  indexed: Generated<number>;
  changed: number;
  /** When the host took it away; nobody can open it since. */
  removed: number | null;
  /** Until when one node sees to what is due here, so that not all do. */
  claimed: Generated<number | null>;
  /** How many deeds it has: deeds are added after this number and no other. */
  entries: Generated<number>;
}

/** Finished games, one row each: derived from facts and deeds (`archive`), and built again from them when it is lost. */
interface FinishedTable {
  table_key: number;
  game: string;
  seats: number;
  pace: string | null;
  pace_kind: PaceKind;
  rated: number;
  public: number;
  started: number;
  ended: number;
  /** How many moves were made. */
  plies: number;
  /** By which rule of the game it ended, or how early. */
  ending: string;
  /** 1 when it did not end by the rules. */
  early: number;
  /** 1 when it is among what `census` counted. */
  counted: Generated<number>;
}

/** Who played a finished game, one row a seat. */
interface FinishedSeatsTable {
  table_key: number;
  seat: number;
  /** A person's id, or the hash of a seat token; null for a bot. */
  who: string | null;
  /** The name at that time, and what it is found by. */
  name: string | null;
  name_key: string | null;
  bot: string | null;
  place: number | null;
  points: number | null;
  /** How they came to be out before the end. */
  out: string | null;
  /** How many moves a bot made for them while they were away. */
  relieved: number;
  ended: number;
}

interface DeedsTable {
  table_key: number;
  n: number;
  kind: number;
  at: number;
  seat: number | null;
  text: string | null;
}

/** Who ever took a seat at which table, one row for each `joined` deed `n`. `who` is a person's id, or the hash of a seat token. */
interface SittersTable {
  who: string;
  table_key: number;
  n: number;
  seat: number;
}

/** When nodes have been at work: each run has a name of its own (`house`), and its node notes every few seconds that it is alive. */
interface RunsTable {
  house: string;
  began: number;
  alive: number;
  /** 1 when nothing is left undone of what it had begun. */
  settled: number;
}

/** Challenges that were answered, until they would be too old anyway: none is taken twice, by whichever node. */
interface UsedChallengesTable {
  challenge: string;
  until: number;
}

/** Who waits to be paired, one row for each node over which they wait and each kind of game. */
interface SeekersTable {
  person: string;
  node: string;
  /** The kind of game, as a JSON list. */
  pool: string;
  name: string;
  rating: number;
  deviation: number;
  /** A JSON list of persons. */
  blocks: string;
  since: number;
  /** When its node last noted that they still wait. */
  seen: number;
  /** The table they were paired for, for which kind of game, and when. */
  paired: string | null;
  paired_pool: string | null;
  paired_at: number | null;
}

/** How strong persons are, one row for each ladder they play in. */
interface RatingsTable {
  ladder: string;
  person: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  /** When the last of these games ended. */
  updated: number;
}

/** What a rated game changed, one row for each person who played it. */
interface RatingChangesTable {
  table_key: number;
  seat: number;
  person: string;
  ladder: string;
  ended: number;
  before: number;
  rating: number;
  deviation: number;
  volatility: number;
}

/** The last game of each ladder that was taken into account. */
interface RatedUntilTable {
  ladder: string;
  ended: number;
  table_key: number;
  /** How many games were looked at until then, whether they count or not. */
  games: number;
}

interface PersonsTable {
  id: string;
  /** Empty once erased. */
  name: string;
  /** What other accounts' names are compared with; null for a guest. */
  name_key: string | null;
  role: 'host' | null;
  /** Of an account of a program: whose it is. */
  owner: Generated<string | null>;
  email: string | null;
  /** The address in one form, once its owner has proved that it is theirs. */
  email_key: string | null;
  created: number;
  erased: number | null;
}

/** Personal tokens of accounts, and of bots. */
interface TokensTable {
  id: string;
  /** SHA-256 of the token. */
  hash: string;
  person: string;
  /** How its owner calls it. */
  name: string;
  /** The names of the scopes, with blanks between. */
  scopes: string;
  created: number;
  expires: number | null;
  /** When it was last used, to within some minutes. */
  used: number | null;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the token. */
  hash: string;
  person: string;
  /** Which program on which system, as told by the browser. */
  agent: string;
  created: number;
  /** When it was last used, to within some minutes. */
  seen: number;
  /** When its holder last proved who they are, by password, passkey or recovery code; null for a guest. */
  proved: number | null;
}

interface CredentialsTable {
  person: string;
  /** argon2id in its text form. */
  password: string;
  changed: number;
}

interface PasskeysTable {
  /** The credential's id in base64url. */
  id: string;
  person: string;
  /** In base64url. */
  public_key: string;
  counter: number;
  /** A JSON list of how a browser reaches it. */
  transports: string;
  name: string;
  created: number;
  used: number | null;
}

interface RecoveryCodesTable {
  person: string;
  /** SHA-256; a code is random and long enough. */
  hash: string;
  created: number;
}

/** Other ids under which a person holds seats: hashes of seat tokens, or a guest they were before. */
interface AliasesTable {
  who: string;
  person: string;
  created: number;
}

/** Browsers from which a person has signed in: they keep an allowance of their own when others guess. */
interface DevicesTable {
  hash: string;
  person: string;
  created: number;
}

/** Links that were sent by mail. */
interface MailTokensTable {
  hash: string;
  person: string;
  purpose: 'verify' | 'reset';
  address: string;
  expires: number;
}

/** What a house settles for itself once, such as its keys. */
interface HouseSettingsTable {
  name: string;
  value: string;
}

/** Rows as they are read, and what a new person is written with. */
export type NoticeRow = Selectable<notice.NoticesTable>;
export type DeliveryRow = Selectable<notice.DeliveriesTable>;
export type SubscriptionRow = Selectable<notice.PushSubscriptionsTable>;
export type WebhookRow = Selectable<notice.WebhooksTable>;
export type StatisticRow = Selectable<StatisticsTable>;
export type OpeningRow = Selectable<OpeningsTable>;
export type FinishedRow = Omit<Selectable<FinishedTable>, 'counted'>;
export type FinishedSeatRow = Selectable<FinishedSeatsTable>;
export type RatingRow = Selectable<RatingsTable>;
export type RatingChangeRow = Selectable<RatingChangesTable>;
export type NewPerson = Insertable<PersonsTable>;
export type PersonRow = Selectable<PersonsTable>;
export type SessionRow = Selectable<SessionsTable>;

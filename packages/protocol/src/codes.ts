import { REFUSAL_CODES } from '@nabu/kernel';
import { TABLE_CODES } from '@nabu/table';

/** Refusals that come from the house around the tables. */
export const HOUSE_CODES = [
  /** Not JSON, or not a message this protocol knows. */
  'bad-message',
  /** A request that changes something and does not say that it is JSON. */
  'bad-type',
  /** A request that a page of another site made a browser send. */
  'foreign-page',
  /** The message or body is larger than `LIMITS.message`. */
  'too-large',
  /** Too many messages, tables or sockets from one place. */
  'too-fast',
  /** The client speaks another version of the protocol. */
  'old-client',
  /** A command came before `hello`. */
  'no-hello',
  'unknown-table',
  'unknown-page',
  'unknown-person',
  /** The token is no seat's token at this table. */
  'bad-token',
  /** The session that was shown is over. */
  'signed-out',
  /** Only somebody the house knows can do this: a guest or an account. */
  'not-signed-in',
  /** Name and password, code or passkey do not fit; which of them is not told. */
  'wrong-credentials',
  /** The name is, or looks like, that of another account. */
  'name-taken',
  'bad-password',
  /** The password is among the first that would be guessed. */
  'weak-password',
  /** Somebody has an account already, or is still a guest. */
  'has-account',
  'no-account',
  /** Something that matters: show once more that it is you, by password or passkey. */
  'prove-yourself',
  'bad-passkey',
  /** The link of a mail, or to become the host, was used or is too old. */
  'bad-link',
  'bad-address',
  /** This house sends no mail. */
  'no-mail',
  /** A webhook must be an https address that everybody could reach. */
  'bad-webhook',
  /** Only the host can do this. */
  'not-host',
  /** The table is for others: for accounts, or for another strength. */
  'not-admitted',
  /** The personal token is not good for this. */
  'no-scope',
  /** There are as many tokens or bots as an account may have. */
  'too-many',
  /** Two who block each other, or one the other, do not sit at one table. */
  'blocked',
  /** The host has silenced the speaker for a while. */
  'silenced',
  /** The host has banned the account. */
  'banned',
  /** Free lines are for accounts, or for nobody, in this house; phrases are for all. */
  'phrases-only',
  /** Whoever runs the house cannot be silenced or banned. */
  'is-host',
  'unknown-line',
  'unknown-report',
  /** There is no such study, or it is not for whoever asks. */
  'unknown-study',
  'unknown-chapter',
  /** Only those whom the owner named may write in a study; some things only the owner may do. */
  'not-writer',
  /** A record that cannot be read or does not hold. */
  'bad-record',
  /** A study, a chapter or an edit that has no room for more. */
  'study-full',
  /** The position of a chapter that was to be changed is gone. */
  'gone',
  'bad-name',
  'bad-bot',
  /** The server stops for a moment; connect again and go on. */
  'going-down',
  /** The table is kept but damaged; it was set aside. */
  'unreadable-table',
  /** Something broke in the server; nothing was changed. */
  'server-error',
] as const;

/** Every machine-readable reason on the wire: what a match, a table or the house refuses. */
export const CODES = [...REFUSAL_CODES, ...TABLE_CODES, ...HOUSE_CODES] as const;
export type Code = (typeof CODES)[number];

import { REFUSAL_CODES } from '@nabu/kernel';

/** Refusals that come from the house around the match. */
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
  /** The token is no seat's token at this table. */
  'bad-token',
  'bad-name',
  'bad-bot',
  /** A command that only a seated player may give. */
  'not-seated',
  /** The seat, or every seat, is taken already. */
  'seat-taken',
  /** The table still waits for players. */
  'not-started',
  /** Something that must wait until the match is over. */
  'not-over',
  /** Advice was asked for in a rated game. */
  'rated',
  /** The bot has not thought about a move yet, or its thoughts are forgotten. */
  'no-thoughts',
  /** There is no offer to answer, or it is the answerer's own. */
  'no-offer',
  /** The seat's player is here, or left only a moment ago. */
  'not-away',
  /** There is no such point of this match yet. */
  'unknown-ply',
  /** The server stops for a moment; connect again and go on. */
  'going-down',
  /** Something broke in the server; nothing was changed. */
  'server-error',
] as const;

/** Every machine-readable reason on the wire: the kernel's refusals and the house's own. */
export const CODES = [...REFUSAL_CODES, ...HOUSE_CODES] as const;
export type Code = (typeof CODES)[number];

/** Refusals that come from the rules or the match; the same words as the kernel's `RefusalCode`. */
export const MATCH_CODES = [
  'unknown-game',
  'unknown-option',
  'bad-option',
  'bad-seats',
  'unknown-seat',
  'unknown-move',
  'not-your-turn',
  'stale',
  'illegal',
  'over',
  'nothing-to-undo',
  'nothing-to-redo',
  'barrier',
  'bad-record',
] as const;

/** Refusals that come from the house around the match. */
export const HOUSE_CODES = [
  /** Not JSON, or not a message this protocol knows. */
  'bad-message',
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
  /** There is no offer to answer, or it is the answerer's own. */
  'no-offer',
  /** The seat's player is here, or left only a moment ago. */
  'not-away',
  /** There is no such point of this match yet. */
  'unknown-ply',
  /** The match was played under rules this build does not have. */
  'unknown-rules',
  /** The server stops for a moment; connect again and go on. */
  'going-down',
  /** Something broke in the server; nothing was changed. */
  'server-error',
] as const;

/** Every machine-readable reason on the wire. */
export const CODES = [...MATCH_CODES, ...HOUSE_CODES] as const;
export type Code = (typeof CODES)[number];

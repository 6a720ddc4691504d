import { Refusal, type RefusalCode } from '@nabu/kernel';

/** Why a table does not do what was asked, besides what a match refuses. */
export const TABLE_CODES = [
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
  /** Somebody who would have to agree cannot: a bot, or one who is away. */
  'plays-on',
  /** It was done too often at this table: taking back, offering, waiting for somebody, sitting down and leaving. */
  'too-often',
  /** The seat's player is here, or left only a moment ago. */
  'not-away',
  /** Only who sat down first may ask for it. */
  'not-first',
  /** The asker is out of the game. */
  'out',
  /** The game is paused. */
  'paused',
  /** It came after the time had run out. */
  'time-up',
  /** There is no such point of this match yet. */
  'unknown-ply',
] as const;

export type TableCode = (typeof TABLE_CODES)[number] | RefusalCode;

/** A refusal of the table; nothing was changed. */
export function refusal(code: TableCode, sentence: string): Refusal<TableCode> {
  return new Refusal<TableCode>(code, sentence);
}

import type { ClauseId } from './contract.ts';

/** Why the kernel refuses something, for programs. */
export const REFUSAL_CODES = [
  'unknown-game',
  'unknown-rules',
  'unknown-option',
  'bad-option',
  'bad-seats',
  'unknown-seat',
  'bad-seed',
  'unknown-move',
  'not-your-turn',
  'stale',
  'illegal',
  'over',
  'nothing-to-undo',
  'nothing-to-redo',
  'barrier',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Something asked for that cannot be done; nothing was changed. The message is a sentence for people, the code is for programs. */
export class Refusal<Code extends string = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  /** The rule that forbids it, where it is a rule. */
  readonly clause: ClauseId | null;

  constructor(code: Code, sentence: string, clause: ClauseId | null = null) {
    super(sentence);
    this.code = code;
    this.clause = clause;
  }
}

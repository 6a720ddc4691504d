import { moveTexts } from '@nabu/kernel';
import type { Event } from './events.ts';
import { VOCABULARY } from './vocabulary.ts';

const texts = moveTexts(VOCABULARY, (move) =>
  move.type === 'pass' ? 'pass' : `move ${move.from}`,
);

/** The move as it travels and is stored: `move 0`, `move 7`, `pass`. */
export const format = texts.format;

/** The move a text names, or null. */
export const parse = texts.parse;

/** What chance decided: the roll of the turn that begins. */
export function chance(event: Event): string | null {
  return event.type === 'rolled' ? String(event.roll) : null;
}

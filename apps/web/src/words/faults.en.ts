import type { RecordFault } from '@nabu/kernel';

/** Why a record of a game is not taken, and what to do; `quote` is what of it is meant, or nothing. */
export type FaultWords = { readonly [fault in RecordFault]: (quote: string) => string };

const meant = (quote: string) => (quote === '' ? '' : ` (“${quote}”)`);

/** The same in English. */
export const faultsEn: FaultWords = {
  form: (quote) => `This is not how a record is written${meant(quote)}. Copy the whole record.`,
  ends: () => 'The record ends too early. Copy the whole of it, with its last line.',
  game: (quote) => `This house does not have the game “${quote}”.`,
  rules: (quote) =>
    `Version ${quote} of its rules is not here. Load the page again and try once more.`,
  options: () => 'The game cannot be played by so many people, or with these variants.',
  unfinished: () =>
    'It was written before the game was over, so it has no moves that could be played.',
  seed: () => 'Its seed is not the one that was promised before the first move.',
  deal: () => 'The opening position is not the one that its seed gives.',
  move: (quote) => `The rules do not allow the move “${quote}” there.`,
  chance: (quote) => `After “${quote}” chance gave something else than the record says.`,
  result: () => 'Its moves lead to another result than it says.',
  position: () => 'The rules do not allow the position there.',
  variation: () => 'Its variations are not written as they should be: one may be cut off.',
  note: () => 'A comment, mark or judgement is not written as it should be.',
  size: () => 'It is larger than any record that can be read here.',
};

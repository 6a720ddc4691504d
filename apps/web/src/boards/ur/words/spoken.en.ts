import { english } from '../../../i18n/grammar.ts';
import type { SpokenPhrases } from './spoken.ts';

/** What is said of Ur in English. */
export const spokenEn: SpokenPhrases = {
  headings: { table: 'The table', path: 'Your path' },
  groups: { hand: 'From the hand', board: 'Pieces on the board', turn: 'The turn' },
  onPath: (name, position) => `square ${position} of ${name}'s path`,
  hand: (count, roll) => `${english.count(count, 'piece', 'pieces')} in hand; the roll is ${roll}.`,
};

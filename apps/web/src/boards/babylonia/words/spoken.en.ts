import type { SpokenPhrases } from './spoken.ts';

/** What is said of Babylonia in English. */
export const spokenEn: SpokenPhrases = {
  headings: { table: 'The table', places: 'Cities and ziggurats', fields: 'Crop fields' },
  groups: { score: 'Score next', turn: 'The turn' },
  around: (counts) => `tokens beside it: ${counts}`,
  picked: (token) => `In hand: ${token}. Enter on a hex places it, Escape puts it back.`,
};

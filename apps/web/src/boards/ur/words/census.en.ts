import type { CensusPhrases } from './census.ts';

/** What is said of many games in English. */
export const censusEn: CensusPhrases = {
  headings: { capture: 'Captures, by square', rosette: 'Rosettes, as player 1 has them' },
  rolled: (roll, move) => `Roll ${roll}: ${move}`,
  along: (position) => `Move the piece on square ${position} of the path`,
};

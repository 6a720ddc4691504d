import type { CensusPhrases } from './census.ts';

/** What is said of many games in English. */
export const censusEn: CensusPhrases = {
  headings: { level: 'Levels built', power: 'Abilities used' },
  level: (level) => `Level ${level}`,
  ownStack: 'Build from the own stack',
  rivalStack: 'Build from the rival’s stack',
  half: 'Half the hand of the rival',
};

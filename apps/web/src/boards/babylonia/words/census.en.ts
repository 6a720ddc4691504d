import type { CensusPhrases } from './census.ts';

/** What is said of many games in English. */
export const censusEn: CensusPhrases = {
  headings: { city: 'Cities won, by hex', symbols: 'Cities won', card: 'Ziggurat Cards taken' },
};

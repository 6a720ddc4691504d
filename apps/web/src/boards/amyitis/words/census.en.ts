import type { CensusPhrases } from './census.ts';

/** What is said of many games in English. */
export const censusEn: CensusPhrases = {
  headings: {
    craft: 'Craftsmen recruited',
    court: 'Court cards acquired',
    terrace: 'Terraces planted',
    temple: 'First in the temples',
  },
  recruit: (craft) => `Recruit ${craft}`,
  caravan: (city) => `Caravan to ${city}`,
  field: (resource) => `Field: take ${resource}`,
  plant: (square) => `Plant terrace ${square}`,
};

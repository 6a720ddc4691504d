import type { CensusPhrases } from './census.ts';

/** What is said of many games in English. */
export const censusEn: CensusPhrases = {
  headings: { tile: 'Tiles dug', item: 'Items built' },
  remove: 'Remove clay',
  dig: (material) => `Dig: ${material}`,
  build: (cell, level) => `Lay a tile at ${cell}, level ${level}`,
};

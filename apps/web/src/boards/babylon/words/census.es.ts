import type { CensusPhrases } from './census.ts';

/** What is said of many games in Spanish. */
export const censusEs: CensusPhrases = {
  headings: { tile: 'Losetas excavadas', item: 'Elementos construidos' },
  remove: 'Retirar arcilla',
  dig: (material) => `Excavar: ${material}`,
  build: (cell, level) => `Colocar una loseta en ${cell}, nivel ${level}`,
};

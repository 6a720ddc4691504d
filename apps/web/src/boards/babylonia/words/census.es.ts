import type { CensusPhrases } from './census.ts';

/** What is said of many games in Spanish. */
export const censusEs: CensusPhrases = {
  headings: {
    city: 'Ciudades ganadas, por hexágono',
    symbols: 'Ciudades ganadas',
    card: 'Cartas de Zigurat tomadas',
  },
};

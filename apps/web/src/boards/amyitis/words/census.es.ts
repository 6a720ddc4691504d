import type { CensusPhrases } from './census.ts';

/** What is said of many games in Spanish. */
export const censusEs: CensusPhrases = {
  headings: {
    craft: 'Artesanos reclutados',
    court: 'Cartas de corte adquiridas',
    terrace: 'Terrazas plantadas',
    temple: 'Primeros en los templos',
  },
  recruit: (craft) => `Reclutar ${craft}`,
  caravan: (city) => `Caravana a ${city}`,
  field: (resource) => `Campo: tomar ${resource}`,
  plant: (square) => `Plantar la terraza ${square}`,
};

import type { CensusPhrases } from './census.ts';

/** What is said of many games in Spanish. */
export const censusEs: CensusPhrases = {
  headings: { level: 'Niveles construidos', power: 'Habilidades usadas' },
  level: (level) => `Nivel ${level}`,
  ownStack: 'Construir del montón propio',
  rivalStack: 'Construir del montón del rival',
  half: 'Media mano del rival',
};

import type { CensusPhrases } from './census.ts';

/** What is said of many games in Spanish. */
export const censusEs: CensusPhrases = {
  headings: { capture: 'Capturas, por casilla', rosette: 'Rosetas, como las ve el jugador 1' },
  rolled: (roll, move) => `Tirada ${roll}: ${move}`,
  along: (position) => `Mover la ficha de la casilla ${position} del camino`,
};

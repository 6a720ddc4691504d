import type { logEn } from './log.en.ts';

/** The log's headings, and what coordinates are called, in Spanish. */
export const logEs: typeof logEn = {
  before: 'Antes del primer turno',
  round: (round) => `Ronda ${round}`,
  playSetUp: 'Jugar con esta configuración',
  coordinates: 'Coordenadas en el tablero',
  coordinatesShown: { on: 'A la vista', off: 'Ocultas' },
};

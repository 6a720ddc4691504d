import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Babylonia en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', places: 'Ciudades y zigurats', fields: 'Cultivos' },
  groups: { score: 'Puntuar ahora', turn: 'El turno' },
  around: (counts) => `fichas a su lado: ${counts}`,
  picked: (token) => `En la mano: ${token}. Intro en un hexágono la coloca, Escape la devuelve.`,
};

import type { explainEn } from './explain.en.ts';

/** Quién recibe qué y por qué, en español. */
export const explainEs: typeof explainEn = {
  title: 'Lo que aporta',
  gain: (name, before, after, why) => `${name}: de ${before} a ${after} (${why})`,
  part: (source, points) => `${source} ${points}`,
  open: 'Puede venir más: depende del azar o de un secreto.',
  noPoints: 'Aún no hay puntos.',
  sum: (name, points) => `${name}: ${points}`,
  more: 'Pulsa para ver cada jugada que los dio.',
  at: (move) => `Jugada ${move}, puntos antes y después:`,
  earned: 'Lo que ha dado hasta ahora:',
};

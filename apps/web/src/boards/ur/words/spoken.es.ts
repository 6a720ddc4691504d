import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Ur en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', path: 'Tu camino' },
  groups: { hand: 'Desde la mano', board: 'Piezas en el tablero', turn: 'El turno' },
  onPath: (name, position) => `casilla ${position} del camino de ${name}`,
  hand: (count, roll) =>
    `${count === 1 ? '1 pieza' : `${count} piezas`} en la mano; la tirada es ${roll}.`,
};

import { spanish } from '../../../i18n/grammar.ts';
import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Ur en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', path: 'Tu camino' },
  groups: { hand: 'Desde la mano', board: 'Fichas en el tablero', turn: 'El turno' },
  onPath: (name, position) => `casilla ${position} del camino de ${name}`,
  hand: (count, roll) =>
    `${spanish.count(count, 'ficha', 'fichas')} en la mano; la tirada es ${roll}.`,
};

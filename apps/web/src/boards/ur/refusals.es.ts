import type { Refusals } from '../common/refusals.ts';

/** Why a position of Ur is refused, in Spanish. */
export const urRefusals: Refusals = {
  sentences: [
    [
      '"{}" is not part of a position of Ur; expected words such as turn=1, roll=3, on1=4,7, home2=5.',
      '«{1}» no es parte de una posición de Ur; se esperan palabras como turn=1, roll=3, on1=4,7, home2=5.',
    ],
    ['"{}": {} is given twice.', '«{1}»: {2} aparece dos veces.'],
    ['"{}": "{}" is not a number from {} to {}.', '«{1}»: «{2}» no es un número entre {3} y {4}.'],
    [
      '"{}": two pieces of one player stand on the same square.',
      '«{1}»: dos fichas de un jugador están en la misma casilla.',
    ],
    [
      'Player {} has {} pieces on the board and home, but only {} in all.',
      'El jugador {1} tiene {2} fichas en el tablero y en la meta, pero solo {3} en total.',
    ],
    [
      'Both players have a piece on {}; only one piece fits on a square.',
      'Los dos jugadores tienen una ficha en {1}; en una casilla solo cabe una.',
    ],
    [
      'Both players have all pieces home; the first one to do so wins.',
      'Los dos jugadores tienen todas sus fichas en la meta; gana quien lo logra primero.',
    ],
    [
      'A player has all pieces home: then the turn stays with that player and the roll is 0.',
      'Un jugador tiene todas sus fichas en la meta: entonces el turno sigue siendo suyo y la tirada es 0.',
    ],
  ],
  facts: {},
};

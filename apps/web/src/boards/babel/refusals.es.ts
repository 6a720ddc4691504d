import type { Refusals } from '../common/refusals.ts';

/** Why a position of Babel is refused, in Spanish. */
export const babelRefusals: Refusals = {
  sentences: [
    [
      '"{}" is not part of a Babel position; expected words such as turn=1, 1:H=SSA, T2:H=1-6, Q1=2>6, D=1>2, hand1=AHS, hand2#=7, pawn1=H, starter1=yes, N=AHM, X=PP, known=3, drop2=3, shown1=A, held=AAH, doubt=M, drawn1=3, migrated, endphase, over=deck.',
      '«{1}» no es parte de una posición de Babel; se esperan palabras como turn=1, 1:H=SSA, T2:H=1-6, Q1=2>6, D=1>2, hand1=AHS, hand2#=7, pawn1=H, starter1=yes, N=AHM, X=PP, known=3, drop2=3, shown1=A, held=AAH, doubt=M, drawn1=3, migrated, endphase, over=deck.',
    ],
    ['"{}": {} is given twice.', '«{1}»: {2} aparece dos veces.'],
    ['"{}": "{}" is not one of {}.', '«{1}»: «{2}» no es ninguno de estos: {3}.'],
    ['"{}": "{}" is not a number from 0 to 99.', '«{1}»: «{2}» no es un número entre 0 y 99.'],
    [
      '"{}": the levels of a temple must ascend.',
      '«{1}»: los niveles de un templo deben ir de menor a mayor.',
    ],
    ['"{}": "{}" is not a range such as 1-6.', '«{1}»: «{2}» no es un tramo como 1-6.'],
    [
      '"{}": "{}" is not a temple level from 1 to 6.',
      '«{1}»: «{2}» no es un nivel de templo entre 1 y 6.',
    ],
    ['Give either {} or {}#, not both.', 'Di {1} o {2}#, pero no los dos.'],
    ['{}#={}: only {} cards are left.', '{1}#={2}: solo quedan {3} cartas.'],
    ['known={}: the deck has {} cards.', 'known={1}: el mazo tiene {2} cartas.'],
    [
      'drop{}: only the player not on turn discards by force.',
      'drop{1}: solo tiene descartes obligados quien no tiene el turno.',
    ],
    ['drop{}={}: the hand is smaller.', 'drop{1}={2}: la mano es menor.'],
    [
      'shown1 and shown2 must be part of hand1 and hand2.',
      'shown1 y shown2 deben ser parte de hand1 y hand2.',
    ],
    [
      'held must be part of hand1 and hand2 together.',
      'held debe ser parte de hand1 y hand2 juntas.',
    ],
    [
      'held and doubt name more cards of a nation than the box has.',
      'held y doubt nombran más cartas de una nación de las que hay en la caja.',
    ],
    [
      'drawn1 and drawn2 are counted only where held or doubt names cards.',
      'drawn1 y drawn2 solo se cuentan donde held o doubt nombran cartas.',
    ],
    ['Too many {}: {}, the box has {}.', 'Demasiados {1}: {2}; la caja tiene {3}.'],
    [
      'Too many temple cards of level {}: {}, the box has {}.',
      'Demasiadas cartas de templo de nivel {1}: {2}; la caja tiene {3}.',
    ],
  ],
  facts: {
    Assyrians: 'asirios',
    Hittites: 'hititas',
    Medes: 'medos',
    Persians: 'persas',
    Sumerians: 'sumerios',
  },
};

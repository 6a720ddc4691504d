import type { Refusals } from '../common/refusals.ts';

const [NO, NOES] = ['This is no position of Amyitis: ', 'Esto no es una posición de Amyitis: '];

/** What cannot lie on a table, in Spanish. */
const PROBLEMS: Refusals['sentences'] = [
  ['player {} has {} {} of {}', 'el jugador {1} tiene {2} de nivel {3}, y el más alto es {4}'],
  ['more court cards are held than there are', 'se tienen más cartas de corte de las que hay'],
  ['neutral cubes never stand on a field', 'los cubos neutrales nunca están en un campo'],
  [
    'a full row of fields has already been emptied',
    'una fila de campos llena ya se habría vaciado',
  ],
  ['a tile lies on two squares', 'una loseta está en dos casillas'],
  ['square {} needs a tile', 'la casilla {1} necesita una loseta'],
  ['square {} has no tile', 'la casilla {1} no lleva loseta'],
  ['square {} is not used', 'la casilla {1} no se usa'],
  ['the tile on {} is misplaced', 'la loseta de {1} no va allí'],
  ['the top tile is not on top', 'la loseta más alta no está arriba'],
  ['edge {} has only one area', 'el borde {1} solo tiene una zona'],
  ['a plant card is named twice', 'una carta de planta aparece dos veces'],
  ['only card {} lies in Khorsabad', 'en Khorsabad solo puede estar la carta {1}'],
  ['two bounties are alike', 'dos Caravaneros de nivel 2 llevan fichas iguales'],
  ['there are only {} talents', 'solo hay {1} talentos'],
  ['there are only {} camels', 'solo hay {1} camellos'],
  ['there are only {} tokens of {}', 'solo hay {1} fichas de {2}'],
  ['there are only {} cubes of an owner', 'cada dueño solo tiene {1} cubos'],
  [
    'every level-2 Caravaneer in the supply carries one token',
    'cada Caravanero de nivel 2 de la reserva lleva una ficha',
  ],
  [
    'player {} has passed and cannot be to act',
    'el jugador {1} ha pasado y no puede tener el turno',
  ],
  [
    'too many tiles are left for the game to be over',
    'quedan demasiadas losetas para que la partida haya terminado',
  ],
  [
    'the game is over and nothing is left to do',
    'la partida ha terminado y no queda nada por hacer',
  ],
  [
    'player {} has {} points of favour instead of {}',
    'el jugador {1} tiene {2} puntos de favor en vez de {3}',
  ],
  [
    'player {} has {} points of tokens instead of {}',
    'el jugador {1} tiene {2} puntos por fichas en vez de {3}',
  ],
  [
    'todo: these tasks do not follow each other at the end of a round',
    'todo: estas tareas no se siguen unas a otras al final de una ronda',
  ],
  [
    'todo: player {}, whose turn it is, cannot owe these tasks here',
    'todo: el jugador {1}, que tiene el turno, no puede deber aquí estas tareas',
  ],
  ['todo: nobody has anything to decide', 'todo: nadie tiene nada que decidir'],
];

/** Why a position of Amyitis is refused, in Spanish. */
export const amyitisRefusals: Refusals = {
  sentences: [
    [
      '"{}" is not part of an Amyitis position; expected words such as round=3, first=1, turn=2, passed=3, group1=peasant,-,priest, caravan=Uruk, Ur=1a, tiles=abcdefghijklmnop, p:2,1=1, w:0,3-1,3=1, field1=12..., ishtar=1n.., bounties=salt, 1:talents=4, 1:salt=2, 1:banker=1, 1:engineers=4, todo=temple@1, over.',
      '«{1}» no es parte de una posición de Amyitis; se esperan palabras como round=3, first=1, turn=2, passed=3, group1=peasant,-,priest, caravan=Uruk, Ur=1a, tiles=abcdefghijklmnop, p:2,1=1, w:0,3-1,3=1, field1=12..., ishtar=1n.., bounties=salt, 1:talents=4, 1:salt=2, 1:banker=1, 1:engineers=4, todo=temple@1, over.',
    ],
    ['"{}": {} is given twice.', '«{1}»: {2} aparece dos veces.'],
    [
      '"{}": expected a group from 1 to {} and {} cards.',
      '«{1}»: se espera un grupo entre 1 y {2}, y {3} cartas.',
    ],
    [
      '"{}": expected a card and its face, such as 1a or 4b.',
      '«{1}»: se espera una carta y su cara, como 1a o 4b.',
    ],
    [
      '"{}": expected {} letters, a dot for no tile.',
      '«{1}»: se esperan {2} letras, con un punto donde no hay loseta.',
    ],
    ['"{}": there is no tile {}.', '«{1}»: no hay ninguna loseta {2}.'],
    ['"{}": expected one or two owners.', '«{1}»: se esperan uno o dos dueños.'],
    [
      '"{}": expected {} owners from the left, then dots.',
      '«{1}»: se esperan {2} dueños desde la izquierda y después puntos.',
    ],
    ['"{}": expected a seat from 1 to {}.', '«{1}»: se espera un asiento entre 1 y {2}.'],
    ['"{}": expected a number.', '«{1}»: se espera un número.'],
    ['"{}": expected one of {}.', '«{1}»: se espera una de estas palabras: {2}.'],
    ...PROBLEMS.map(([english, spanish]) => [`${NO}${english}.`, `${NOES}${spanish}.`] as const),
  ],
  facts: {
    ...{ banker: 'Banquero', caravaneer: 'Caravanero', palace: 'Palacio', gardener: 'Jardinero' },
    ...{ salt: 'sal', palm: 'palma', barley: 'cebada', dates: 'dátiles', wine: 'vino' },
  },
};

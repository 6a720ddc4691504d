import { spanish } from '../../../i18n/grammar.ts';
import { endedInSpanish } from '../../common/ended.ts';
import type { Square } from '../rules.ts';
import { censusEs } from './census.es.ts';
import type { Outcome, Phrases } from './phrases.ts';
import { spokenEs } from './spoken.es.ts';

const { count } = spanish;
const pieces = (n: number) => count(n, 'ficha', 'fichas');

function way(from: Square | null, to: Square | null): string {
  const start = from === null ? 'De la mano' : `De ${from}`;
  return to === null ? `${start} a la meta` : `${start} a ${to}`;
}

function besides({ captures, again }: Outcome): string {
  return `${captures ? ', captura' : ''}${again ? ', tira otra vez' : ''}`;
}

/** Ur in Spanish. */
export const es: Phrases = {
  title: 'Ur',

  events: {
    turn: ({ seat, again }, say) => (again ? `Roseta: ${say.name(seat)} tiene otro turno.` : null),
    rolled: ({ seat, roll, stuck }, say) =>
      `${say.name(seat)} saca un ${roll}${stuck ? ': ninguna ficha puede moverse' : ''}.`,
    moved: ({ seat, leaves, lands }, say) => {
      if (lands === null) return `${say.name(seat)} lleva una ficha a la meta desde ${leaves}.`;
      return leaves === null
        ? `${say.name(seat)} hace entrar una ficha en ${lands}.`
        : `${say.name(seat)} mueve de ${leaves} a ${lands}.`;
    },
    captured: ({ seat, square }, say) =>
      `La ficha de ${say.name(seat)} en ${square} es capturada y vuelve a la mano.`,
    scored: ({ seat, points }, say) =>
      `${say.name(seat)} gana ${count(points, 'punto', 'puntos')}.`,
    passed: ({ seat, roll }, say) => `${say.name(seat)} pasa con una tirada de ${roll}.`,
    ended: endedInSpanish('La carrera ha terminado'),
  },

  moves: {
    go: (from, to, outcome) => `${way(from, to)}${besides(outcome)}`,
    stuck: (from) => (from ? `Mover la ficha de ${from}` : 'Hacer entrar una ficha'),
    pass: 'Pasar',
  },
  denies: {
    moves: (name, points) =>
      `Se interpone ante ${name}, que podría llevar ${pieces(points)} a la meta en su próximo turno.`,
    passes: (name, points) =>
      `Deja a ${name} un turno que vale ${count(points, 'punto', 'puntos')}.`,
  },

  clauses: {
    S1: 'El tablero tiene veinte casillas: tres filas, unidas por un puente de dos casillas.',
    S2: 'Cinco casillas son rosetas: A1, C1, B4, A7 y C7.',
    S3: 'Cada jugador tiene siete fichas, o cinco si así se acuerda, al principio todas en la mano.',
    S4: 'Cada uno de los cuatro dados muestra una marca o ninguna. La tirada es el número de marcas.',
    S5: 'Empieza el jugador 1.',
    S6: 'Nada está oculto: todos ven el tablero, las manos y la tirada.',
    P1: 'En el camino corto una ficha entra por la casilla 4 de su fila y sale tras la casilla 7 de ella.',
    P2: 'En el camino largo una ficha da la vuelta a las casillas de más allá del puente y sale por el otro lado.',
    P3: 'Las fichas solo pueden encontrarse en casillas que están en los dos caminos.',
    T1: 'No es tu turno. Espera al otro jugador.',
    T2: 'Los dados se tiran antes de que decidas.',
    T3: 'Una ficha se mueve exactamente tantos pasos como diga la tirada.',
    T4: 'Puedes mover una ficha, así que debes hacerlo. Elige una de las iluminadas.',
    T5: 'Has sacado un 0: ninguna ficha se mueve. Pasa.',
    T6: 'Después de mover o de pasar le toca al otro jugador, salvo que una roseta dé otro turno.',
    M1: 'Ahí no hay ninguna ficha tuya. Elige una de las tuyas, en el tablero o en tu mano.',
    M2: 'Donde caería esta ficha ya está una de las tuyas. Elige otra ficha.',
    M3: 'Se pasa por encima de las fichas que quedan en medio.',
    M4: 'Una ficha que cae sobre una del rival la devuelve a la mano.',
    M5: 'En la roseta donde caerías está una ficha del rival, y la roseta la protege. Elige otra ficha.',
    M6: 'Caer en una roseta da otro turno.',
    M7: 'Eso es más allá de la meta, y la meta pide la tirada exacta. Elige otra ficha.',
    M8: 'Una ficha que está en la meta se queda allí.',
    E1: 'La partida ha terminado: todas las fichas de un jugador están en la meta.',
    E2: 'Cada ficha en la meta es un punto.',
    E3: 'Si la partida termina de común acuerdo, gana quien tenga más fichas en la meta.',
  },
  endings: { home: 'Todas las fichas en la meta', agreed: 'Terminada de común acuerdo' },
  options: { path: 'Camino', pieces: 'Fichas' },
  values: {
    path: { short: 'Corto: 14 casillas', long: 'Largo: 16 casillas, dando la vuelta al final' },
    pieces: { '7': '7 cada uno', '5': '5 cada uno, una carrera rápida' },
  },
  sources: { home: 'Fichas en la meta' },

  prompts: {
    over: 'La partida ha terminado.',
    watching: 'Estás mirando.',
    waiting: 'El otro jugador está decidiendo.',
    move: (roll) => `Has sacado un ${roll}: elige una ficha.`,
    pass: (roll) =>
      roll === 0
        ? 'Has sacado un 0: nada se mueve, así que pasa.'
        : `Has sacado un ${roll}: ninguna de tus fichas puede moverse, así que pasa.`,
  },

  describe: {
    won: (name) => `${name} tiene todas sus fichas en la meta y gana.`,
    turn: (name, roll) => `Es el turno de ${name}, y la tirada es ${roll}.`,
    side: (name, hand, home, all) =>
      `${name}: ${pieces(hand)} en la mano, ${home} de ${all} en la meta.`,
    on: (name, squares) => `Fichas de ${name} en el tablero: ${squares}.`,
    piece: (square, position, rosette) =>
      `${square} (casilla ${position} del camino${rosette ? ', una roseta' : ''})`,
    none: 'ninguna',
    path: (squares) => `Tu camino: ${squares}, meta.`,
  },

  spoken: spokenEs,
  census: censusEs,

  labels: {
    board: 'Tablero de Ur. Las flechas llevan de casilla en casilla.',
    actions: 'Acciones',
    hand: (name, n) => `Mano de ${name}: ${pieces(n)}`,
    home: (name, n, all) => `Meta de ${name}: ${n} de ${all}`,
    square: (square, rosette, owner) =>
      `${square}${rosette ? ', roseta' : ''}${owner ? `, ficha de ${owner}` : ', vacía'}`,
    leads: (label, move) => `${label}. ${move}`,
    rolled: (name, roll) => `${name} saca un ${roll}`,
    youRolled: (roll) => `Has sacado un ${roll}`,
    you: 'Tú',
    handShort: 'mano',
    homeShort: 'meta',
    captures: 'captura',
    again: 'tira otra vez',
    comesHome: 'meta',
    pass: 'Pasar',
    noMove: (roll) => (roll === 0 ? 'nada se mueve' : 'nada puede moverse'),
    keys: 'Teclas',
    keyList: [
      ['1–7', 'mover la ficha de ese número en la lista'],
      ['0', 'hacer entrar una ficha'],
      ['P', 'pasar'],
      ['flechas', 'recorrer el tablero; Intro mueve'],
    ],
    counts: (hand, board, home) =>
      `${pieces(hand)} en la mano, ${board} en el tablero, ${home} en la meta`,
  },
};

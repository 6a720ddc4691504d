import { spanish } from '../../../i18n/grammar.ts';
import { endedInSpanish } from '../../common/ended.ts';
import { censusEs } from './census.es.ts';
import { clausesEs } from './clauses.es.ts';
import type { Phrases } from './phrases.ts';
import { spokenEs } from './spoken.es.ts';

const TOKENS = [
  ['mercader', 'mercaderes'],
  ['funcionario', 'funcionarios'],
  ['sacerdote', 'sacerdotes'],
  ['campesino', 'campesinos'],
] as const;

const { count, and } = spanish;
const points = (n: number) => count(n, 'punto', 'puntos');
const tokens = (n: number) => count(n, 'ficha', 'fichas');
const cities = (n: number) => count(n, 'ciudad', 'ciudades');
const THE = { city: 'La ciudad', ziggurat: 'El zigurat' } as const;
const SURROUNDED = { city: 'queda rodeada', ziggurat: 'queda rodeado' } as const;

const WHY: { readonly [clause: string]: (pieces: readonly string[]) => string } = {
  G1: (pieces) => `toca ${count(pieces.length, 'zigurat', 'zigurats')} (${and(pieces)})`,
  F3: ([hex]) => `el cultivo de ${hex}`,
  F4: ([hex]) => `el cultivo de ${hex}, uno por cada ciudad ganada`,
  S3: (pieces) =>
    `${count(pieces.length, 'noble conectado', 'nobles conectados')} (${and(pieces)})`,
  S6: (pieces) => `${count(pieces.length, 'ciudad ganada', 'ciudades ganadas')} hasta ahora`,
  K1: () => 'carta de Zigurat 1',
  K7: () => 'carta de Zigurat 7',
};

/** Babylonia en español. */
export const es: Phrases = {
  title: 'Babylonia',
  tokens: TOKENS,
  symbols: ['mercader', 'funcionario', 'sacerdote'],
  cards: {
    1: { name: 'Tributo', text: '10 puntos al momento. Después queda gastada.' },
    2: {
      name: 'Nuevo aliento',
      text: 'Una vez, tras rellenar, puedes jugar otro turno entero.',
    },
    3: { name: 'Gran atril', text: 'Tu atril admite 7 fichas desde que lo rellenes de nuevo.' },
    4: {
      name: 'Procesión',
      text: 'En lugar de dos fichas: un mercader, un funcionario y un sacerdote, todos en tierra.',
    },
    5: {
      name: 'Capataz',
      text: 'Con tres campesinos o más puedes colocar un noble, en tierra.',
    },
    6: {
      name: 'Haciendas',
      text: 'Tus nobles pueden entrar en los cultivos, incluso sin ficha tuya al lado.',
    },
    7: {
      name: 'Ciudad real',
      text: 'Cuando alguien se lleva una ciudad: un punto por cada dos ciudades tuyas.',
    },
    8: { name: 'Caminos', text: 'La tierra libre entre los dos ríos conecta para ti.' },
    9: { name: 'Barcazas', text: 'Los hexágonos de río libres conectan para ti.' },
  },

  events: {
    laid: () => 'Se reparten las losetas por el tablero.',
    displayed: ({ cards, byLot }) =>
      `Cartas de Zigurat disponibles${byLot ? ', por sorteo' : ''}: ${and(cards.map(String))}.`,
    starter: ({ seat }, say) => `Empieza ${say.name(seat)}.`,
    drew: ({ seat, count: n, tokens: drawn }, say) =>
      drawn && drawn.length > 0
        ? `${say.name(seat)} roba ${say.tokens(drawn)}.`
        : `${say.name(seat)} roba ${tokens(n)}.`,
    turn: ({ seat, extra }, say) =>
      extra ? `${say.name(seat)} juega un turno adicional.` : `Turno de ${say.name(seat)}.`,
    placed: ({ seat, hex, token, faceDown }, say) => {
      if (token === null)
        return `${say.name(seat)} coloca una ficha boca abajo en el río, en ${hex}.`;
      const where = faceDown ? `boca abajo en el río, en ${hex}` : `en ${hex}`;
      return `${say.name(seat)} coloca un ${say.token(token)} ${where}.`;
    },
    harvested: ({ seat, hex, points: n }, say) =>
      n === 0 ? `${say.name(seat)} toma el cultivo de ${hex}, que no paga nada.` : null,
    surrounded: ({ hex, place }) => `${THE[place]} de ${hex} ${SURROUNDED[place]}.`,
    scoring: ({ hex, place }) => `Se puntúa ${THE[place].toLowerCase()} de ${hex}.`,
    scored: ({ seat, points: n, clause, pieces }, say) =>
      `${say.name(seat)} gana ${points(n)}: ${WHY[clause]?.(pieces) ?? clause}.`,
    city: ({ hex, winner, beside }, say) =>
      winner === null
        ? `Empate en la ciudad de ${hex}: la loseta se descarta.`
        : `${say.name(winner)} se lleva la ciudad de ${hex} con ${tokens(beside[winner])} junto a la ciudad.`,
    ziggurat: ({ hex, winner, beside }, say) =>
      winner === null
        ? `Empate en el zigurat de ${hex}: nadie toma carta.`
        : `${say.name(winner)} es quien más fichas tiene junto al zigurat de ${hex} (${beside[winner]}) y elige una carta.`,
    took: ({ seat, card }, say) =>
      `${say.name(seat)} toma la carta de Zigurat ${card}, ${say.card(card)}.`,
    spent: ({ seat, card }, say) =>
      `La carta de Zigurat ${card} de ${say.name(seat)} queda gastada.`,
    ended: endedInSpanish(),
  },

  denies: {
    card: (name, n) =>
      `Se lleva la carta que quiere ${name}, que deja de ganar ${points(n)} en su próximo turno.`,
    blocks: (name, n) => `${name} deja de ganar ${points(n)} en su próximo turno.`,
  },
  moves: {
    place: (token, hex) => `Colocar un ${token} en ${hex}`,
    placeDown: (token, hex) => `Colocar un ${token} boca abajo en el río, en ${hex}`,
    score: (place) => `Puntuar ${place}`,
    card: (card, name) => `Tomar la carta ${card}: ${name}`,
    done: 'Listo',
    again: 'Jugar el turno adicional',
    rest: 'Guardar la carta',
  },

  clauses: clausesEs,
  sources: {
    networks: 'Nobles conectados con ciudades',
    cities: 'Losetas de ciudad',
    ziggurats: 'Fichas junto a zigurats',
    fields: 'Cultivos',
    cards: 'Cartas de Zigurat',
  },
  tieBreak: 'gana quien tiene más losetas de ciudad',
  endings: {
    stand: 'Un jugador se quedó sin fichas en el atril tras robar',
    cities: 'Quedaba como mucho una ciudad',
    agreed: 'Terminada de común acuerdo',
  },
  options: {
    cards: 'Cartas de Zigurat',
    riverTokenOpensField: 'Una ficha en el río abre un cultivo',
  },
  values: {
    cards: { first7: 'Cartas 1 a 7', random7of9: 'Siete de las nueve, por sorteo' },
    riverTokenOpensField: { true: 'Sí', false: 'No' },
  },

  prompts: {
    over: 'La partida ha terminado.',
    watching: 'Estás mirando.',
    waiting: (phase) =>
      phase === 'card'
        ? 'Otro jugador elige una carta de Zigurat.'
        : 'Le toca a otro jugador. Mira cualquier ciudad para ver qué pagaría.',
    first: 'Primer turno: coloca exactamente una ficha.',
    second: 'Segundo turno: coloca exactamente dos fichas.',
    begin: 'Coloca dos fichas, o tres campesinos o más.',
    one: 'Coloca una ficha más.',
    last: 'Coloca tu última ficha.',
    more: 'Sigue colocando o pulsa Listo.',
    done: 'Pulsa Listo para puntuar y rellenar.',
    score: 'Hay varios lugares rodeados: elige qué se puntúa ahora.',
    card: 'Eres quien más fichas tiene: elige una carta de Zigurat.',
    again: '¿Quieres usar ahora tu turno adicional?',
  },

  places: {
    city: (symbols) => `ciudad de ${symbols}`,
    ziggurat: 'zigurat',
    scoredZiggurat: 'zigurat ya puntuado',
    field: (value) => `cultivo de valor ${value}`,
    cityField: (now) => `cultivo con el símbolo de ciudad, ahora vale ${now}`,
    land: 'tierra libre',
    river: 'río libre',
    unused: 'tierra que no se usa',
    token: (token, name) => `${token} de ${name}`,
    hidden: (name) => `ficha boca abajo de ${name}`,
    ownHidden: (token) => `tu ${token}, boca abajo`,
    beside: (places) => `junto a ${places}`,
    and,
  },

  describe: {
    turn: (name) => `Le toca a ${name}.`,
    player: (name, total, won, stand, reserve) =>
      `${name}: ${points(total)}, ciudades ganadas: ${won}, ${tokens(stand)} en el atril, ${reserve} en la reserva.`,
    stand: (held) => `Tu atril: ${held}.`,
    reserve: (held) => `Tu reserva contiene ${held}.`,
    cards: (name, cards) => `Cartas de Zigurat de ${name}: ${cards}.`,
    display: (cards) => `Cartas de Zigurat disponibles: ${cards}.`,
    city: (hex, symbols, open, beside) =>
      `Ciudad en ${hex}, símbolos ${symbols}; ${open}; junto a la ciudad: ${beside}.`,
    ziggurat: (hex, open, beside) => `Zigurat en ${hex}; ${open}; junto al zigurat: ${beside}.`,
    scored: (hex) => `Zigurat en ${hex}, ya puntuado.`,
    fields: (fields) => `Cultivos: ${fields}.`,
    tokens: (name, held) => `Fichas de ${name} en el tablero: ${held}.`,
    faceDown: 'boca abajo',
    waiting: (places) => `Por puntuar: ${places}.`,
    surrounded: 'sin tierra libre',
    open: (hexes) => `tierra libre ${hexes}`,
    nothing: 'nada',
    spent: 'gastada',
  },

  reasons: {
    sum: (n, parts) => `${n} = ${parts.join(' + ')}`,
    nobles: (n, kind) => count(n, TOKENS[kind][0], TOKENS[kind][1]),
    ziggurats: (n) => count(n, 'zigurat', 'zigurats'),
    field: (n) => `cultivo de valor ${n}`,
    cities,
    card: (card) => `carta ${card}`,
    takesCity: (name, n) => `${name} se lleva la ciudad: ${tokens(n)} junto a la ciudad`,
    cityTied: 'Empate: la loseta se descarta',
    choosesCard: (name, n) => `${name} elige una carta: ${tokens(n)} junto al zigurat`,
    cardTied: 'Empate: nadie toma carta',
    took: (name, card, cardName) => `${name} toma la carta ${card}: ${cardName}`,
    surrounds: (place) => `rodea: ${place}`,
    nothing: 'no puntúa nada al momento',
  },

  spoken: spokenEs,
  census: censusEs,

  labels: {
    board: 'Tablero de Babylonia',
    map: 'Mapa. Las flechas, Inicio, Fin, Re Pág y Av Pág pasan de hexágono en hexágono; Intro elige.',
    rivers: { tigris: 'Tigris', euphrates: 'Éufrates' },
    north: 'N',
    unused: 'no se usa',
    zoomIn: 'Más cerca',
    zoomOut: 'Más lejos',
    whole: 'Todo el mapa',
    cards: 'Cartas de Zigurat',
    close: 'Cerrar',
    cancel: 'Devolver',
    stand: 'Tu atril',
    noStand: 'Estás mirando: los atriles están ocultos',
    emptyStand: 'Tu atril está vacío',
    actions: 'Acciones',
    done: 'Listo',
    placeHere: 'Colocar aquí',
    chooseToken: '¿Qué ficha va aquí?',
    ownedBy: (name) => `de ${name}`,
    spent: 'gastada',
    reserve: (n) => `${tokens(n)} en la reserva`,
    standSize: (n) => `${tokens(n)} en el atril`,
    citiesWon: (n) => count(n, 'ciudad ganada', 'ciudades ganadas'),
    ifNow: 'Si se puntuara ahora',
    leads: 'va en cabeza',
    tied: 'Nadie en cabeza',
    besideOne: (n) => `${n} al lado`,
    openLeft: (n) => `${count(n, 'hexágono', 'hexágonos')} de tierra sin ocupar`,
    surrounded: 'Sin tierra libre: se puntuará',
    scoredBefore: 'Ya puntuado. Las fichas colocadas junto al zigurat siguen pagando.',
    touches: (n) => `Tus fichas tocan ${count(n, 'zigurat', 'zigurats')}`,
    fieldOpen: 'Tus campesinos pueden entrar',
    fieldShut: 'Tu campesino necesita una ficha tuya al lado',
    scoring: 'Puntuación',
    citiesLeft: (n) => `${count(n, 'ciudad', 'ciudades')} en el tablero`,
    keys: 'Teclas',
    keyList: [
      ['1 2 3 4', 'mercader, funcionario, sacerdote, campesino'],
      ['M S P F', 'lo mismo por letra: S es funcionario, P es sacerdote'],
      ['← ↑ ↓ →', 'de hexágono en hexágono'],
      ['Inicio Fin RePág AvPág', 'en diagonal'],
      ['Intro', 'colocar, o mirar una ciudad'],
      ['E', 'Listo'],
      ['C', 'cartas de Zigurat'],
      ['+ − 0', 'más cerca, más lejos, todo el mapa'],
      ['Esc', 'devolver'],
    ],
  },
};

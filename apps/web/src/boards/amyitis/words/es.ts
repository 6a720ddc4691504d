import { spanish } from '../../../i18n/grammar.ts';
import { CITIES } from '../rules.ts';
import { censusEs } from './census.es.ts';
import { clauses } from './es-clauses.ts';
import { BOX_NAMES, eventsInSpanish } from './es-events.ts';
import { forecast } from './es-forecast.ts';
import { labels } from './es-labels.ts';
import type { Phrases } from './phrases.ts';
import { spokenEs } from './spoken.es.ts';

const { count, and, plural } = spanish;
const talents = (n: number) => count(n, 'talento', 'talentos');
const camels = (n: number) => count(n, 'camello', 'camellos');
const points = (n: number) => count(n, 'punto', 'puntos');

/** What somebody who was named just before does not get. */
const loses = (n: number) => `, que deja de ganar ${points(n)} en su próximo turno.`;

const names = {
  talents,
  camels,
  points,
  tokens: (n: number, resource: string) => `${n} de ${resource}`,
  card: (kind: string, level: number) => (level > 0 ? `${kind} ${level}` : `un ${kind}`),
  anyCard: 'una carta de corte a elección',
  causes: {
    P2: 'por haber pasado',
    R2: 'Banquero',
    C4: 'mercader',
    E3: 'Ishtar',
    E5: 'Tammouz',
    G6: 'loseta',
    K5: 'Caravanero',
  },
  sources: {
    engineers: 'Ingenieros',
    tiles: 'Losetas de jardín',
    irrigation: 'Más agua alrededor de un jardín',
    palaces: 'Palacios',
    bankers: 'Banqueros',
    babylon: 'Ventas en Babilonia',
    temples: 'Templo de Marduk',
    favour: 'Favor de Amyitis',
    tokens: 'Fichas guardadas',
  },
} as const;

/** Amyitis in Spanish. */
export const es: Phrases = {
  ...names,
  title: 'Amyitis',
  resources: BOX_NAMES.resources,
  crafts: BOX_NAMES.crafts,
  temples: ['Ishtar', 'Marduk', 'Tammouz'],
  court: BOX_NAMES.court,
  cities: CITIES.map(({ name }) => (name === 'Babylon' ? 'Babilonia' : name)),
  neutral: 'un cubo neutral',
  channel: (one, other) => `el canal entre las terrazas ${one} y ${other}`,
  gardeners: (n) => count(n, 'Jardinero', 'Jardineros'),
  tiles: (n) => count(n, 'loseta', 'losetas'),
  and,
  events: eventsInSpanish(names),

  denies: {
    card: (name, n) => `Se lleva la carta que quiere ${name}${loses(n)}`,
    craftsman: (name, n) => `Recluta el oficio que quiere ${name}${loses(n)}`,
    garden: (name, n) => `Planta donde quiere plantar ${name}${loses(n)}`,
    channel: (name, n) => `Ocupa el canal que quiere ${name}${loses(n)}`,
    field: (name, n) => `Ocupa el campo que quiere ${name}${loses(n)}`,
    temple: (name, n) => `Frena en un templo a ${name}${loses(n)}`,
    blocks: (name, n) => `${name} deja de ganar ${points(n)} en su próximo turno.`,
  },
  moves: {
    pass: 'Pasar',
    keep: 'No cambiar nada',
    recruit: (craft, group, price) =>
      `Reclutar ${craft} (grupo ${group}, ${price === 0 ? 'gratis' : talents(price)})`,
    caravan: (city, cost) => `Caravana a ${city} (${camels(cost)})`,
    field: (row, resource) => `Fila ${row} de los campos: tomar ${resource}`,
    temple: (temple) => `Sacerdote a ${temple}`,
    procession: (temple) => `Procesión a ${temple}`,
    irrigate: (channel) => `Regar ${channel}`,
    sell: (tokens, gain) => `Vender ${tokens} por ${points(gain)}`,
    buy: (card) => `Comprar ${card}`,
    court: (card) => `Tomar ${card}`,
    plant: (square, tile) => `Plantar la terraza ${square} (${tile})`,
    pay: (resource) => `Pagar ${resource}`,
    discard: (resource) => `Descartar ${resource}`,
    take: (resource) => `Tomar el Caravanero con ${resource}`,
    takeCamel: 'Tomar un camello',
    takeTalent: 'Tomar un talento',
    swap: (gave, took) => `Cambiar ${gave} por ${took}`,
  },

  why: {
    talents: (needed, held) => `Cuesta ${talents(needed)} y tienes ${held}.`,
    camels: (needed, held) => `Pide ${camels(needed)} y tienes ${held}.`,
    token: (resource) => `Pide ${resource}, y no tienes ni ${resource} ni vino.`,
    tokens: (one, other) => `Pide ${one} y ${other}; el vino puede sustituir a cualquiera.`,
    dry: 'Aún no llega agua a ninguna terraza con loseta.',
    quality: (needed, plant, gardeners) =>
      `Hace falta calidad ${needed}: la planta de calidad ${plant} y ${gardeners === 0 ? 'ningún Jardinero' : count(gardeners, 'Jardinero', 'Jardineros')} suman ${plant + gardeners}.`,
    gone: (card) => `No queda ${card}.`,
    highest: (card) => `Ya tienes el nivel más alto de ${card}.`,
    here: 'La caravana está aquí y debe seguir.',
    nothingToSell: 'No tienes fichas que vender.',
    short: {
      camels: (needed) => `pide ${camels(needed)}`,
      token: (resource) => `sin ${resource}`,
      dry: 'aún sin agua',
      quality: 'poca calidad',
      gone: 'agotado',
      here: 'caravana aquí',
      nothingToSell: 'sin fichas',
    },
  },

  gist: {
    less: (what) => `−${what}`,
    more: (what) => `+${what}`,
    other: (name, what) => `${name}: ${what}`,
    expels: (owner) => `expulsa a ${owner}`,
    neutral: (n) =>
      `${plural(n, 'entra', 'entran')} ${count(n, 'cubo neutral', 'cubos neutrales')}`,
    reaped: (winner) =>
      winner === null
        ? 'fila llena: sin Jardinero (empate)'
        : `fila llena: Jardinero para ${winner}`,
    noGardener: 'fila llena: no queda ningún Jardinero',
    forgone: (card) => `${card}: no queda`,
    flips: (plant) => `la carta pasa a ${plant}`,
    next: (prompt) => `Después: ${prompt}`,
    nothing: 'Nada cambia de manos.',
    newRound: 'La ronda termina; lo que venga después aún no se sabe.',
    tied: 'agua compartida: sin puntos',
  },

  clauses,
  endings: { gardens: 'Los jardines están plantados', agreed: 'Terminada de común acuerdo' },
  options: { doubleEdges: 'Bordes con dos zonas de riego', limitedSupplies: 'Reservas limitadas' },
  values: {
    doubleEdges: {
      8: '8: todos los que tocan los pisos 3 y 4',
      4: '4: solo entre los pisos 3 y 4',
    },
    limitedSupplies: {
      false: 'No: las reservas no se agotan',
      true: 'Sí: bienes y cubos pueden agotarse',
    },
  },

  prompts: {
    over: 'La partida ha terminado.',
    watching: 'Estás mirando.',
    waiting: 'Otro jugador está decidiendo.',
    ask: {
      turn: 'Recluta, guía la caravana o pasa.',
      field: 'Elige una fila de los campos para tu campesino.',
      temple: 'Elige un templo para tu sacerdote.',
      irrigate: 'Elige un canal iluminado para tu ingeniero.',
      sell: 'Elige una o dos fichas para vender en Babilonia.',
      buy: 'Elige la carta de corte que compras.',
      plant: 'Elige una terraza iluminada para plantar.',
      court: 'La loseta da una carta de corte: elígela.',
      take: 'Elige de qué Caravanero tomas la ficha.',
      procession: 'Fin de ronda: elige un templo para tu cubo de la procesión.',
      reward: 'Ishtar te favorece: toma un camello o un talento.',
      swap: 'Tammouz te deja cambiar una ficha; elígela o quédate con todo.',
    },
    tammouz: 'Tammouz te favorece: elige una fila de los campos.',
    babylon: 'La venta incluye agua: elige un canal iluminado.',
    discard: (n) => `Demasiadas fichas: descarta ${n}.`,
    pay: (asked) => `Paga con ${asked} o con vino.`,
  },

  describe: {
    round: (round, first) => `Ronda ${round}; el jugador inicial es ${first}.`,
    turn: (name) => `Le toca a ${name}.`,
    tiles: (left, end) =>
      `${count(left, 'loseta queda', 'losetas quedan')}; la partida termina con la ronda que deje ${end} o menos.`,
    passed: (list) => `Jugadores que han pasado: ${list}.`,
    group: (number, price, cards) =>
      `Grupo de oficios ${number}, ${price === 0 ? 'gratis' : talents(price)}: ${cards}.`,
    player: (name, total) => `${name}: ${points(total)}.`,
    supply: (goods) => `Bienes: ${goods}.`,
    cards: (cards) => `Cartas de corte: ${cards}.`,
    won: (n) => `Jardines plantados: ${n}.`,
    temple: (name, cubes) => `Templo de ${name}, del cubo más nuevo al más viejo: ${cubes}.`,
    field: (row, cubes, next) =>
      `Fila ${row} de los campos: ${cubes}; lo siguiente que crece: ${next}.`,
    city: (name, deal, here) => `${name}: ${deal}${here ? ' La caravana está aquí.' : ''}`,
    square: (name, floor, content, watered) =>
      `Terraza ${name}, piso ${floor}: ${content}${watered ? ', regada' : ''}.`,
    planted: (name) => `plantada por ${name}`,
    channels: (list) => `Canales regados: ${list}.`,
    court: (list) => `Cartas de corte que quedan: ${list}.`,
    nothing: 'nada',
    none: 'ninguna',
  },
  labels,
  spoken: spokenEs,
  census: censusEs,
  forecast,
};

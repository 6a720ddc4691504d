import { spanish } from '../../../i18n/grammar.ts';
import { endedInSpanish } from '../../common/ended.ts';
import { cellName, stackName } from '../rules.ts';
import { censusEs } from './census.es.ts';
import { clauses } from './es-clauses.ts';
import { labels } from './es-labels.ts';
import type { Phrases } from './phrases.ts';
import { esQuarry } from './quarry.ts';
import { spokenEs } from './spoken.es.ts';

const { count, plural, and } = spanish;
const pillars = (n: number) => count(n, 'pilar', 'pilares');
const points = (n: number) => count(n, 'punto', 'puntos');
const STARTING = 'inicial';
const SYMBOLS = ['fuente', 'puente', 'escalera', 'estatua'];
const KINDS = {
  fountain: 'una fuente',
  bridge: 'un puente',
  stairway: 'una escalera',
  statue: 'una estatua',
} as const;
const shown = (symbol: number) =>
  symbol < 0 ? 'la casilla en blanco' : `el símbolo de ${SYMBOLS[symbol]}`;

/** Babylon en español. */
export const es: Phrases = {
  title: 'Babylon',
  materials: ['basalto', 'granito', 'arcilla', STARTING],
  flowers: ['blanca', 'rosa', 'azul', 'amarilla'],
  symbols: SYMBOLS,
  belvedere: 'mirador',
  corners: ['noroeste', 'noreste', 'sureste', 'suroeste'],
  effects: {
    single: { name: '+1 pilar', text: 'Cada turno empieza con un pilar sencillo.' },
    double: {
      name: '+1 doble',
      text: 'Cada turno empieza con un pilar doble; sin usar, se pierde.',
    },
    change: { name: 'Cambio', text: 'Un símbolo de una loseta de este turno puede ser otro.' },
    fill: {
      name: 'Relleno',
      text: 'Una casilla en blanco de una loseta de este turno puede recibir un símbolo.',
    },
    flower: { name: 'Flor propia 2', text: 'Tu propia flor da dos pilares en vez de uno.' },
    minus: { name: '−1 pilar', text: 'Excavar da un pilar menos.' },
    blank: { name: 'Sin efecto', text: 'Esta ronda nada cambia.' },
  },
  categories: {
    statues: 'Estatuas',
    fountains: 'Fuentes',
    bridges: 'Puentes',
    stairways: 'Escaleras',
    diversity: 'Conjuntos de elementos',
    flowers: 'Conjuntos de flores',
    belvederes: 'Miradores',
    height: 'Punto más alto',
  },
  tile: (material, flower, symbols) => `${material}, flor ${flower}, ${symbols}`,
  and,
  pieceAt: (piece, cells) => `${piece} en ${cells}`,
  tilePiece: (material, flower, cell, level) =>
    `la loseta ${material === STARTING ? material : `de ${material}`} con flor ${flower} en ${cell}, nivel ${level}`,

  events: {
    opened: ({ rounds }) =>
      `La cantera está lista; ${plural(rounds, 'se jugará 1 ronda', `se jugarán ${rounds} rondas`)}.`,
    removed: ({ seat, stack, tile }, say) =>
      `${say.name(seat)} retira arcilla de ${stackName(stack)}: ${say.tile(tile)}.`,
    revealed: ({ stack, tile }, say) =>
      stack === null || tile === null
        ? null
        : `El montón ${stackName(stack)} muestra ahora ${say.tile(tile)}.`,
    round: ({ round, effect }) => `Ronda ${round}: ${es.effects[effect].text}`,
    turn: ({ seat, round }, say) => `Turno de ${say.name(seat)}, ronda ${round}.`,
    gained: ({ seat, pillar }, say) =>
      `${say.name(seat)} recibe un pilar ${pillar === 'single' ? 'sencillo' : 'doble'} de la ficha de ronda.`,
    dug: ({ seat, stack, tile, income }, say) =>
      `${say.name(seat)} excava en ${stackName(stack)}: ${say.tile(tile)}, y ${pillars(income.total)}.`,
    built: ({ seat, laid, singles, swapped, gift, belvedere, hidden }, say) =>
      `${say.name(seat)} coloca ${say.tile(laid.tile)} en ${cellName(laid.cell)}, nivel ${laid.level}, ` +
      `por ${pillars(singles + swapped)}${gift ? ' y el doble de la ficha' : ''}` +
      (belvedere === null ? '' : `, con un mirador en ${cellName(belvedere)}`) +
      (hidden.length === 0 ? '.' : `; fuera de la vista: ${and(hidden.map(say.piece))}.`),
    altered: ({ seat, cell, from, to }, say) =>
      `${say.name(seat)} convierte ${shown(from)} de ${cellName(cell)} en ${shown(to)}.`,
    reverted: ({ cell, to }) => `La casilla ${cellName(cell)} vuelve a mostrar ${shown(to)}.`,
    decorated: ({ seat, item }, say) =>
      `${say.name(seat)} construye ${KINDS[item.kind]} en ${say.cells(item.cells)}, ` +
      `nivel ${[...new Set(item.levels)].join(' a ')}.`,
    stored: ({ seat, tile, replaced }, say) =>
      `${say.name(seat)} guarda ${say.tile(tile)}` +
      (replaced === null ? '.' : ` y descarta ${say.tile(replaced)}.`),
    discarded: ({ seat, tile }, say) => `${say.name(seat)} descarta ${say.tile(tile)}.`,
    returned: ({ seat, singles, doubles }, say) =>
      `${say.name(seat)} devuelve ${and([
        ...(singles > 0 ? [pillars(singles)] : []),
        ...(doubles > 0 ? [count(doubles, 'pilar doble', 'pilares dobles')] : []),
      ])}.`,
    scored: ({ seat, points: n, pieces }, say) =>
      `${say.name(seat)} suma ${points(n)}` +
      (pieces.length === 0 ? '.' : `: ${pieces.map(say.piece).join(', ')}.`),
    ended: endedInSpanish(),
  },

  denies: {
    tile: (name, n) =>
      `Se lleva la loseta que quiere ${name}, que deja de ganar ${points(n)} en su próximo turno.`,
    blocks: (name, n) => `${name} deja de ganar ${points(n)} en su próximo turno.`,
  },
  moves: {
    remove: (stack) => `Retirar arcilla de ${stack}`,
    dig: (stack, tile, income) => `Excavar ${stack}: ${tile} (+${pillars(income)})`,
    build: (source, cell, level, turns, open) =>
      `Colocar ${source} en ${cell}, nivel ${level}, giro ${turns * 90}°` +
      (open === null ? '' : `, esquina ${open} abierta`),
    symbol: (cell, symbol) => `${cell} pasa a ${symbol}`,
    item: (item, cells) => `${item[0].toUpperCase()}${item.slice(1)} en ${cells}`,
    done: 'Acabar de construir',
    store: 'Guardar la loseta nueva',
    storeOver: 'Guardar la nueva, descartar la guardada',
    discard: 'Descartar la loseta nueva',
  },
  clauses,
  tieBreak: 'gana quien deja ver menos casillas de su tablero desde arriba',
  endings: { rounds: 'Terminó la última ronda', agreed: 'Terminada de común acuerdo' },
  options: {
    strictSupplies: 'Suministro de piezas',
    highestPoint: 'El punto más alto vale',
    underBridge: 'Bajo un puente puede haber',
  },
  values: {
    strictSupplies: { false: 'Inagotable', true: 'El de la caja' },
    highestPoint: { squared: 'Su nivel al cuadrado', doubled: 'El doble de su nivel' },
    underBridge: {
      clear: 'Losetas más bajas, sin piezas justo debajo',
      anything: 'Cualquier cosa más baja',
      bareBoard: 'Solo el tablero desnudo',
    },
  },

  prompts: {
    over: 'La partida ha terminado.',
    watching: 'Estás mirando.',
    waiting: 'Espera a los demás jugadores.',
    remove: (left) =>
      `Retira una loseta de arcilla de la cantera (${plural(left, 'queda', 'quedan')} ${left}).`,
    dig: 'Excava: toma una loseta de la cantera.',
    build: 'Coloca losetas o elementos y pulsa Listo.',
    decorate: 'Construye elementos o pulsa Listo.',
    store: 'Guarda la loseta nueva o descártala.',
  },

  describe: {
    turn: (name, round, rounds) => `Ronda ${round} de ${rounds}. Es el turno de ${name}.`,
    over: 'La partida ha terminado.',
    token: (effect) => `Ficha de ronda: ${effect}`,
    emptyStack: (stack) => `${stack}: agotado.`,
    player: (name, total, stock, kept) =>
      `${name}: ${points(total)}, ${pillars(stock)}${kept === null ? '' : `, guarda ${kept}`}.`,
    laid: (tile, cell, level, open) =>
      `${tile}, en ${cell}, nivel ${level}${open === null ? '' : `, mirador en ${open}`}.`,
    item: (item, cells, levels) => `${item} en ${cells}, nivel ${levels}.`,
    noTiles: 'Aún no hay nada construido.',
    dug: (tile) => `En la mano: ${tile}.`,
  },
  labels,
  quarry: esQuarry,
  spoken: spokenEs,
  census: censusEs,
};

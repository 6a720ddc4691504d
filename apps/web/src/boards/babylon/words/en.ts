import { english } from '../../../i18n/grammar.ts';
import { endedInEnglish } from '../../common/ended.ts';
import { cellName, stackName } from '../rules.ts';
import { censusEn } from './census.en.ts';
import { clauses } from './en-clauses.ts';
import { labels } from './en-labels.ts';
import type { Phrases } from './phrases.ts';
import { enQuarry } from './quarry.ts';
import { spokenEn } from './spoken.en.ts';

const { count, plural, and } = english;
const pillars = (n: number) => count(n, 'pillar', 'pillars');
const points = (n: number) => count(n, 'point', 'points');
const SYMBOLS = ['fountain', 'bridge', 'stairway', 'statue'];
const shown = (symbol: number) => (symbol < 0 ? 'a blank space' : `the ${SYMBOLS[symbol]} symbol`);

/** Babylon in English. */
export const en: Phrases = {
  title: 'Babylon',
  materials: ['basalt', 'granite', 'clay', 'starting'],
  flowers: ['white', 'pink', 'blue', 'yellow'],
  symbols: SYMBOLS,
  belvedere: 'belvedere',
  corners: ['north-west', 'north-east', 'south-east', 'south-west'],
  effects: {
    single: { name: '+1 pillar', text: 'Every turn begins with a single pillar.' },
    double: {
      name: '+1 double',
      text: 'Every turn begins with a double pillar; unused it is lost.',
    },
    change: { name: 'Change', text: 'One symbol of a tile laid this turn may become another.' },
    fill: { name: 'Fill', text: 'One blank space of a tile laid this turn may get a symbol.' },
    flower: { name: 'Own flower 2', text: 'Your own flower brings two pillars, not one.' },
    minus: { name: '−1 pillar', text: 'Digging brings one pillar less.' },
    blank: { name: 'No effect', text: 'This round nothing is different.' },
  },
  categories: {
    statues: 'Statues',
    fountains: 'Fountains',
    bridges: 'Bridges',
    stairways: 'Stairways',
    diversity: 'Sets of items',
    flowers: 'Sets of flowers',
    belvederes: 'Belvederes',
    height: 'Highest point',
  },
  tile: (material, flower, symbols) => `${material}, ${flower} flower, ${symbols}`,
  and,
  pieceAt: (piece, cells) => `${piece} at ${cells}`,
  tilePiece: (material, flower, cell, level) =>
    `the ${material} tile with the ${flower} flower at ${cell}, level ${level}`,

  events: {
    opened: ({ rounds }) =>
      `The quarry is laid out; ${plural(rounds, '1 round is', `${rounds} rounds are`)} to be played.`,
    removed: ({ seat, stack, tile }, say) =>
      `${say.name(seat)} removes clay from ${stackName(stack)}: ${say.tile(tile)}.`,
    revealed: ({ stack, tile }, say) =>
      stack === null || tile === null
        ? null
        : `Stack ${stackName(stack)} now shows ${say.tile(tile)}.`,
    round: ({ round, effect }) => `Round ${round}: ${en.effects[effect].text}`,
    turn: ({ seat, round }, say) => `${say.name(seat)}’s turn, round ${round}.`,
    gained: ({ seat, pillar }, say) =>
      `${say.name(seat)} gets a ${pillar} pillar from the round token.`,
    dug: ({ seat, stack, tile, income }, say) =>
      `${say.name(seat)} digs at ${stackName(stack)}: ${say.tile(tile)}, and ${pillars(income.total)}.`,
    built: ({ seat, laid, singles, swapped, gift, belvedere, hidden }, say) =>
      `${say.name(seat)} lays ${say.tile(laid.tile)} at ${cellName(laid.cell)}, level ${laid.level}, ` +
      `for ${pillars(singles + swapped)}${gift ? ' and the token’s double' : ''}` +
      (belvedere === null ? '' : `, with a belvedere at ${cellName(belvedere)}`) +
      (hidden.length === 0 ? '.' : `; out of sight now: ${and(hidden.map(say.piece))}.`),
    altered: ({ seat, cell, from, to }, say) =>
      `${say.name(seat)} turns ${shown(from)} at ${cellName(cell)} into ${shown(to)}.`,
    reverted: ({ cell, to }) => `Space ${cellName(cell)} shows ${shown(to)} again.`,
    decorated: ({ seat, item }, say) =>
      `${say.name(seat)} builds a ${item.kind} at ${say.cells(item.cells)}, ` +
      `level ${[...new Set(item.levels)].join(' to ')}.`,
    stored: ({ seat, tile, replaced }, say) =>
      `${say.name(seat)} stores ${say.tile(tile)}` +
      (replaced === null ? '.' : ` and discards ${say.tile(replaced)}.`),
    discarded: ({ seat, tile }, say) => `${say.name(seat)} discards ${say.tile(tile)}.`,
    returned: ({ seat, singles, doubles }, say) =>
      `${say.name(seat)} gives back ${and([
        ...(singles > 0 ? [pillars(singles)] : []),
        ...(doubles > 0 ? [count(doubles, 'double pillar', 'double pillars')] : []),
      ])}.`,
    scored: ({ seat, points: n, pieces }, say) =>
      `${say.name(seat)} scores ${points(n)}` +
      (pieces.length === 0 ? '.' : `: ${pieces.map(say.piece).join(', ')}.`),
    ended: endedInEnglish(),
  },

  denies: {
    tile: (name, n) => `Takes the tile ${name} wants, worth ${points(n)} to them next turn.`,
    blocks: (name, n) => `Keeps ${name} from scoring ${points(n)} next turn.`,
  },
  moves: {
    remove: (stack) => `Remove clay at ${stack}`,
    dig: (stack, tile, income) => `Dig ${stack}: ${tile} (+${pillars(income)})`,
    build: (source, cell, level, turns, open) =>
      `Lay ${source} at ${cell}, level ${level}, turned ${turns * 90}°` +
      (open === null ? '' : `, ${open} corner open`),
    symbol: (cell, symbol) => `${cell} becomes ${symbol}`,
    item: (item, cells) => `${item[0].toUpperCase()}${item.slice(1)} at ${cells}`,
    done: 'Done building',
    store: 'Store the new tile',
    storeOver: 'Store the new tile, discard the kept one',
    discard: 'Discard the new tile',
  },
  clauses,
  tieBreak: 'fewer spaces of the own board seen from above win',
  endings: { rounds: 'The last round is over', agreed: 'Ended by agreement' },
  options: {
    strictSupplies: 'Supply of pieces',
    highestPoint: 'Highest point counts',
    underBridge: 'Below a bridge may lie',
  },
  values: {
    strictSupplies: { false: 'Endless', true: 'As many as in the box' },
    highestPoint: { squared: 'Its level squared', doubled: 'Twice its level' },
    underBridge: {
      clear: 'Lower tiles, no piece right below',
      anything: 'Anything lower',
      bareBoard: 'Only the bare board',
    },
  },

  prompts: {
    over: 'The game is over.',
    watching: 'You are watching.',
    waiting: 'Wait for the other players.',
    remove: (left) => `Remove a clay tile from the quarry (${left} to go).`,
    dig: 'Dig: take a tile from the quarry.',
    build: 'Lay a tile or put up items, then say Done.',
    decorate: 'Put up items if you like, then say Done.',
    store: 'Store the new tile or discard it.',
  },

  describe: {
    turn: (name, round, rounds) => `Round ${round} of ${rounds}. It is ${name}’s turn.`,
    over: 'The game is over.',
    token: (effect) => `Round token: ${effect}`,
    emptyStack: (stack) => `${stack}: used up.`,
    player: (name, total, stock, kept) =>
      `${name}: ${points(total)}, ${pillars(stock)}${kept === null ? '' : `, keeps ${kept}`}.`,
    laid: (tile, cell, level, open) =>
      `${tile}, at ${cell} on level ${level}${open === null ? '' : `, belvedere at ${open}`}.`,
    item: (item, cells, levels) => `${item} at ${cells}, level ${levels}.`,
    noTiles: 'Nothing is built yet.',
    dug: (tile) => `In hand: ${tile}.`,
  },
  labels,
  quarry: enQuarry,
  spoken: spokenEn,
  census: censusEn,
};

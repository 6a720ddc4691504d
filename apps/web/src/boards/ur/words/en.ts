import { english } from '../../../i18n/grammar.ts';
import { endedInEnglish } from '../../common/ended.ts';
import type { Square } from '../rules.ts';
import { censusEn } from './census.en.ts';
import type { Outcome, Phrases } from './phrases.ts';
import { spokenEn } from './spoken.en.ts';

const { count } = english;
const pieces = (n: number) => count(n, 'piece', 'pieces');

function way(from: Square | null, to: Square | null): string {
  const start = from ?? 'From the hand';
  return to === null ? `${start} home` : `${start} to ${to}`;
}

function besides({ captures, again }: Outcome): string {
  return `${captures ? ', captures' : ''}${again ? ', rolls again' : ''}`;
}

/** Ur in English. */
export const en: Phrases = {
  title: 'Ur',

  events: {
    turn: ({ seat, again }, say) =>
      again ? `A rosette: ${say.name(seat)} has another turn.` : null,
    rolled: ({ seat, roll, stuck }, say) =>
      `${say.name(seat)} rolls ${roll}${stuck ? ': nothing can move' : ''}.`,
    moved: ({ seat, leaves, lands }, say) => {
      if (lands === null) return `${say.name(seat)} brings a piece home from ${leaves}.`;
      return leaves === null
        ? `${say.name(seat)} brings a piece in to ${lands}.`
        : `${say.name(seat)} moves from ${leaves} to ${lands}.`;
    },
    captured: ({ seat, square }, say) =>
      `${say.name(seat)}'s piece on ${square} is captured and goes back to the hand.`,
    scored: ({ seat, points }, say) =>
      `${say.name(seat)} gains ${count(points, 'point', 'points')}.`,
    passed: ({ seat, roll }, say) => `${say.name(seat)} passes with a roll of ${roll}.`,
    ended: endedInEnglish('The race is over'),
  },

  moves: {
    go: (from, to, outcome) => `${way(from, to)}${besides(outcome)}`,
    stuck: (from) => (from ? `Move the piece on ${from}` : 'Bring in a piece'),
    pass: 'Pass',
  },
  denies: {
    moves: (name, points) =>
      `Stands in the way of ${name}, who could bring ${pieces(points)} home next turn.`,
    passes: (name, points) => `Leaves ${name} a turn worth ${count(points, 'point', 'points')}.`,
  },

  clauses: {
    S1: 'The board has twenty squares: three rows, joined by a bridge of two squares.',
    S2: 'Five squares are rosettes: A1, C1, B4, A7 and C7.',
    S3: 'Each player has seven pieces, or five if so agreed, all in the hand at first.',
    S4: 'Each of the four dice shows a mark or none. The roll is the number of marks.',
    S5: 'Player 1 makes the first move.',
    S6: 'Nothing is hidden: everyone sees the board, the hands and the roll.',
    P1: 'On the short path a piece enters at square 4 of its own row and leaves after square 7 of it.',
    P2: 'On the long path a piece goes once around the squares beyond the bridge and leaves on the other side.',
    P3: 'Pieces can meet only on squares that lie on both paths.',
    T1: 'It is not your turn. Wait for the other player.',
    T2: 'The dice are rolled before you decide.',
    T3: 'A piece moves exactly as many steps as the roll.',
    T4: 'You can move a piece, so you must. Choose one that is lit.',
    T5: 'You rolled 0, so no piece moves. Pass.',
    T6: 'After a move or a pass it is the other player’s turn, unless a rosette gives another one.',
    M1: 'No piece of yours stands there. Choose one of your own, on the board or in your hand.',
    M2: 'One of your own pieces already stands where this one would land. Choose another piece.',
    M3: 'Pieces on the way are passed over.',
    M4: 'A piece that lands on a rival’s piece sends it back to the hand.',
    M5: 'A rival’s piece stands on the rosette where you would land, and a rosette shelters it. Choose another piece.',
    M6: 'Landing on a rosette gives another turn.',
    M7: 'That is further than home, and home needs the exact roll. Choose another piece.',
    M8: 'A piece that is home stays there.',
    E1: 'The game is over: all pieces of a player are home.',
    E2: 'Each piece home is a point.',
    E3: 'If the game is ended by agreement, more pieces home win.',
  },
  endings: { home: 'All pieces home', agreed: 'Ended by agreement' },
  options: { path: 'Path', pieces: 'Pieces' },
  values: {
    path: { short: 'Short: 14 squares', long: 'Long: 16 squares, once around the far end' },
    pieces: { '7': '7 each', '5': '5 each, a quick race' },
  },
  sources: { home: 'Pieces home' },

  prompts: {
    over: 'The game is over.',
    watching: 'You are watching.',
    waiting: 'The other player is deciding.',
    move: (roll) => `You rolled ${roll}: choose a piece.`,
    pass: (roll) =>
      roll === 0
        ? 'You rolled 0: nothing moves, so pass.'
        : `You rolled ${roll}: none of your pieces can move, so pass.`,
  },

  describe: {
    won: (name) => `${name} has all pieces home and wins.`,
    turn: (name, roll) => `It is ${name}'s turn, and the roll is ${roll}.`,
    side: (name, hand, home, all) => `${name}: ${pieces(hand)} in hand, ${home} of ${all} home.`,
    on: (name, squares) => `${name}'s pieces on the board: ${squares}.`,
    piece: (square, position, rosette) =>
      `${square} (square ${position} of the path${rosette ? ', a rosette' : ''})`,
    none: 'none',
    path: (squares) => `Your path: ${squares}, home.`,
  },

  spoken: spokenEn,
  census: censusEn,

  labels: {
    board: 'Board of Ur. Arrow keys move between its squares.',
    actions: 'Actions',
    hand: (name, n) => `${name}'s hand: ${pieces(n)}`,
    home: (name, n, all) => `${name}'s home: ${n} of ${all}`,
    square: (square, rosette, owner) =>
      `${square}${rosette ? ', rosette' : ''}${owner ? `, ${owner}'s piece` : ', empty'}`,
    leads: (label, move) => `${label}. ${move}`,
    rolled: (name, roll) => `${name} rolled ${roll}`,
    youRolled: (roll) => `You rolled ${roll}`,
    you: 'You',
    handShort: 'hand',
    homeShort: 'home',
    captures: 'captures',
    again: 'roll again',
    comesHome: 'home',
    pass: 'Pass',
    noMove: (roll) => (roll === 0 ? 'nothing moves' : 'nothing can move'),
    keys: 'Keys',
    keyList: [
      ['1–7', 'move the first, second … piece of the list'],
      ['0', 'bring in a piece'],
      ['P', 'pass'],
      ['arrows', 'walk over the board; Enter moves'],
    ],
    counts: (hand, board, home) => `${pieces(hand)} in hand, ${board} on the board, ${home} home`,
  },
};

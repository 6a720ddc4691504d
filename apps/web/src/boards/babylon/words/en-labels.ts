import { english } from '../../../i18n/grammar.ts';
import type { Phrases } from './phrases.ts';

const { count } = english;
const SIDES = { tile: 'as high or lower', edge: 'edge', bottom: 'used up' } as const;

/** The labels of Babylon's board in English. */
export const labels: Phrases['labels'] = {
  sights: { garden: 'Garden', 'ground-plan': 'Ground plan', quarry: 'Quarry', points: 'Points' },
  sightsOf: 'What fills the board',
  gardenOf: (name) => `${name}’s garden in three dimensions`,
  groundPlanOf: (name) => `Ground plan of ${name}’s garden`,
  openGarden: (name) => `Look at ${name}’s garden`,
  myGarden: 'Back to my garden',
  quarry: 'Quarry',
  tally: 'What counts now',
  total: 'Total',
  counted: (points, formula) => (formula ? `${points} = ${formula}` : `${points}`),
  bare: 'Bare spaces',
  noPieces: 'nothing yet',
  gardenHint: 'Drag to turn, wheel to come nearer, shift-drag to move',
  gardenLost: 'The picture was lost; the ground plan stands in until it comes back.',
  gardenNone: 'This browser cannot draw in three dimensions. The ground plan can do everything.',
  gardenLoading: 'The garden is being laid out…',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  nearer: 'Nearer',
  farther: 'Farther',
  home: 'Whole garden',
  above: 'From above',
  newTile: 'New tile',
  keptTile: 'Kept tile',
  newShort: 'New tile',
  keptShort: 'Kept tile',
  noTile: 'none',
  items: 'Decorate',
  noItems: 'No item can be put up now.',
  alter: 'Alter a symbol',
  alterWhere: 'Choose a lit space to alter.',
  alterTo: (cell) => `${cell} becomes:`,
  rotate: 'Rotate',
  level: (level) => `Level ${level}`,
  nextLevel: (level) => `Level ${level}: choose the next`,
  allCorners: 'All corners borne',
  openCorner: (corner) => `Open: ${corner}`,
  nextCorner: (now) => `${now}. Choose another open corner`,
  buildHere: 'Lay it here',
  notHere: 'Not here.',
  whyNot: 'Why not?',
  needs: (pillars, stock) =>
    `This place needs ${count(pillars, 'pillar', 'pillars')}; you have ${stock}.`,
  needsAnywhere: (pillars, stock) =>
    `Laying a tile needs ${count(pillars, 'pillar', 'pillars')} at the least; you have ${stock}.`,
  cost: (singles, left) => `${count(singles, 'pillar', 'pillars')}, ${left} left`,
  pillars: (singles, doubles, statues) =>
    [
      ...(singles > 0 ? [count(singles, 'single', 'singles')] : []),
      ...(doubles > 0 ? [count(doubles, 'double', 'doubles')] : []),
      ...(statues > 0 ? [count(statues, 'statue', 'statues')] : []),
    ].join(', '),
  belvedere: 'belvedere',
  hides: (pieces) => `hides ${pieces}`,
  points: (points) =>
    `${points > 0 ? '+' : points < 0 ? '−' : '±'}${count(Math.abs(points), 'point', 'points')}`,
  choosePlace: 'Point at a lit place',
  stock: (singles) => count(singles, 'single pillar', 'single pillars'),
  doubles: (n) => count(n, 'double pillar', 'double pillars'),
  storage: 'Six can be stored at the end of the turn',
  token: 'Round token',
  dig: 'Dig',
  remove: 'Remove',
  done: 'Done',
  store: 'Store',
  discard: 'Discard',
  keys: 'Keys',
  keyList: [
    ['1 2 3', 'new tile, kept tile, decorate'],
    ['R', 'rotate the tile'],
    ['V', 'next level'],
    ['O', 'next open corner'],
    ['arrows', 'walk over the ground plan or quarry'],
    ['Enter', 'lay, build or dig there'],
    ['G', 'garden, ground plan, quarry, points'],
    ['E', 'done'],
    ['S, X', 'store, discard'],
  ],
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  roundShort: (round, rounds) => `${round}/${rounds}`,
  place: (cell, level, levels, cost) =>
    `${cell}: level ${level}, ${count(cost, 'pillar', 'pillars')}${levels > 1 ? `, ${levels} levels possible` : ''}`,
  noPlace: (cell, needs) =>
    needs === null
      ? `${cell}: not possible`
      : `${cell}: needs ${count(needs, 'pillar', 'pillars')}`,
  itemHere: (label, points) => `${label}, +${points}`,
  stack: (stack, height, tile) => `${stack}, ${height} high, ${tile}`,
  stackEmpty: 'used up',
  income: ({ sides, flower, minus, total }) => {
    const paid = Object.values(sides).flatMap((side) => (side === null ? [] : [SIDES[side]]));
    const parts = [
      ...(paid.length > 0 ? [`${paid.length} for its sides (${paid.join(', ')})`] : []),
      ...(flower > 0 ? [`${flower} for your flower`] : []),
      ...(minus > 0 ? [`${minus} less by the token`] : []),
    ];
    return `brings ${count(total, 'pillar', 'pillars')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
  },
  tags: (n) => `+${count(n, 'pillar', 'pillars')}`,
  kept: (tile) => `keeps ${tile}`,
};

import type { SpokenPhrases } from './spoken.ts';

/** What is said of Babylon in English. */
export const spokenEn: SpokenPhrases = {
  headings: { table: 'The table', quarry: 'Quarry' },
  groups: {
    items: 'Put up an item',
    symbols: 'Alter a symbol',
    turn: 'The turn',
    lay: (tile, cell) => `${tile} at ${cell}`,
  },
  turned: (material, flower, corners) => `${material}, ${flower} flower, ${corners.join(', ')}`,
  corner: (corner, symbol) => `${corner} ${symbol}`,
  blank: 'blank',
  bareSpace: 'bare',
  level: (level) => `level ${level}`,
  noSymbol: 'no symbol',
  openCorner: 'belvedere',
  underBridge: 'under a bridge',
  laidNow: 'laid this turn',
  garden: (name, spaces) => `${name}: ${spaces}.`,
  below: (spaces) => `Below: ${spaces}.`,
  row: (row, spaces) => `Row ${row}: ${spaces}.`,
  bareRow: (row) => `Row ${row}: bare.`,
  stack: (stack, height, tile, income) =>
    `Quarry ${stack}: ${height} high, ${tile}${income === null ? '' : `; ${income}`}.`,
  hand: (tiles) => `In hand: ${tiles}.`,
  held: (source, tile) => `${source} in hand: ${tile}.`,
  wish: (level, open) =>
    `${level === null ? '' : ` Level ${level} if possible.`}${open === null ? '' : ` Open corner: ${open}.`}`,
  decorating: 'Items are put up. Tab goes through those that can be built now.',
};

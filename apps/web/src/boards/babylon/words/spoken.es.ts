import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Babylon en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', quarry: 'Cantera' },
  groups: {
    items: 'Construir un elemento',
    symbols: 'Cambiar un símbolo',
    turn: 'El turno',
    lay: (tile, cell) => `${tile} en ${cell}`,
  },
  turned: (material, flower, corners) => `${material}, flor ${flower}, ${corners.join(', ')}`,
  corner: (corner, symbol) => `${corner} ${symbol}`,
  blank: 'en blanco',
  bareSpace: 'sin construir',
  level: (level) => `nivel ${level}`,
  noSymbol: 'sin símbolo',
  openCorner: 'mirador',
  underBridge: 'bajo un puente',
  laidNow: 'de este turno',
  garden: (name, spaces) => `${name}: ${spaces}.`,
  below: (spaces) => `Debajo: ${spaces}.`,
  row: (row, spaces) => `Fila ${row}: ${spaces}.`,
  bareRow: (row) => `Fila ${row}: sin construir.`,
  stack: (stack, height, tile, income) =>
    `Cantera ${stack}: altura ${height}, ${tile}${income === null ? '' : `; ${income}`}.`,
  hand: (tiles) => `En la mano: ${tiles}.`,
  held: (source, tile) => `${source} en la mano: ${tile}.`,
  wish: (level, open) =>
    `${level === null ? '' : ` Nivel ${level} si es posible.`}${open === null ? '' : ` Esquina abierta: ${open}.`}`,
  decorating: 'Se construyen elementos. El tabulador recorre los que se pueden construir ahora.',
};

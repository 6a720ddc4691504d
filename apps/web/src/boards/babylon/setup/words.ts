import type { Language } from '../../../table/kit.ts';

/** What the set-up of a position of Babylon says. */
export interface SetupWords {
  readonly height: (height: string) => string;
  readonly phase: string;
  readonly phases: { readonly [phase: string]: string };
  readonly round: string;
  readonly removals: string;
  readonly fresh: string;
  readonly dug: string;
  readonly kept: string;
  readonly none: string;
  readonly stock: string;
  readonly gardenOf: string;
  readonly act: string;
  readonly acts: { readonly tile: string; readonly clear: string };
  readonly tile: string;
  readonly turn: string;
  readonly higher: string;
  readonly lowest: string;
  readonly above: (levels: number) => string;
  readonly open: string;
  readonly allBorne: string;
  readonly hint: {
    readonly tile: string;
    readonly pair: string;
    readonly second: (cell: string) => string;
    readonly statue: string;
    readonly clear: string;
  };
  readonly refused: string;
}

const en: SetupWords = {
  height: (height) => `Stack of ${height}`,
  phase: 'What is decided',
  phases: {
    remove: 'which tiles are removed at the start',
    dig: 'where to dig',
    build: 'what to build',
    store: 'what to store',
    over: 'nothing: the game is over',
  },
  round: 'Round',
  removals: 'Tiles still to remove',
  fresh: 'Tiles laid this turn',
  dug: 'Tile just dug',
  kept: 'Kept tile',
  none: 'none',
  stock: 'Single pillars',
  gardenOf: 'Garden of',
  act: 'A press on the ground plan',
  acts: { tile: 'lays a tile', clear: 'takes away what is on top' },
  tile: 'Tile',
  turn: 'Turn the tile',
  higher: 'Level',
  lowest: 'as low as possible',
  above: (levels) => `${levels} above that`,
  open: 'Open corner',
  allBorne: 'none',
  hint: {
    tile: 'Press the space for the north-west corner of the tile. Pillars come by themselves.',
    pair: 'Press the space of one end, then that of the other.',
    second: (cell) => `One end is ${cell}. Press the other one.`,
    statue: 'Press a space.',
    clear: 'Press a space: an item goes first, then the tile.',
  },
  refused: 'The rules do not allow this:',
};

const es: SetupWords = {
  height: (height) => `Montón de ${height}`,
  phase: 'Qué se decide',
  phases: {
    remove: 'qué losetas se retiran al principio',
    dig: 'dónde excavar',
    build: 'qué construir',
    store: 'qué guardar',
    over: 'nada: la partida ha terminado',
  },
  round: 'Ronda',
  removals: 'Losetas por retirar',
  fresh: 'Losetas colocadas este turno',
  dug: 'Loseta recién excavada',
  kept: 'Loseta guardada',
  none: 'ninguna',
  stock: 'Pilares sencillos',
  gardenOf: 'Jardín de',
  act: 'Pulsar el plano',
  acts: { tile: 'coloca una loseta', clear: 'quita lo de encima' },
  tile: 'Loseta',
  turn: 'Girar la loseta',
  higher: 'Nivel',
  lowest: 'lo más bajo posible',
  above: (levels) => `${levels} por encima`,
  open: 'Esquina abierta',
  allBorne: 'ninguna',
  hint: {
    tile: 'Pulsa la casilla de la esquina noroeste de la loseta. Los pilares salen solos.',
    pair: 'Pulsa la casilla de un extremo y luego la del otro.',
    second: (cell) => `Un extremo es ${cell}. Pulsa el otro.`,
    statue: 'Pulsa una casilla.',
    clear: 'Pulsa una casilla: primero se quita el elemento y luego la loseta.',
  },
  refused: 'Las reglas no lo permiten:',
};

/** What the set-up of a position says, by language. */
export const SETUP_WORDS: { readonly [language in Language]: SetupWords } = { en, es };

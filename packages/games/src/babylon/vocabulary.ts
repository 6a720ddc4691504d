import type { Word } from '@nabu/kernel';
import { ALL_SYMBOLS, type BuildingSymbol, CELLS, STACKS, TOP_LEVEL } from './box.ts';
import { BRIDGE, FOUNTAIN, STAIRWAY } from './items.ts';
import {
  type Cell,
  cellOfPlace,
  type Direction,
  EAST,
  PLACES,
  placeOf,
  reaches,
  SOUTH,
  STEP,
  type Stack,
} from './map.ts';
import { ALL_CORNERS, ALL_TURNS, type Corner, type Turns } from './tiles.ts';

/** The tile just dug, or the one in the storage slot. */
export const SOURCES = ['new', 'kept'] as const;
export type Source = (typeof SOURCES)[number];

/** One decision. */
export type Move =
  /** `remove b3`: a clay tile leaves the quarry before the first round. [S6] */
  | (Word & { readonly type: 'remove'; readonly stack: Stack })
  /** `dig b3`: the top tile of a stack. [D1] */
  | (Word & { readonly type: 'dig'; readonly stack: Stack })
  /** `build new c4 r1 L2 open ne`: a tile is laid. [B1] */
  | (Word & {
      readonly type: 'build';
      readonly source: Source;
      /** The north-west cell of the place. */
      readonly cell: Cell;
      readonly turns: Turns;
      readonly level: number;
      /** The corner without a pillar, or null when all four are supported. */
      readonly open: Corner | null;
    })
  /** `symbol c4 fountain`: a round token alters a space. [R9] */
  | (Word & { readonly type: 'symbol'; readonly cell: Cell; readonly symbol: BuildingSymbol })
  /** `fountain c4-d4`, `bridge c4-e4`, `stairway c4-c5`: the west or north end first. */
  | (Word & {
      readonly type: 'fountain' | 'bridge' | 'stairway';
      readonly cell: Cell;
      readonly to: Cell;
      readonly direction: Direction;
    })
  /** `statue c4`. */
  | (Word & { readonly type: 'statue'; readonly cell: Cell })
  /** `done`: building is over; `store`, `discard`: what becomes of the dug tile. [T4] [T5] */
  | (Word & { readonly type: 'done' | 'store' | 'discard' });

/** The kinds of moves, and the moves of two kinds. */
export type MoveType = Move['type'];
export type BuildMove = Extract<Move, { readonly type: 'build' }>;
export type PairMove = Extract<Move, { readonly to: Cell }>;

/** Ways to use the corners of a place: all four, or one of them left open. */
export const WAYS = 5;

/** Where each kind of move begins in the vocabulary. */
export const REMOVE = 0;
export const DIG = REMOVE + STACKS;
export const DONE = DIG + STACKS;
export const STORE = DONE + 1;
export const DISCARD = DONE + 2;
export const STATUE_AT = DONE + 3;
export const SYMBOL_AT = STATUE_AT + CELLS;

/** By kind, direction and first cell: the index of the pair, -1 where it would leave the area. */
const PAIR_INDEX = new Int32Array(3 * 2 * CELLS).fill(-1);

/** The index of a fountain, bridge or stairway. */
export function pairIndex(kind: number, direction: number, cell: Cell): number {
  return PAIR_INDEX[((kind << 1) | direction) * CELLS + cell];
}

const PAIR_WORDS = ['fountain', 'bridge', 'stairway'] as const;

interface Parts {
  readonly stack?: Stack;
  readonly cell?: Cell;
  readonly to?: Cell;
  readonly direction?: Direction;
  readonly symbol?: BuildingSymbol;
}

/**
 * Words other than placements are made with every field in the same order, so that they share one
 * shape. Placements have a shape of their own and are short: there are so many that in a playout
 * fetching them from memory costs more than reading them.
 */
function word(index: number, type: MoveType, parts: Parts = {}): Move {
  const { stack = null, cell = null, to = null, direction = null, symbol = null } = parts;
  return Object.freeze({ index, type, cell, stack, to, direction, symbol }) as Move;
}

function makeVocabulary(): readonly Move[] {
  const words: Move[] = [];
  const add = (type: MoveType, parts?: Parts) => words.push(word(words.length, type, parts));
  for (const type of ['remove', 'dig'] as const)
    for (let stack = 0; stack < STACKS; stack++) add(type, { stack });
  for (const type of ['done', 'store', 'discard'] as const) add(type);
  for (let cell = 0; cell < CELLS; cell++) add('statue', { cell });
  for (let cell = 0; cell < CELLS; cell++)
    for (const symbol of ALL_SYMBOLS) add('symbol', { cell, symbol });
  for (const kind of [FOUNTAIN, BRIDGE, STAIRWAY] as const)
    for (const direction of [EAST, SOUTH] as const)
      for (let cell = 0; cell < CELLS; cell++) {
        const steps = kind === BRIDGE ? 2 : 1;
        if (!reaches(cell, direction, steps)) continue;
        PAIR_INDEX[((kind << 1) | direction) * CELLS + cell] = words.length;
        add(PAIR_WORDS[kind], { cell, to: cell + steps * STEP[direction], direction });
      }
  addBuilds(words);
  return Object.freeze(words);
}

/** The level varies slowest: most games stay low, and so only part of the words is ever fetched. */
function addBuilds(words: Move[]): void {
  const type = 'build';
  for (let level = 1; level <= TOP_LEVEL; level++)
    for (const source of SOURCES)
      for (let place = 0; place < PLACES; place++)
        for (const turns of ALL_TURNS)
          for (const open of [null, ...ALL_CORNERS]) {
            const cell = cellOfPlace(place);
            words.push(
              Object.freeze({ index: words.length, type, cell, source, turns, level, open }),
            );
          }
}

/** Every move of the game, each once, at its own index. */
export const VOCABULARY: readonly Move[] = makeVocabulary();

/** Where the placements begin in the vocabulary; they come last. */
const BUILD = VOCABULARY.length - SOURCES.length * PLACES * 4 * TOP_LEVEL * WAYS;

/** The index of a placement; `way` is 0 for four supports, else 1 plus the corner left open. */
export function buildIndex(
  source: number,
  cell: Cell,
  turns: number,
  level: number,
  way: number,
): number {
  const place = ((level - 1) * SOURCES.length + source) * PLACES + placeOf(cell);
  return BUILD + (place * 4 + turns) * WAYS + way;
}

/** What a tile's placement is made of. */
export type Laying = Pick<BuildMove, 'source' | 'cell' | 'turns' | 'level' | 'open'>;

/** The word of the vocabulary for each thing that can be done. */
export const moveOf = {
  remove: (stack: Stack) => VOCABULARY[REMOVE + stack],
  dig: (stack: Stack) => VOCABULARY[DIG + stack],
  build: ({ source, cell, turns, level, open }: Laying) => {
    const way = open === null ? 0 : open + 1;
    return VOCABULARY[buildIndex(SOURCES.indexOf(source), cell, turns, level, way)] as BuildMove;
  },
  statue: (cell: Cell) => VOCABULARY[STATUE_AT + cell],
  symbol: (cell: Cell, symbol: BuildingSymbol) =>
    VOCABULARY[SYMBOL_AT + cell * ALL_SYMBOLS.length + ALL_SYMBOLS.indexOf(symbol)],
  done: () => VOCABULARY[DONE],
  store: () => VOCABULARY[STORE],
  discard: () => VOCABULARY[DISCARD],
} as const;

/** Every fountain, bridge or stairway with an end on a cell: those that begin there come first. */
export function pairsAt(type: PairMove['type'], cell: Cell): readonly PairMove[] {
  const kind = PAIR_WORDS.indexOf(type);
  const steps = kind === BRIDGE ? 2 : 1;
  const starts = [cell, cell, cell - steps * STEP[EAST], cell - steps * STEP[SOUTH]];
  return starts.flatMap((start, i) => {
    const index = start < 0 ? -1 : pairIndex(kind, i & 1, start);
    return index < 0 ? [] : [VOCABULARY[index] as PairMove];
  });
}

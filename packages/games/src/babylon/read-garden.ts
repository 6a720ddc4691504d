import { PositionError, type Seat } from '@nabu/kernel';
import { CELLS, SYMBOLS, TOP_LEVEL } from './box.ts';
import { BRIDGE, type Item, STAIRWAY, STATUE, writeItem } from './items.ts';
import { DOUBLE, laidCell, laidLevel, OPEN, packLaid, SINGLE, SUPPORT_LETTERS } from './laid.ts';
import { type Cell, cellNamed, EAST, SOUTH, STEP, TO_CORNER } from './map.ts';
import { readHeights } from './rebuild.ts';
import type { State } from './state.ts';
import { tileNamed } from './tiles.ts';
import { readCells, readCount, readList, readWord } from './words.ts';

const heights = new Int8Array(CELLS);

/** Reads the tiles (`G`) or the items (`I`) of a garden; the tiles must come first. */
export function readGarden(state: State, key: string, seat: Seat, value: string): void {
  if (key === 'G')
    for (const word of readList(value)) state.laid[seat].push(readTile(state.laid[seat], word));
  else
    for (const word of readList(value)) state.items[seat].push(readDecoration(state, seat, word));
}

/** By kind of support: how many levels it spans. */
const REACH_OF: readonly number[] = [0, 1, 2, 1];

const TILE = /^(\w+)@([a-g][1-7])r([0-3])L(\d{1,2})(?::([-sdt]{4}))?$/;

/** `gp2@c4r1L2:ss-d`; the supports may be left out, then pillars stand wherever they reach. */
function readTile(laid: readonly number[], word: string): number {
  const [, name = '', space = '', turns = '', rise = '', letters] = TILE.exec(word) ?? [];
  const tile = tileNamed(name);
  const cell = cellNamed(space);
  if (tile === null || cell === null)
    throw new PositionError(`"${word}" is no laid tile; write gp2@c4r1L2 or gp2@c4r1L2:ss-d.`);
  const level = readCount(word, rise, 1, TOP_LEVEL);
  readHeights(laid, heights);
  const depths = TO_CORNER.map((step) => level - heights[cell + step]);
  if (depths.some((depth) => depth < 1))
    throw new PositionError(`"${word}": a tile at level ${level} or higher lies there already.`);
  if (laid.some((other) => laidCell(other) === cell))
    throw new PositionError(`"${word}": another tile has been laid at exactly this place.`);
  if (level > 1 && !laid.some((other) => laidLevel(other) === level - 1))
    throw new PositionError(`"${word}": there is no tile on level ${level - 1} yet.`);
  const kinds =
    letters === undefined
      ? depths.map((depth) => (depth === 1 ? SINGLE : depth === 2 ? DOUBLE : OPEN))
      : [...letters].map((letter) => SUPPORT_LETTERS.indexOf(letter));
  if (kinds.some((kind, corner) => kind !== OPEN && REACH_OF[kind] !== depths[corner]))
    throw new PositionError(`"${word}": these supports do not reach from the space below.`);
  if (kinds.filter((kind) => kind === OPEN).length > 1)
    throw new PositionError(`"${word}": fewer than three corners are supported.`);
  const supports = kinds.reduce((packed, kind, corner) => packed | (kind << (2 * corner)), 0);
  return packLaid(tile, cell, Number(turns), level, supports);
}

const ITEM = /^(\w+):([a-h][1-8](?:-[a-h][1-8])?)@(\d{1,2})(?:-(\d{1,2}))?$/;

/** `fountain:c4-d4@2`, `stairway:c4-c5@1-2`, `statue:c4@1` */
function readDecoration(state: State, seat: Seat, word: string): number {
  const [, name = '', spaces = '', near = '', far] = ITEM.exec(word) ?? [];
  const kind = readWord(word, name, SYMBOLS);
  const cells = readCells(word, spaces, kind === STATUE ? 1 : 2);
  const first = readCount(word, near, 1, TOP_LEVEL);
  const second = kind === STAIRWAY ? readCount(word, far ?? '', 1, TOP_LEVEL) : first;
  const levels = kind === STATUE ? [first] : [first, second];
  if (kind !== STATUE) checkPair(word, kind, cells, levels);
  cells.forEach((cell, end) => {
    if (!hasSpace(state.laid[seat], cell, levels[end]))
      throw new PositionError(`"${word}": no tile of the garden has a space there at this level.`);
  });
  const item: Item = { kind: SYMBOLS[kind], cells, levels };
  return writeItem(item);
}

function checkPair(
  word: string,
  kind: number,
  [near, far]: readonly Cell[],
  [first, second]: readonly number[],
): void {
  const steps = kind === BRIDGE ? 2 : 1;
  const inRow = far - near === steps * STEP[EAST] && far >> 3 === near >> 3;
  if (!inRow && far - near !== steps * STEP[SOUTH])
    throw new PositionError(`"${word}": its ends must be ${steps} apart, west or north first.`);
  if (Math.abs(first - second) !== (kind === STAIRWAY ? 1 : 0))
    throw new PositionError(`"${word}": the levels of its ends do not fit it.`);
}

function hasSpace(laid: readonly number[], cell: Cell, level: number): boolean {
  return laid.some(
    (tile) => laidLevel(tile) === level && TO_CORNER.some((step) => laidCell(tile) + step === cell),
  );
}

import type { Seat } from '@nabu/kernel';
import {
  type PositionWords,
  valueIn,
  withList,
  withoutWords,
  withWord,
} from '../../common/position-words.ts';
import {
  type Cell,
  type Corner,
  cellName,
  cellNamed,
  MATERIALS,
  positionItem,
  type SpaceView,
  type State,
  spaces,
  spacesOf,
  supportsText,
} from '../rules.ts';

/** How a tile is to be laid. */
export interface Laying {
  /** The tile's name, such as `gp2`. */
  readonly tile: string;
  readonly turns: number;
  /** How many levels above the lowest one that is possible. */
  readonly higher: number;
  /** The corner under which nothing stands, clockwise from the north-west; null for none. */
  readonly open: Corner | null;
}

/** Kinds of items by how many spaces they take. */
export type ItemKind = 'fountain' | 'stairway' | 'bridge' | 'statue';

/** The letters of the materials from the bottom of the quarry. */
const LAYERS = MATERIALS.map((name) => name[0]);

/** The position with a tile laid in a garden, its north-west corner on a cell, and taken from wherever it lay. */
export function withTile(
  words: PositionWords,
  seat: Seat,
  state: State,
  cell: Cell,
  laying: Laying,
): PositionWords {
  const ground = spaces(state, seat);
  const level = Math.max(...spacesOf(cell).map((each) => ground[each].level)) + 1 + laying.higher;
  const supports = supportsText(state, seat, cell, level, laying.open);
  const place = `${cellName(cell)}r${laying.turns}L${level}`;
  const text = `${laying.tile}@${place}:${supports}`;
  return withList(dug(words, laying.tile), `G${seat + 1}`, (on) => [...on, text]);
}

/**
 * Takes a tile from where it lies. In the quarry the topmost tile of its material takes its place, so that no stack
 * has a hole; what lay above that one is out of the game.
 */
function dug(words: PositionWords, tile: string): PositionWords {
  const held = words.filter(
    ({ name, value }) => value === tile && (name === 'new' || name.startsWith('kept')),
  );
  const left = withList(
    withoutWords(
      words,
      held.map(({ name }) => name),
    ),
    'X',
    (gone) => gone.filter((each) => each !== tile),
  );
  const quarry = valueIn(left, 'Q');
  if (!quarry.split(/[./]/).includes(tile)) return left;
  const stacks = quarry.split('/').map((stack) => (stack === '-' ? [] : stack.split('.')));
  const depth = LAYERS.indexOf(tile[0]);
  const reaching = stacks.filter((stack) => stack.length > depth);
  const lowest = reaching.reduce((low, stack) => (stack.length < low.length ? stack : low));
  const given = stacks.map((stack) =>
    stack.includes(tile) ? stack.with(depth, lowest[depth]) : stack,
  );
  const taken = given.with(stacks.indexOf(lowest), lowest.slice(0, depth));
  return withWord(left, 'Q', taken.map((stack) => stack.join('.') || '-').join('/'));
}

/** The position with an item on one or two spaces of a garden, at the levels that they have. */
export function withItem(
  words: PositionWords,
  seat: Seat,
  ground: readonly SpaceView[],
  kind: ItemKind,
  cells: readonly Cell[],
): PositionWords {
  const ends = cells.toSorted((a, b) => a - b);
  const levels = ends.map((cell) => ground[cell].level);
  const text = positionItem({ kind, cells: ends, levels });
  return withList(words, `I${seat + 1}`, (on) => [...on, text]);
}

/** The position without what is on top of a space: an item first, then the tile with all that stands on it. */
export function withoutTop(
  words: PositionWords,
  seat: Seat,
  ground: readonly SpaceView[],
  cell: Cell,
): PositionWords {
  const items = `I${seat + 1}`;
  const space = ground[cell];
  if (space.item !== null) {
    const gone = positionItem(space.item);
    return withList(words, items, (on) => on.filter((each) => each !== gone));
  }
  if (space.tile === null) return words;
  const { tile: place, level } = space;
  const laid = valueIn(words, `G${seat + 1}`).split(',')[place];
  const corner = cellNamed(/@([a-h]\d)/.exec(laid)?.[1] ?? '');
  const covered = corner === null ? [] : spacesOf(corner);
  const left = withList(words, items, (on) => on.filter((each) => !standsOn(each, covered, level)));
  return withList(left, `G${seat + 1}`, (on) => on.filter((_, at) => at !== place));
}

/** Whether an item has an end on one of these spaces at this level. */
function standsOn(item: string, covered: readonly Cell[], level: number): boolean {
  const [, ends, heights] = /^\w+:([^@]+)@(.+)$/.exec(item) ?? ['', '', ''];
  const levels = heights.split('-').map(Number);
  return ends.split('-').some((name, end) => {
    const cell = cellNamed(name);
    return cell !== null && covered.includes(cell) && (levels[end] ?? levels[0]) === level;
  });
}

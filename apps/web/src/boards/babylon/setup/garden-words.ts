import type { Seat } from '@nabu/kernel';
import {
  type PositionWords,
  valueIn,
  withList,
  withoutWords,
  withWord,
} from '../../common/position-words.ts';
import { type Cell, cellName, cellNamed, type SpaceView, spacesOf } from '../rules.ts';

/** How a tile is to be laid. */
export interface Laying {
  /** The tile's name, such as `gp2`. */
  readonly tile: string;
  readonly turns: number;
  /** How many levels above the lowest one that is possible. */
  readonly higher: number;
  /** The corner under which nothing stands, clockwise from the north-west; null for none. */
  readonly open: number | null;
}

/** Kinds of items by how many spaces they take. */
export type ItemKind = 'fountain' | 'stairway' | 'bridge' | 'statue';

const MATERIALS = 'bgc';

/** The position with a tile laid in a garden, its north-west corner on a cell, and taken from wherever it lay. */
export function withTile(
  words: PositionWords,
  seat: Seat,
  ground: readonly SpaceView[],
  cell: Cell,
  laying: Laying,
): PositionWords {
  const under = spacesOf(cell).map((each) => ground[each]);
  const level = Math.max(...under.map((space) => space.level)) + 1 + laying.higher;
  const supports = under.map((space, corner) => supportOf(space, level, corner === laying.open));
  const place = `${cellName(cell)}r${laying.turns}L${level}`;
  const text = `${laying.tile}@${place}:${supports.join('')}`;
  return withList(dug(words, laying.tile), `G${seat + 1}`, (on) => [...on, text]);
}

/** What bears a corner: a statue that stands there, a single or a double pillar, or nothing. */
function supportOf({ level: below, item }: SpaceView, level: number, open: boolean): string {
  if (open) return '-';
  const depth = level - below;
  if (depth === 1) return item?.kind === 'statue' ? 't' : 's';
  return depth === 2 ? 'd' : '-';
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
  const depth = MATERIALS.indexOf(tile[0]);
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
  const heights = kind === 'stairway' ? levels.join('-') : levels[0];
  const text = `${kind}:${ends.map(cellName).join('-')}@${heights}`;
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
    const ends = space.item.cells.map(cellName).join('-');
    const gone = `${space.item.kind}:${ends}@`;
    return withList(words, items, (on) => on.filter((each) => !each.startsWith(gone)));
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

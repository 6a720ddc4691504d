import {
  FLOWERS,
  MATERIALS,
  type Options,
  STARTING_TILE,
  SYMBOL_LETTERS,
  SYMBOLS,
  TILE_TABLE,
} from '../box.ts';

/**
 * The rules once more, read from the rulebook and written on texts instead of numbers, slowly and
 * plainly: a second opinion on what is legal, on what it does and on what a garden is worth.
 */
export interface Plain {
  readonly seats: number;
  readonly options: Options;
  phase: string;
  turn: number;
  round: number;
  removals: number;
  readonly tokens: readonly string[];
  /** The tiles of each stack from the bottom, by `a1`, `b1` and so on. */
  readonly quarry: ReadonlyMap<string, string[]>;
  readonly gone: string[];
  /** The tile dug this turn and not laid yet, or nothing. */
  dug: string;
  double: boolean;
  fresh: number;
  /** The altered space, if there is one: its column, and its symbol as long as it can be used. */
  altered: string;
  alteredTo: string;
  readonly sides: readonly Side[];
}

/** What one player has. */
export interface Side {
  kept: string;
  stock: number;
  readonly tiles: Tile[];
  readonly items: Item[];
}

/** A tile of a garden. */
export interface Tile {
  readonly name: string;
  readonly place: string;
  readonly turns: number;
  readonly level: number;
  /** What bears its corners, clockwise from the north-west: `s`, `d`, `t` for a statue, `-` for none. */
  readonly supports: string;
}

/** An item with its ends. */
export interface Item {
  readonly kind: string;
  readonly ends: readonly { readonly column: string; readonly level: number }[];
}

/** A place on squared paper, so far east and south of another; nothing if it is off a paper of that size. */
export function off(square: string, east: number, south: number, size = 8): string {
  const x = square.charCodeAt(0) - 97 + east;
  const y = Number(square[1]) + south;
  return x < 0 || x >= size || y < 1 || y > size ? '' : String.fromCharCode(97 + x) + y;
}

/** Every square of a squared paper, row by row. */
export function squares(size: number): string[] {
  return Array.from({ length: size * size }, (_, i) =>
    off('a1', i % size, Math.floor(i / size), size),
  );
}

/** The columns of a garden. */
export const COLUMNS: readonly string[] = squares(8);

const PLACES = new Map(
  COLUMNS.map((place) => [place, [place, off(place, 1, 0), off(place, 1, 1), off(place, 0, 1)]]),
);

/** The four columns of a place, clockwise from the north-west. */
export const columnsOf = (place: string): readonly string[] => PLACES.get(place) ?? [];

/** The word for a letter of a tile, such as the `p` of `gp2`. */
const wordFor = <Word extends string>(words: readonly Word[], letter: string): Word =>
  words.find((word) => word[0] === letter) ?? words[0];

/** The flower of a tile. */
export const flowerOf = (name: string) => wordFor(FLOWERS, name[1]);

/** The symbol that a tile shows at a corner as it lies, or nothing. */
export function symbolOf({ name, turns }: Tile, corner: number): string {
  const printed =
    name[0] === 's'
      ? STARTING_TILE.symbols
      : TILE_TABLE[wordFor(MATERIALS, name[0])][flowerOf(name)][Number(name[2]) - 1];
  return SYMBOLS[SYMBOL_LETTERS.indexOf(printed[(corner + 4 - turns) % 4])] ?? '';
}

/** Reads a position of the game's own notation. */
export function plainly(text: string, seats: number, options: Options): Plain {
  const words = new Map(text.split(' ').map((word) => word.split('=') as [string, string]));
  const word = (name: string) => words.get(name) ?? '';
  const list = (name: string) => word(name).split(',').filter(Boolean);
  const [altered = '', alteredTo = ''] = word('altered').split(':');
  const stacks = word('Q').split('/');
  return {
    ...{ seats, options, altered, alteredTo },
    phase: word('phase'),
    turn: Number(word('turn')) - 1,
    round: Number(word('round')),
    removals: Number(word('removals')),
    tokens: list('tokens'),
    quarry: new Map(
      squares(4).map((stack, i) => [stack, stacks[i] === '-' ? [] : stacks[i].split('.')]),
    ),
    gone: list('X'),
    dug: word('new'),
    double: words.has('double'),
    fresh: Number(word('fresh')),
    sides: Array.from({ length: seats }, (_, seat) => ({
      kept: word(`kept${seat + 1}`),
      stock: Number(word(`stock${seat + 1}`)),
      tiles: list(`G${seat + 1}`).map(readTile),
      items: list(`I${seat + 1}`).map(readItem),
    })),
  };
}

/** `gp2@c4r1L2:ss-d` */
function readTile(text: string): Tile {
  const [, name, place, turns, level, supports] =
    /^(\w+)@(\w\d)r(\d)L(\d+):(.{4})$/.exec(text) ?? [];
  return { name, place, turns: Number(turns), level: Number(level), supports };
}

/** `fountain:c4-d4@2`, `stairway:c4-c5@1-2`, `statue:c4@1` */
function readItem(text: string): Item {
  const [kind, columns, heights] = text.split(/[:@]/);
  const levels = heights.split('-').map(Number);
  const ends = columns
    .split('-')
    .map((column, end) => ({ column, level: levels[end] ?? levels[0] }));
  return { kind, ends };
}

/** Writes the same notation again. */
export function writePlain(plain: Plain): string {
  const { phase, turn, round, removals, tokens, quarry, gone, dug, fresh, altered } = plain;
  const word = (name: string, value: string | number) =>
    value === '' || value === 0 ? [] : [`${name}=${value}`];
  return [
    ...[`phase=${phase}`, `turn=${turn + 1}`, `round=${round}`, ...word('removals', removals)],
    `tokens=${tokens.join()}`,
    `Q=${[...quarry.values()].map((stack) => stack.join('.') || '-').join('/')}`,
    ...[...word('X', gone.join()), ...word('new', dug), ...(plain.double ? ['double'] : [])],
    ...word('fresh', fresh),
    ...word('altered', altered + (plain.alteredTo === '' ? '' : `:${plain.alteredTo}`)),
    ...plain.sides.flatMap(({ kept, stock, tiles, items }, seat) => [
      ...word(`kept${seat + 1}`, kept),
      ...word(`stock${seat + 1}`, stock),
      ...word(`G${seat + 1}`, tiles.map(writeTile).join()),
      ...word(`I${seat + 1}`, items.map(writeItem).join()),
    ]),
  ].join(' ');
}

function writeTile({ name, place, turns, level, supports }: Tile): string {
  return `${name}@${place}r${turns}L${level}:${supports}`;
}

function writeItem({ kind, ends }: Item): string {
  const levels = ends.map(({ level }) => level);
  const heights = kind === 'stairway' ? levels.join('-') : levels[0];
  return `${kind}:${ends.map(({ column }) => column).join('-')}@${heights}`;
}

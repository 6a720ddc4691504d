import { COLUMNS } from '../box.ts';

/**
 * The rules once more, read from the rulebook and written on texts instead of numbers, slowly and
 * plainly: a second opinion on what is legal and on what it does.
 */
export interface Side {
  /** Letters of tokens, sorted. */
  stand: string[];
  reserve: string[];
  won: string[];
  /** Numbers of cards; spent ones with an `x`. */
  cards: string[];
  /** Points by source: networks, cities, ziggurats, fields, cards. */
  points: number[];
}

/** What lies on the table, by the names of hexes. */
export interface Plain {
  readonly board: ReadonlyMap<string, string>;
  readonly riverOpens: boolean;
  readonly sides: readonly Side[];
  turns: number;
  turn: number;
  phase: string;
  chooser: number;
  /** The tokens placed in this turn. */
  placed: { readonly kind: string; readonly wet: boolean }[];
  readonly tiles: Map<string, string>;
  readonly tokens: Map<string, { readonly seat: number; readonly kind: string }>;
  display: string[];
  waiting: string[];
  ending: string;
}

const HEXES: readonly (readonly [string, string])[] = COLUMNS.flatMap(({ top, hexes }, col) =>
  Array.from(hexes, (letter, i): [string, string] => [
    `${String.fromCharCode(97 + col)}${top + 2 * i}`,
    letter,
  ]),
);

const LEFT_OUT: readonly string[] = ['', '', 'sS3', 'nN1', ''];

/** Reads a position of the game's own notation. */
export function plainly(text: string, seats: number, riverOpens: boolean): Plain {
  const words = new Map(text.split(' ').map((word) => word.split('=') as [string, string]));
  const list = (name: string) => (words.get(name) ?? '').split(',').filter(Boolean);
  const printed = HEXES.filter(([, letter]) => !LEFT_OUT[seats].includes(letter));
  const drawn = list('board').map((item): [string, string] => [item.slice(1), item[0]]);
  const board = new Map(drawn.length > 0 ? drawn : printed);
  const towers = [...board].flatMap(([hex, letter]): [string, string][] =>
    '123'.includes(letter) ? [[hex, 'Z']] : [],
  );
  const numbers = Array.from({ length: seats }, (_, seat) => seat + 1);
  const turn = Number(words.get('turn')) - 1;
  const phase = words.get('phase') ?? 'place';
  const plain: Plain = {
    ...{ board, riverOpens, turn, phase },
    sides: numbers.map((n) => ({
      stand: letters(words.get(`stand${n}`)),
      reserve: letters(words.get(`reserve${n}`)),
      won: list(`won${n}`),
      cards: list(`cards${n}`),
      points: (words.get(`points${n}`) ?? '0/0/0/0/0').split('/').map(Number),
    })),
    turns: Number(words.get('turns')),
    chooser: Number(words.get('chooser') ?? turn + 1) - 1,
    placed: placedTokens(words.get('placed') ?? ''),
    tiles: new Map([...towers, ...list('tiles').map((at) => at.split(':') as [string, string])]),
    tokens: new Map(
      numbers.flatMap((n) =>
        list(`tokens${n}`).map((at) => [at.slice(2), { seat: n - 1, kind: at[0] }] as const),
      ),
    ),
    display: list('display'),
    waiting: [],
    ending: words.get('ending') ?? '',
  };
  if (phase === 'score' || phase === 'card') plain.waiting = surrounded(plain);
  return plain;
}

/** `m2f3` as single letters. */
function letters(counts = ''): string[] {
  return [...counts.matchAll(/([mspf])(\d*)/g)]
    .flatMap(([, kind, count]) => Array<string>(Number(count || 1)).fill(kind))
    .toSorted();
}

/** The last letters of `placed` are told by a mark for each token in the river, not by kind. */
function placedTokens(text: string): Plain['placed'] {
  return Array.from(text, (kind) => ({ kind: kind === '~' ? '' : kind, wet: kind === '~' }));
}

const neighbours = new WeakMap<Plain['board'], Map<string, readonly string[]>>();

/** The six hexes around one, those that are on the board. */
export function around({ board }: Plain, hex: string): readonly string[] {
  const known = neighbours.get(board) ?? new Map<string, readonly string[]>();
  neighbours.set(board, known);
  const found = known.get(hex);
  if (found) return found;
  const column = hex.charCodeAt(0);
  const row = Number(hex.slice(1));
  const at = (dx: number, dy: number) => String.fromCharCode(column + dx) + (row + dy);
  const six = [at(0, -2), at(1, -1), at(1, 1), at(0, 2), at(-1, 1), at(-1, -1)];
  const near = six.filter((name) => board.has(name));
  known.set(hex, near);
  return near;
}

/** What a hex, a tile and a seat are, in the plain reading. */
export const isWet = (plain: Plain, hex: string) => plain.board.get(hex) === '~';
export const isCity = (tile: string) => /^[MSP]+$/.test(tile);
export const isTower = (tile: string) => tile === 'Z' || tile === 'z';
export const holds = (plain: Plain, seat: number, card: string) =>
  plain.sides[seat].cards.includes(card);

/** Whether a hex has neither token nor tile nor ziggurat. */
export function isFree(plain: Plain, hex: string): boolean {
  return plain.board.has(hex) && !plain.tokens.has(hex) && !plain.tiles.has(hex);
}

/** Cities and unscored ziggurats with a token on every land hex beside them. */
export function surrounded(plain: Plain): string[] {
  return [...plain.tiles]
    .filter(([, tile]) => isCity(tile) || tile === 'Z')
    .map(([hex]) => hex)
    .filter((hex) => {
      const land = around(plain, hex).filter((near) => !isWet(plain, near));
      return land.length > 0 && land.every((near) => plain.tokens.has(near));
    });
}

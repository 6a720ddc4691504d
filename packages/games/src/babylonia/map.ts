import { type Cell, hexNeighbours } from '@nabu/kernel';
import { COLUMNS, UNUSED } from './box.ts';

/** A hex as a small number: column by column from the left, each from the top. */
export type Hex = number;

const CELLS: readonly Cell[] = COLUMNS.flatMap(({ top, hexes }, col) =>
  Array.from(hexes, (_, i) => ({ col, row: top + 2 * i })),
);

/** How many hexes the printed board has. */
export const HEX_COUNT = CELLS.length;

/** How many 32-bit words hold a set of hexes. */
export const WORDS = Math.ceil(HEX_COUNT / 32);

/** Where each hex is printed. */
export function cellOf(hex: Hex): Cell {
  return CELLS[hex];
}

const NAMES: readonly string[] = CELLS.map(
  ({ col, row }) => `${String.fromCharCode(97 + col)}${row}`,
);
const BY_NAME: ReadonlyMap<string, Hex> = new Map(NAMES.map((name, hex) => [name, hex]));

/** The name of a hex: its column's letter and its row, such as `c7`. */
export function nameOf(hex: Hex): string {
  return NAMES[hex];
}

/** The hex with a name, or undefined. */
export function hexNamed(name: string): Hex | undefined {
  return BY_NAME.get(name);
}

/** The letters of a ground, see `COLUMNS`; a dot where there is no hex in play. */
export const GROUND_LETTERS = '.~ncsNCS123';
const RIVER = '~';
const NOTHING = '.';
const CENTRE = 'cC2';
const SITES = 'NCS';
const ZIGGURATS = '123';

const PRINTED = COLUMNS.map(({ hexes }) => hexes).join('');
const LETTERS_OF = { south: 'sS3', north: 'nN1', none: '' } as const;

const GROUNDS: readonly string[] = [2, 3, 4].map((seats) => {
  const unused: string = LETTERS_OF[UNUSED[seats as keyof typeof UNUSED]];
  return Array.from(PRINTED, (letter) => (unused.includes(letter) ? NOTHING : letter)).join('');
});

/** The ground for a number of players: one letter for each hex of the printed board. [U1] */
export function groundFor(seats: number): string {
  return GROUNDS[seats - 2];
}

/** What can be said of a ground before anything lies on it. */
export interface Topology {
  readonly ground: string;
  /** By hex: the neighbours that are in play, clockwise from above. */
  readonly near: readonly (readonly Hex[])[];
  /** By hex: 1 on the river. */
  readonly river: Uint8Array;
  /** By hex: 1 on the land between the rivers. [K8] */
  readonly centre: Uint8Array;
  /** The land hexes in play, as bit words. */
  readonly landWords: readonly number[];
  /** The river hexes in play, as bit words. */
  readonly riverWords: readonly number[];
  /** The hexes for cities and fields: at most 32, so that a set of them is one word. */
  readonly sites: readonly Hex[];
  /** The hexes with a ziggurat: at most 32. */
  readonly ziggurats: readonly Hex[];
  /** By site, then by ziggurat: how many of the neighbours are land. [S1] */
  readonly landAround: readonly number[];
  /** By hex: the place in `sites` or in `ziggurats`; -1 elsewhere. */
  readonly slot: Int8Array;
}

const NEAR = hexNeighbours(CELLS);

/** Topologies already worked out; positions with grounds of their own must not fill the memory. */
const made = new Map<string, Topology>();
const MOST_MADE = 64;
let latest: Topology | null = null;

/** The topology of a ground: worked out once, since states carry the ground alone. */
export function topologyOf(ground: string): Topology {
  if (latest !== null && latest.ground === ground) return latest;
  let topology = made.get(ground);
  if (topology === undefined) {
    if (made.size >= MOST_MADE) made.clear();
    topology = makeTopology(ground);
    made.set(ground, topology);
  }
  latest = topology;
  return topology;
}

function makeTopology(ground: string): Topology {
  const letters = Array.from(ground);
  const inPlay = (hex: Hex) => letters[hex] !== NOTHING;
  const hexesOf = (kinds: string) =>
    letters.flatMap((letter, hex) => (kinds.includes(letter) ? [hex] : []));
  const sites = hexesOf(SITES);
  const ziggurats = hexesOf(ZIGGURATS);
  const slot = new Int8Array(HEX_COUNT).fill(-1);
  for (const list of [sites, ziggurats])
    list.forEach((hex, i) => {
      slot[hex] = i;
    });
  const near = NEAR.map((list, hex) => (inPlay(hex) ? list.filter(inPlay) : []));
  const isLand = (hex: Hex) => letters[hex] !== RIVER;
  return {
    ...{ ground, near },
    river: Uint8Array.from(letters, (letter) => Number(letter === RIVER)),
    centre: Uint8Array.from(letters, (letter) => Number(CENTRE.includes(letter))),
    landWords: wordsOf(hexesOf('ncsNCS123')),
    riverWords: wordsOf(hexesOf(RIVER)),
    ...{ sites, ziggurats, slot },
    landAround: [...sites, ...ziggurats].map((hex) => near[hex].filter(isLand).length),
  };
}

/** A set of hexes as bit words. */
function wordsOf(hexes: readonly Hex[]): number[] {
  const words = new Array<number>(WORDS).fill(0);
  for (const hex of hexes) words[hex >> 5] |= 1 << (hex & 31);
  return words;
}

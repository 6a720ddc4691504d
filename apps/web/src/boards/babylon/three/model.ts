import {
  BLANK,
  type Cell,
  columnOf,
  FLOWERS,
  flowerOf,
  type GardenView,
  type Item,
  type Laid,
  materialOf,
  rowOf,
  SIDE,
  SYMBOLS,
  spacesOf,
  symbolAt,
  type View,
} from '../rules.ts';

/** The shapes a garden is made of; all pieces of one shape are drawn together. */
export const KINDS = [
  'terrace',
  'paving',
  'single',
  'double',
  'leaf',
  'vine',
  'white',
  'pink',
  'blue',
  'yellow',
  'fountain-mark',
  'bridge-mark',
  'stairway-mark',
  'statue-mark',
  'fountain',
  'water',
  'bridge',
  'stairway',
  'statue',
  'belvedere',
] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that stands in the garden, in units of a space; `y` is up and north is at negative `z`. */
export interface Piece {
  /** The same for the same thing in the next picture. */
  readonly id: string;
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Around the upright axis, in radians. */
  readonly turn: number;
  readonly size: number;
  /** Which of the shape's colours it has. */
  readonly tint: number;
}

/** From the top of one level to the top of the next, and the thickness of a terrace. */
export const LIFT = 0.92;
export const SLAB = 0.17;

const HALF = SIDE / 2;
const QUARTER = Math.PI / 2;

/** The middle of a space. */
export function middleOf(cell: Cell): { readonly x: number; readonly z: number } {
  return { x: columnOf(cell) + 0.5 - HALF, z: rowOf(cell) + 0.5 - HALF };
}

/** The middle of a place: where its four spaces meet. */
export function centreOf(cell: Cell): { readonly x: number; readonly z: number } {
  return { x: columnOf(cell) + 1 - HALF, z: rowOf(cell) + 1 - HALF };
}

/** The height of the top of a level. */
export const topOf = (level: number): number => level * LIFT;

/** The tint of a tile: its material, or 3 for a starting tile. */
const tintOf = (tile: number): number => materialOf(tile) ?? 3;

type Spot = Partial<Omit<Piece, 'kind'>> & { readonly id: string };

function piece(kind: Kind, spot: Spot): Piece {
  return { x: 0, y: 0, z: 0, turn: 0, size: 1, tint: 0, ...spot, kind };
}

const spaceKey = (cell: Cell, level: number) => `${cell}@${level}`;

/** The spaces on which something stands, a pillar or an item, whether in sight or not. */
function takenSpaces({ tiles, items }: GardenView): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { cell, level, supports } of tiles) {
    supports.forEach((support, corner) => {
      const below = support === 'single' ? 1 : 2;
      const space = spacesOf(cell)[corner];
      if (support === 'open') taken.add(spaceKey(space, level));
      else if (support !== 'statue') taken.add(spaceKey(space, level - below));
    });
  }
  for (const item of items)
    item.cells.forEach((cell, end) => {
      taken.add(spaceKey(cell, item.levels[end]));
    });
  return taken;
}

/** A tile with its pillars, flower and greenery. */
export function terracePieces(laid: Laid, name: string): Piece[] {
  const at = { ...centreOf(laid.cell), y: topOf(laid.level) };
  const tint = tintOf(laid.tile);
  return [
    piece('terrace', { id: `${name} terrace`, ...at, tint }),
    piece('paving', { id: `${name} paving`, ...at, tint, turn: laid.turns * QUARTER }),
    piece(FLOWERS[flowerOf(laid.tile)], { id: `${name} flower`, ...at, turn: laid.tile }),
    ...pillarPieces(laid, name),
    ...greenery(laid, name),
  ];
}

/** What bears a tile, and the belvedere on its open corner. */
export function pillarPieces({ cell, level, supports }: Laid, name: string): Piece[] {
  return supports.flatMap((support, corner) => {
    const at = middleOf(spacesOf(cell)[corner]);
    const id = `${name} corner ${corner}`;
    if (support === 'single') return [piece('single', { id, ...at, y: topOf(level - 1) })];
    if (support === 'double') return [piece('double', { id, ...at, y: topOf(level - 2) })];
    return support === 'open' ? [piece('belvedere', { id, ...at, y: topOf(level) })] : [];
  });
}

/** The symbols of a tile at the corners that are kept. */
export function markPieces(
  { tile, turns, cell, level }: Pick<Laid, 'tile' | 'turns' | 'cell' | 'level'>,
  name: string,
  kept: (space: Cell) => boolean,
): Piece[] {
  return spacesOf(cell).flatMap((space, corner) => {
    const symbol = symbolAt(tile, turns, corner);
    if (symbol === BLANK || !kept(space)) return [];
    const at = { ...middleOf(space), y: topOf(level) };
    return [piece(`${SYMBOLS[symbol]}-mark`, { id: `${name} mark ${corner}`, ...at })];
  });
}

/** A number from 0 to 1 that is always the same for the same thing. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const CLUMPS = 14;

/** Leaves and vines along the edge of a terrace, different for every tile. */
function greenery({ tile, cell, level }: Laid, name: string): Piece[] {
  const { x, z } = centreOf(cell);
  return Array.from({ length: CLUMPS }, (_, i) => {
    const seed = tile * 31 + i;
    const side = i % 4;
    const along = (chance(seed) - 0.5) * 1.86;
    const out = 0.965;
    const [dx, dz] =
      side % 2 === 0 ? [along, side === 0 ? -out : out] : [side === 1 ? out : -out, along];
    const hangs = chance(seed + 0.3) > 0.45;
    return piece(hangs ? 'vine' : 'leaf', {
      id: `${name} green ${i}`,
      ...{ x: x + dx, z: z + dz, y: topOf(level) - (hangs ? 0.03 : 0.05) },
      turn: (side === 0 ? 2 : side === 1 ? 1 : side === 2 ? 0 : 3) * QUARTER,
      size: 0.7 + 0.55 * chance(seed + 0.7),
      tint: Math.floor(chance(seed + 0.9) * 3),
    });
  });
}

/** The direction from one space to another as a turn; east is 0 and south a quarter back. */
function turnTo(from: Cell, to: Cell): number {
  const dx = columnOf(to) - columnOf(from);
  const dz = rowOf(to) - rowOf(from);
  return Math.atan2(-dz, dx);
}

/** A decorative item; a fountain brings its water. */
export function itemPieces(item: Item, name: string): Piece[] {
  const [near, far = near] = item.cells;
  const [a, b] = [middleOf(near), middleOf(far)];
  const between = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2, y: topOf(item.levels[0]) };
  const turn = turnTo(near, far);
  switch (item.kind) {
    case 'fountain':
      return [
        piece('fountain', { id: name, ...between, turn }),
        piece('water', { id: `${name} water`, ...between, turn }),
      ];
    case 'bridge':
      return [piece('bridge', { id: name, ...between, turn })];
    case 'statue':
      return [piece('statue', { id: name, ...a, y: topOf(item.levels[0]) })];
    case 'stairway': {
      const rises = item.levels[0] < item.levels[1];
      const [foot, head] = rises ? [near, far] : [far, near];
      const y = topOf(Math.min(...item.levels));
      return [piece('stairway', { id: name, ...middleOf(foot), y, turn: turnTo(foot, head) })];
    }
  }
}

/** What stays the same of an item in the next picture; a statue can stand above another one. [I11] */
const itemName = ({ kind, cells, levels }: Item): string =>
  `${kind} ${cells.join('-')}@${levels.join('-')}`;

/** Everything that stands in a garden. */
export function gardenPieces(garden: GardenView, altered: View['altered']): readonly Piece[] {
  const taken = takenSpaces(garden);
  const tiles = garden.tiles.flatMap((laid, i) => {
    const name = `${i}:${laid.tile}@${laid.cell}r${laid.turns}L${laid.level}`;
    const kept = (cell: Cell) => !taken.has(spaceKey(cell, laid.level)) && altered?.cell !== cell;
    return [...terracePieces(laid, name), ...markPieces(laid, name, kept)];
  });
  const items = garden.items.flatMap((item) => itemPieces(item, itemName(item)));
  return [...tiles, ...items, ...alteredMark(garden, altered)];
}

/** The symbol that a round token gave a space for this turn. */
function alteredMark({ tiles }: GardenView, altered: View['altered']): Piece[] {
  if (!altered || altered.symbol === null) return [];
  const { cell, symbol } = altered;
  const levels = tiles.filter((laid) => spacesOf(laid.cell).includes(cell)).map((t) => t.level);
  const at = { ...middleOf(cell), y: topOf(Math.max(0, ...levels)) };
  return [piece(`${SYMBOLS[symbol]}-mark`, { id: `altered ${symbol}`, ...at, size: 1.15 })];
}

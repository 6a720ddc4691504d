import {
  ALL_FLOWERS,
  type BuildingSymbol,
  FLOWERS,
  type Flower,
  MATERIALS,
  type Material,
  QUARRY_TILES,
  STARTING_TILE,
  SYMBOL_LETTERS,
  TILE_TABLE,
  TILES,
} from './box.ts';

/** A terrace tile: its place in the box. Basalt, granite and clay, sixteen each, then the starting tiles. */
export type Tile = number;

/** No tile, where a tile could be. */
export const NO_TILE = -1;
/** A space without a symbol. */
export const BLANK = -1;

const CORNERS = 4;
const PER_FLOWER = 4;
const PER_MATERIAL = FLOWERS.length * PER_FLOWER;

/** The corners of a place, clockwise from the north-west; a corner is the place of its word here. */
export const CORNER_WORDS = ['nw', 'ne', 'se', 'sw'] as const;
export type Corner = 0 | 1 | 2 | 3;
export const ALL_CORNERS: readonly Corner[] = [0, 1, 2, 3];

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;
export const ALL_TURNS: readonly Turns[] = [0, 1, 2, 3];

const FACES: readonly string[] = [
  ...MATERIALS.flatMap((material) => FLOWERS.flatMap((flower) => TILE_TABLE[material][flower])),
  ...FLOWERS.map(() => STARTING_TILE.symbols),
];

/** By tile, turns and corner: the symbol that shows there, or `BLANK`. */
const SHOWN = Int8Array.from({ length: TILES * CORNERS * CORNERS }, (_, i) => {
  const face = FACES[i >> 4];
  const corner = (i & 3) - ((i >> 2) & 3);
  return SYMBOL_LETTERS.indexOf(face[corner & 3]);
});

/** The symbol a turned tile shows at a corner, or `BLANK`: one quarter turn takes north-west to north-east. [B2] */
export function symbolAt(tile: Tile, turns: number, corner: number): BuildingSymbol | typeof BLANK {
  return SHOWN[(tile << 4) | (turns << 2) | corner] as BuildingSymbol | typeof BLANK;
}

/** The flower of a tile. */
export function flowerOf(tile: Tile): Flower {
  return (tile < QUARRY_TILES ? (tile >> 2) & 3 : tile - QUARRY_TILES) as Flower;
}

/** The material of a tile of the quarry; starting tiles have none. */
export function materialOf(tile: Tile): Material | null {
  return tile < QUARRY_TILES ? (((tile / PER_MATERIAL) | 0) as Material) : null;
}

/** The starting tile of a flower. [S3] */
export function startingTile(flower: Flower): Tile {
  return QUARRY_TILES + flower;
}

/** The tiles of one material, in the order of the box. */
export function tilesOf(material: Material): Tile[] {
  return Array.from({ length: PER_MATERIAL }, (_, i) => material * PER_MATERIAL + i);
}

/** `bw1`, `gp2`, `cy4`: material, flower and number; `sw`, `sp`, `sb`, `sy`: the starting tiles. */
const NAMES: readonly string[] = [
  ...MATERIALS.flatMap((material) =>
    FLOWERS.flatMap((flower) => [1, 2, 3, 4].map((n) => `${material[0]}${flower[0]}${n}`)),
  ),
  ...ALL_FLOWERS.map((flower) => `s${FLOWERS[flower][0]}`),
];
const BY_NAME: ReadonlyMap<string, Tile> = new Map(NAMES.map((name, tile) => [name, tile]));

/** The name of a tile in positions and events: `gp2` is the second granite tile with a pink flower. */
export function tileName(tile: Tile): string {
  return NAMES[tile];
}

/** The tile a name stands for, or null. */
export function tileNamed(name: string): Tile | null {
  return BY_NAME.get(name) ?? null;
}

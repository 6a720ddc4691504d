import {
  BLANK,
  cellName,
  FLOWERS,
  flowerOf,
  type Item,
  MATERIALS,
  materialOf,
  SYMBOLS,
  symbolAt,
  type Tile,
  tileName,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';

const material = (say: Phrases, tile: Tile) => say.materials[materialOf(tile) ?? 3];
const flower = (say: Phrases, tile: Tile) => say.flowers[flowerOf(tile)];

/** A tile with all that it shows: material, flower and symbols. */
export function nameTile(say: Phrases, tile: Tile): string {
  const symbols = [0, 1, 2, 3].map((corner) => symbolAt(tile, 0, corner));
  const names = symbols.flatMap((symbol) => (symbol === BLANK ? [] : [say.symbols[symbol]]));
  return say.tile(material(say, tile), flower(say, tile), names.join(', '));
}

/** A tile as it is turned: material, flower, and what each corner shows, clockwise from the north-west. */
export function nameTurned(say: Phrases, tile: Tile, turns: number): string {
  const { spoken, corners, symbols } = say;
  const shown = corners.map((corner, at) => {
    const symbol = symbolAt(tile, turns, at);
    return spoken.corner(corner, symbol === BLANK ? spoken.blank : symbols[symbol]);
  });
  return spoken.turned(material(say, tile), flower(say, tile), shown);
}

/** The spaces of an item: "c4 and e4". */
export function nameCells(say: Phrases, cells: Item['cells']): string {
  return say.and(cells.map(cellName));
}

/** A piece in the game's notation in words: `bridge c4-e4`, `belvedere c4`, `gp2 c4 L2`. */
export function namePiece(say: Phrases, piece: string): string {
  const [kind, cells = '', level] = piece.split(' ');
  const at = say.and(cells.split('-'));
  if (level !== undefined) return nameLaid(say, kind, at, Number(level.slice(1)));
  const symbol = (SYMBOLS as readonly string[]).indexOf(kind);
  const name = symbol < 0 ? say.belvedere : say.symbols[symbol];
  return say.pieceAt(name, at);
}

/** `gp2` is granite with a pink flower; `sw` is the white starting tile. */
function nameLaid(say: Phrases, name: string, cell: string, level: number): string {
  const stone = MATERIALS.findIndex((word) => word[0] === name[0]);
  const bloom = FLOWERS.findIndex((word) => word[0] === name[1]);
  const known = stone < 0 ? say.materials[3] : say.materials[stone];
  return say.tilePiece(known, say.flowers[bloom] ?? tileName(0), cell, level);
}

import { FARMER, KINDS, type Kind } from './box.ts';

/** What lies on a hex besides tokens, as one small number; 0 is nothing. */
export type Tile = number;

/** A city is the set of its symbols, a bit for each noble: merchant 1, servant 2, priest 4. */
const ALL_SYMBOLS = 7;
const NOBLES = KINDS.filter((kind) => kind !== FARMER);

/** A crop field with the city symbol. [F4] */
export const CITY_FIELD = 8;

/** A ziggurat that was not scored yet. */
export const ZIGGURAT = 9;

/** A ziggurat that was scored; it stays for the rest of the game. [S10] */
export const SCORED_ZIGGURAT = 10;

/** A crop field with the number n is `CITY_FIELD + n`. [F3] */
const NUMBERS = [5, 6, 7] as const;

/** The text of every tile that exists: `M`, `SP`, `city`, `6`, `Z`, and `z` once scored. */
const TILE_TEXTS: ReadonlyMap<Tile, string> = new Map([
  ...['', 'M', 'S', 'MS', 'P', 'MP', 'SP', 'MSP'].entries(),
  [CITY_FIELD, 'city'],
  [ZIGGURAT, 'Z'],
  [SCORED_ZIGGURAT, 'z'],
  ...NUMBERS.map((number): [Tile, string] => [CITY_FIELD + number, String(number)]),
]);

const BY_TEXT: ReadonlyMap<string, Tile> = new Map(
  [...TILE_TEXTS].map(([tile, text]) => [text, tile]),
);

/** The tile a text names, or undefined. */
export function tileNamed(text: string): Tile | undefined {
  return BY_TEXT.get(text);
}

/** The text of a tile. */
export function tileText(tile: Tile): string {
  return TILE_TEXTS.get(tile) ?? '';
}

/** The nobles whose symbols a city shows; none for anything else. */
export function symbolsOf(tile: Tile): readonly Kind[] {
  return isCity(tile) ? NOBLES.filter((kind) => ((tile >>> kind) & 1) === 1) : [];
}

/** Whether a tile is a city. */
export function isCity(tile: Tile): boolean {
  return tile > 0 && tile <= ALL_SYMBOLS;
}

/** What a crop field pays when so many cities lie in front of all players. [F3] [F4] */
export function fieldPoints(field: Tile, cities: number): number {
  return field === CITY_FIELD ? cities : field - CITY_FIELD;
}

/** Whether a tile is a crop field. */
export function isField(tile: Tile): boolean {
  return tile === CITY_FIELD || tile > SCORED_ZIGGURAT;
}

/** Whether a tile is a ziggurat, scored or not. */
export function isZiggurat(tile: Tile): boolean {
  return tile === ZIGGURAT || tile === SCORED_ZIGGURAT;
}

import { hexNeighbours } from '@nabu/kernel';
import type { Column, Mix } from './box.ts';

/** What the printed board is known to have, by region. */
const REGIONS = [
  { name: 'north', letters: 'nN1', land: 26, sites: 6, ziggurats: 1 },
  { name: 'centre', letters: 'cC2', land: 56, sites: 12, ziggurats: 2 },
  { name: 'south', letters: 'sS3', land: 62, sites: 14, ziggurats: 2 },
] as const;
const RIVERS = 31;
const TILE_LETTERS = 'NCS123';

/** Throws a sentence when a board is not the one in the box: hexes missing, moved or changed. */
export function auditBoard(columns: readonly Column[]): void {
  const letters = columns.flatMap(({ hexes }) => Array.from(hexes));
  const count = (kinds: string) => letters.filter((letter) => kinds.includes(letter)).length;
  const expectCount = (what: string, kinds: string, expected: number) => {
    const found = count(kinds);
    if (found !== expected) throw new Error(`The board has ${found} ${what}, not ${expected}.`);
  };
  expectCount('hexes of no known kind', '?', letters.length - count('~ncsNCS123'));
  expectCount('river hexes', '~', RIVERS);
  for (const { name, letters: kinds, land, sites, ziggurats } of REGIONS) {
    expectCount(`land hexes in the ${name}`, kinds, land);
    expectCount(`hexes for tiles in the ${name}`, kinds[1], sites);
    expectCount(`ziggurats in the ${name}`, kinds[2], ziggurats);
  }
  auditNeighbours(columns, letters);
}

function auditNeighbours(columns: readonly Column[], letters: readonly string[]): void {
  const cells = columns.flatMap(({ top, hexes }, col) =>
    Array.from(hexes, (_, i) => ({ col, row: top + 2 * i })),
  );
  hexNeighbours(cells).forEach((near, hex) => {
    const { col, row } = cells[hex];
    const fail = (what: string): never => {
      throw new Error(`The hex in column ${col}, row ${row} ${what}.`);
    };
    const around = near.map((other) => letters[other]);
    if (regionsOf([letters[hex], ...around]).size > (letters[hex] === '~' ? 3 : 1))
      fail('touches another land without a river between');
    if (around.filter((letter) => '123'.includes(letter)).length > 1) fail('touches two ziggurats');
    if (!TILE_LETTERS.includes(letters[hex])) return;
    if (around.some((letter) => TILE_LETTERS.includes(letter))) fail('has a tile beside its own');
    const rivers = around.filter((letter) => letter === '~').length;
    if (rivers > 3 || around.length - rivers < 3) fail('has too little land around it');
  });
}

function regionsOf(letters: readonly string[]): Set<string> {
  const names = letters.flatMap(
    (letter) => REGIONS.find((one) => one.letters.includes(letter)) ?? [],
  );
  return new Set(names.map(({ name }) => name));
}

/** How many cities and fields are in play, by number of players. */
const TILES: { readonly [seats: number]: { readonly cities: number; readonly fields: number } } = {
  2: { cities: 12, fields: 6 },
  3: { cities: 16, fields: 10 },
  4: { cities: 19, fields: 13 },
};

/** Throws a sentence when a mix of tiles is not the one for so many players. */
export function auditMix(seats: number, mix: Mix, whole: Mix): void {
  for (const kind of ['cities', 'fields'] as const) {
    const found = Object.values(mix[kind]).reduce((sum, count) => sum + count, 0);
    if (found !== TILES[seats][kind])
      throw new Error(`${seats} players use ${TILES[seats][kind]} ${kind}, not ${found}.`);
    for (const [tile, count] of Object.entries(mix[kind]))
      if (!Number.isInteger(count) || count < 0 || count > (whole[kind][tile] ?? 0))
        throw new Error(`The box does not hold ${count} tiles ${tile}.`);
  }
}

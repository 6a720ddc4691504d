import { type Hex, neighbour } from './geometry.ts';
import { cellOf } from './rules.ts';

/** Keys that go straight to a neighbour, by direction clockwise from above; a number pad has them in place. */
const STRAIGHT: { readonly [key: string]: number } = {
  ArrowUp: 0,
  PageUp: 1,
  PageDown: 2,
  ArrowDown: 3,
  End: 4,
  Home: 5,
};

/** The key that goes the same way on a map turned upright, where what was left lies above. */
export const WHEN_TURNED: { readonly [key: string]: string | undefined } = {
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowDown',
  PageUp: 'Home',
  PageDown: 'PageUp',
  End: 'PageDown',
  Home: 'End',
};

/**
 * The hex that a key leads to: a neighbour where there is one in play, else the nearest hex that
 * way. Left and right go column by column and keep to the row they came from. Null for other keys
 * and at the edge.
 */
export function walk(hexes: readonly Hex[], from: Hex, key: string, home: number): Hex | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return sideways(hexes, from, key === 'ArrowLeft' ? -1 : 1, home);
  if (!Object.hasOwn(STRAIGHT, key)) return null;
  const direction = STRAIGHT[key];
  for (let hex = neighbour(from, direction); hex !== undefined; hex = neighbour(hex, direction))
    if (hexes.includes(hex)) return hex;
  return direction === 0 || direction === 3 ? null : leaning(hexes, from, direction);
}

function sideways(hexes: readonly Hex[], from: Hex, sign: number, home: number): Hex | null {
  const { col } = cellOf(from);
  const ahead = hexes.filter((hex) => (cellOf(hex).col - col) * sign > 0);
  const next = Math.min(...ahead.map((hex) => Math.abs(cellOf(hex).col - col)));
  return closest(
    ahead.filter((hex) => Math.abs(cellOf(hex).col - col) === next),
    home,
  );
}

/** No hex lies straight on: the nearest of the next column on that side. */
function leaning(hexes: readonly Hex[], from: Hex, direction: number): Hex | null {
  const right = direction === 1 || direction === 2;
  const down = direction === 2 || direction === 4;
  return sideways(hexes, from, right ? 1 : -1, cellOf(from).row + (down ? 1 : -1));
}

function closest(hexes: readonly Hex[], row: number): Hex | null {
  const far = (hex: Hex) => Math.abs(cellOf(hex).row - row);
  return hexes.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** The row of a hex, for walking sideways along it. */
export function rowOf(hex: Hex): number {
  return cellOf(hex).row;
}

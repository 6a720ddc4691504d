import { HEX_COUNT, type Hex, ownerOf, type State, type Topology } from '@nabu/games/babylonia';

const NOBLES = 3;
const MOST_SEATS = 4;
/** Neighbours of a hex in a flat table. */
export const SIDES = 6;
/** Stands for a neighbour that is not in play: never a token, never free. */
const OUTSIDE = HEX_COUNT;

/** By hex: the number of its chain, 0 where no token lies; by chain: whose it is. */
export const chainOf = new Int16Array(HEX_COUNT + 1);
export const chainOwner = new Int8Array(HEX_COUNT + 1);
/** By chain: face-up nobles of each kind. */
const nobles = new Int16Array((HEX_COUNT + 1) * NOBLES);
/** By seat and kind: nobles that lie face up. */
export const noblesUp = new Int16Array(MOST_SEATS * NOBLES);
const stack = new Int16Array(HEX_COUNT);

/** By topology and hex: its neighbours in a flat table, filled up with `OUTSIDE`. */
const flat = new WeakMap<Topology, Int16Array>();

/** The neighbours of every hex, six numbers each. */
export function sidesOf(topology: Topology): Int16Array {
  const known = flat.get(topology);
  if (known !== undefined) return known;
  const sides = new Int16Array((HEX_COUNT + 1) * SIDES).fill(OUTSIDE);
  topology.near.forEach((list, hex) => {
    sides.set(list, hex * SIDES);
  });
  flat.set(topology, sides);
  return sides;
}

/** Numbers the chains of tokens and counts their nobles. */
export function findChains({ tokens }: State, sides: Int16Array, river: Uint8Array): void {
  let chain = 0;
  chainOf.fill(0);
  noblesUp.fill(0);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (tokens[hex] !== 0 && chainOf[hex] === 0) walk(tokens, sides, river, hex, ++chain);
}

function walk(
  tokens: readonly number[],
  sides: Int16Array,
  river: Uint8Array,
  from: Hex,
  chain: number,
): void {
  const at = chain * NOBLES;
  const owner = ownerOf(tokens[from]);
  const first = 1 + owner * 4;
  nobles[at] = nobles[at + 1] = nobles[at + 2] = 0;
  chainOwner[chain] = owner;
  let size = 1;
  stack[0] = from;
  chainOf[from] = chain;
  while (size > 0) {
    const hex = stack[--size];
    const kind = tokens[hex] - first;
    if (kind < NOBLES && river[hex] === 0) {
      nobles[at + kind]++;
      noblesUp[owner * NOBLES + kind]++;
    }
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const other = sides[i];
      if (other === OUTSIDE) break;
      if (chainOf[other] !== 0) continue;
      const kindThere = tokens[other] - first;
      if (kindThere < 0 || kindThere > NOBLES) continue;
      chainOf[other] = chain;
      stack[size++] = other;
    }
  }
}

/** How many nobles of a chain have one of these symbols. */
export function matching(chain: number, symbols: number): number {
  let count = 0;
  if (symbols & 1) count += nobles[chain * NOBLES];
  if (symbols & 2) count += nobles[chain * NOBLES + 1];
  if (symbols & 4) count += nobles[chain * NOBLES + 2];
  return count;
}

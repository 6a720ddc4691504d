import { HEX_COUNT, type Hex, type Topology } from '@nabu/games/babylonia';

/** How many neighbours a hex has at most. */
export const SIDES = 6;

/** Stands for a neighbour that is not in play: never a token, never free. */
export const OUTSIDE = HEX_COUNT;

/** What lies beside the hexes of a ground, as numbers in flat tables. */
export interface Surroundings {
  /** The neighbours of every hex, six numbers each, filled up with `OUTSIDE`. */
  readonly sides: Int16Array;
  /** By hex: the sites beside it, one bit each; and the ziggurats. */
  readonly sites: Int32Array;
  readonly ziggurats: Int32Array;
  /** The hexes of the sites, then those of the ziggurats. */
  readonly places: Int16Array;
  /** How many hexes lie beside ziggurats. */
  readonly besideZiggurats: number;
}

const known = new WeakMap<Topology, Surroundings>();

/** The surroundings of a ground: worked out once. */
export function surroundingsOf(topology: Topology): Surroundings {
  let found = known.get(topology);
  if (found === undefined) {
    found = makeSurroundings(topology);
    known.set(topology, found);
  }
  return found;
}

function makeSurroundings({ near, sites, ziggurats }: Topology): Surroundings {
  const sides = new Int16Array((HEX_COUNT + 1) * SIDES).fill(OUTSIDE);
  near.forEach((list, hex) => {
    sides.set(list, hex * SIDES);
  });
  return {
    sides,
    sites: besides(near, sites),
    ziggurats: besides(near, ziggurats),
    places: Int16Array.of(...sites, ...ziggurats),
    besideZiggurats: ziggurats.reduce((sum, hex) => sum + near[hex].length, 0),
  };
}

/** By hex: which of some places are beside it, one bit each. */
function besides(near: Topology['near'], places: readonly Hex[]): Int32Array {
  const bits = new Int32Array(HEX_COUNT + 1);
  places.forEach((place, i) => {
    for (const hex of near[place]) bits[hex] |= 1 << i;
  });
  return bits;
}

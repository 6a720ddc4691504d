import { HEX_COUNT, type Hex, ownerOf, type State, type Topology } from '@nabu/games/babylonia';
import { lowestBit } from '@nabu/kernel';

const NOBLES = 3;
const MOST_SEATS = 4;
const MOST_SITES = 32;
const SIDES = 6;
/** Stands for a neighbour that is not in play: never a token, never free. */
const OUTSIDE = HEX_COUNT;

/** What lies beside the hexes of a ground, as numbers in flat tables. */
interface Surroundings {
  /** The neighbours of every hex, six numbers each, filled up with `OUTSIDE`. */
  readonly sides: Int16Array;
  /** By hex: the sites beside it, one bit each; and the ziggurats. */
  readonly sites: Int32Array;
  readonly ziggurats: Int32Array;
}

const known = new WeakMap<Topology, Surroundings>();

function surroundingsOf(topology: Topology): Surroundings {
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
  return { sides, sites: besides(near, sites), ziggurats: besides(near, ziggurats) };
}

/** By hex: which of some places are beside it, one bit each. */
function besides(near: Topology['near'], places: readonly Hex[]): Int32Array {
  const bits = new Int32Array(HEX_COUNT + 1);
  places.forEach((place, i) => {
    for (const hex of near[place]) bits[hex] |= 1 << i;
  });
  return bits;
}

/** How many chains the last look found; they are numbered from 0. */
export let chainCount = 0;
/** By chain: whose it is, the cities beside it, and those one free hex away, one bit each. */
export const chainOwner = new Int8Array(HEX_COUNT);
export const touching = new Int32Array(HEX_COUNT);
export const nearing = new Int32Array(HEX_COUNT);
/** By chain and kind: face-up nobles. */
export const chainNobles = new Int16Array(HEX_COUNT * NOBLES);
/** By seat and kind: nobles that lie face up. */
export const noblesUp = new Int16Array(MOST_SEATS * NOBLES);
/** By city, and by ziggurat, and seat: tokens beside it. */
export const besideCity = new Int8Array(MOST_SITES * MOST_SEATS);
export const besideZiggurat = new Int8Array(MOST_SITES * MOST_SEATS);

const seen = new Uint8Array(HEX_COUNT);
const stack = new Int16Array(HEX_COUNT);

/** Finds the chains of tokens, their nobles and the cities they reach; the cities are given as bits. */
export function findChains(state: State, topology: Topology, cities: number): void {
  const { tokens } = state;
  const surroundings = surroundingsOf(topology);
  chainCount = 0;
  seen.fill(0);
  noblesUp.fill(0);
  besideCity.fill(0);
  besideZiggurat.fill(0);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (tokens[hex] !== 0 && seen[hex] === 0)
      walk(state, surroundings, topology.river, hex, cities, chainCount++);
}

/** Follows a chain from one of its tokens. */
function walk(
  { tokens, tiles }: State,
  { sides, sites, ziggurats }: Surroundings,
  river: Uint8Array,
  from: Hex,
  cities: number,
  chain: number,
): void {
  const at = chain * NOBLES;
  const owner = ownerOf(tokens[from]);
  const first = 1 + owner * 4;
  chainNobles[at] = chainNobles[at + 1] = chainNobles[at + 2] = 0;
  let touched = 0;
  let near = 0;
  let size = 1;
  stack[0] = from;
  seen[from] = 1;
  while (size > 0) {
    const hex = stack[--size];
    const kind = tokens[hex] - first;
    if (kind < NOBLES && river[hex] === 0) {
      chainNobles[at + kind]++;
      noblesUp[owner * NOBLES + kind]++;
    }
    touched |= sites[hex];
    countToken(besideCity, sites[hex] & cities, owner);
    countToken(besideZiggurat, ziggurats[hex], owner);
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const other = sides[i];
      if (other === OUTSIDE) break;
      if (tokens[other] === 0) {
        if (tiles[other] === 0) near |= sites[other];
        continue;
      }
      const kindThere = tokens[other] - first;
      if (kindThere < 0 || kindThere > NOBLES || seen[other] === 1) continue;
      seen[other] = 1;
      stack[size++] = other;
    }
  }
  chainOwner[chain] = owner;
  touching[chain] = touched & cities;
  nearing[chain] = near & ~touched & cities;
}

/** Counts a token for its owner at each of the places it lies beside. */
function countToken(counts: Int8Array, places: number, owner: number): void {
  for (let rest = places; rest !== 0; rest &= rest - 1)
    counts[lowestBit(rest) * MOST_SEATS + owner]++;
}

import { HEX_COUNT, type Hex, ownerOf, type State, type Topology } from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat } from '@nabu/kernel';
import { MOST_SEATS, tokenBeside } from './races.ts';
import { OUTSIDE, SIDES, type Surroundings } from './surroundings.ts';

/** How many kinds of nobles there are. */
export const NOBLES = 3;
/** How many sites a ground has at most, and how many ziggurats. */
export const MOST_PLACES = 32;
/** Stands for the chain of a hex without a token. */
export const NO_CHAIN = HEX_COUNT;
/** Stands for the version of a board before any was looked at. */
export const NO_VERSION = -1;

/**
 * The chains of tokens on a board. A chain is named by the first of its hexes. From one board to the next
 * only what was added since is looked at; where a token is gone, all is.
 */
export class Chains {
  /** By hex: the chain its token belongs to. */
  readonly of = new Int16Array(HEX_COUNT + 1).fill(NO_CHAIN);
  /** By chain: whose it is, the sites beside it, and those beside a free hex beside it, one bit each. */
  readonly owner = new Int8Array(HEX_COUNT);
  readonly touched = new Int32Array(HEX_COUNT);
  readonly near = new Int32Array(HEX_COUNT);
  /** By chain and kind: face-up nobles. */
  readonly nobles = new Int16Array(HEX_COUNT * NOBLES);
  /** The chains with such nobles, as bit words. */
  readonly withNobles = new Int32Array(Math.ceil(HEX_COUNT / 32));
  /** By seat and kind: nobles that lie face up. */
  readonly noblesUp = new Int16Array(MOST_SEATS * NOBLES);
  /** By site, and by ziggurat: tokens beside it, see `countOf`. */
  readonly besideSite = new Int16Array(MOST_PLACES);
  readonly besideZiggurat = new Int16Array(MOST_PLACES);
  /** And beside ziggurats in all. */
  besideZiggurats = 0;
  /** These go up whenever a board differs from the one before, and when its tiles do. */
  version = 0;
  tilesVersion = 0;

  #topology: Topology | null = null;
  /** By hex: the token that lay there when the board was last looked at; by place: the tile. */
  readonly #tokens = new Int8Array(HEX_COUNT);
  readonly #tiles = new Int8Array(2 * MOST_PLACES);
  /** By hex: another one of the same chain; who follows them comes around. */
  readonly #next = new Int16Array(HEX_COUNT);
  /** The hexes whose tokens are new. */
  readonly #fresh = new Int16Array(HEX_COUNT);
  #freshCount = 0;

  /** Looks at a board. */
  turnTo(state: State, topology: Topology, surroundings: Surroundings): void {
    const grown = topology === this.#topology && this.#compare(state, topology, surroundings);
    if (!grown) {
      this.#clear(state, topology, surroundings);
      this.#compare(state, topology, surroundings);
    }
    if (this.#freshCount > 0) this.version++;
    for (let i = 0; i < this.#freshCount; i++)
      this.#add(state, topology, surroundings, this.#fresh[i]);
    if (!grown) return;
    for (let i = 0; i < this.#freshCount; i++) this.#cover(state, surroundings, this.#fresh[i]);
  }

  /** Of some sites near a chain, those that are near it no more when a hex is not free. */
  farther(
    { tokens, tiles }: State,
    { sides, places }: Surroundings,
    chain: number,
    sites: number,
    covered: Hex,
  ): number {
    let lost = 0;
    for (let rest = this.near[chain] & sites; rest !== 0; rest &= rest - 1) {
      let found = false;
      for (let i = places[lowestBit(rest)] * SIDES, end = i + SIDES; i < end && !found; i++) {
        const hex = sides[i];
        found =
          hex !== OUTSIDE &&
          hex !== covered &&
          tokens[hex] === 0 &&
          tiles[hex] === 0 &&
          this.#isBeside(sides, chain, hex);
      }
      if (!found) lost |= rest & -rest;
    }
    return lost;
  }

  #isBeside(sides: Int16Array, chain: number, hex: Hex): boolean {
    const { of } = this;
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++)
      if (of[sides[i]] === chain) return true;
    return false;
  }

  #clear({ tiles }: State, topology: Topology, { places }: Surroundings): void {
    this.#topology = topology;
    this.#tokens.fill(0);
    for (let i = 0; i < places.length; i++) this.#tiles[i] = tiles[places[i]];
    this.version++;
    this.tilesVersion++;
    this.besideZiggurats = 0;
    this.of.fill(NO_CHAIN);
    this.withNobles.fill(0);
    this.noblesUp.fill(0);
    this.besideSite.fill(0);
    this.besideZiggurat.fill(0);
  }

  /** Finds what is new; returns whether the board is the last one with more tokens and fewer tiles. */
  #compare(
    { tokens, tiles }: State,
    { river }: Topology,
    { sides, sites, places }: Surroundings,
  ): boolean {
    const known = this.#tokens;
    let count = 0;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      while (hex + RUN < HEX_COUNT && isSameRun(tokens, known, hex)) hex += RUN;
      if (tokens[hex] === known[hex]) continue;
      if (known[hex] === 0) this.#fresh[count++] = hex;
      else if (river[hex] === 0 || ownerOf(tokens[hex]) !== ownerOf(known[hex])) return false;
      known[hex] = tokens[hex];
    }
    this.#freshCount = count;
    for (let i = 0; i < places.length; i++) {
      const hex = places[i];
      const before = this.#tiles[i];
      if (tiles[hex] === before) continue;
      this.version++;
      this.tilesVersion++;
      this.#tiles[i] = tiles[hex];
      if (before === 0) return false;
      if (tiles[hex] === 0 && tokens[hex] === 0) this.#uncover(sides, sites[hex], hex);
    }
    return true;
  }

  /** A hex is free: chains beside it have come near to the sites beside it. */
  #uncover(sides: Int16Array, sites: number, hex: Hex): void {
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const chain = this.of[sides[i]];
      if (chain !== NO_CHAIN) this.near[chain] |= sites;
    }
  }

  /** Adds a new token to the chains beside it. */
  #add(
    { tokens, tiles }: State,
    { river }: Topology,
    { sides, sites, ziggurats }: Surroundings,
    hex: Hex,
  ): void {
    const owner = ownerOf(tokens[hex]);
    const kind = tokens[hex] - 1 - owner * 4;
    this.#begin(hex, owner);
    if (kind < NOBLES && river[hex] === 0) {
      this.nobles[hex * NOBLES + kind] = 1;
      this.withNobles[hex >> 5] |= 1 << (hex & 31);
      this.noblesUp[owner * NOBLES + kind]++;
    }
    countToken(this.besideSite, sites[hex], owner);
    countToken(this.besideZiggurat, ziggurats[hex], owner);
    this.besideZiggurats += popcount(ziggurats[hex]);
    let near = 0;
    let name = hex;
    for (let s = hex * SIDES, end = s + SIDES; s < end; s++) {
      const other = sides[s];
      if (other === OUTSIDE) break;
      const chain = this.of[other];
      if (chain === NO_CHAIN) {
        if (tokens[other] === 0 && tiles[other] === 0) near |= sites[other];
      } else if (this.owner[chain] === owner && chain !== name)
        name = chain < name ? this.#join(chain, name) : this.#join(name, chain);
    }
    this.touched[name] |= sites[hex];
    this.near[name] |= near;
  }

  /** A chain of one token. */
  #begin(hex: Hex, owner: Seat): void {
    const at = hex * NOBLES;
    this.of[hex] = hex;
    this.#next[hex] = hex;
    this.owner[hex] = owner;
    this.touched[hex] = 0;
    this.near[hex] = 0;
    this.nobles[at] = this.nobles[at + 1] = this.nobles[at + 2] = 0;
  }

  /** Two chains become one; returns its name. */
  #join(name: number, gone: number): number {
    const next = this.#next;
    let hex = gone;
    do {
      this.of[hex] = name;
      hex = next[hex];
    } while (hex !== gone);
    const rest = next[gone];
    next[gone] = next[name];
    next[name] = rest;
    this.touched[name] |= this.touched[gone];
    this.near[name] |= this.near[gone];
    for (let kind = 0; kind < NOBLES; kind++)
      this.nobles[name * NOBLES + kind] += this.nobles[gone * NOBLES + kind];
    const noble = (this.withNobles[gone >> 5] >>> (gone & 31)) & 1;
    this.withNobles[gone >> 5] &= ~(1 << (gone & 31));
    this.withNobles[name >> 5] |= noble << (name & 31);
    return name;
  }

  /** A hex is free no more: others may have come less near to the sites beside it. Its own chain touches them. */
  #cover(state: State, surroundings: Surroundings, hex: Hex): void {
    const { sides, sites } = surroundings;
    if (sites[hex] === 0) return;
    const own = this.of[hex];
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const chain = this.of[sides[i]];
      if (chain !== NO_CHAIN && chain !== own)
        this.near[chain] &= ~this.farther(state, surroundings, chain, sites[hex], hex);
    }
  }
}

/** Boards are compared by so many hexes at once: from one to the next most of them stay as they are. */
const RUN = 6;

function isSameRun(tokens: readonly number[], known: Int8Array, from: Hex): boolean {
  const first = (tokens[from] ^ known[from]) | (tokens[from + 1] ^ known[from + 1]);
  const second = (tokens[from + 2] ^ known[from + 2]) | (tokens[from + 3] ^ known[from + 3]);
  const third = (tokens[from + 4] ^ known[from + 4]) | (tokens[from + 5] ^ known[from + 5]);
  return (first | second | third) === 0;
}

/** Counts a token for its owner at each of the places it lies beside. */
function countToken(counts: Int16Array, places: number, owner: Seat): void {
  for (let rest = places; rest !== 0; rest &= rest - 1)
    counts[lowestBit(rest)] += tokenBeside(owner);
}

import { HEX_COUNT, ZIGGURAT } from '@nabu/games/babylonia';
import { lowestBit, type Seat } from '@nabu/kernel';
import { MOST_PLACES, NO_VERSION, NOBLES } from './chains.ts';
import type { Outlook } from './outlook.ts';
import { MOST_SEATS } from './races.ts';
import { linkWorth, seatWorth, touchWorth, writeCity, writeField, writeZiggurat } from './worth.ts';

/** No site has more rows. */
export const MOST_ROWS = 3;

/**
 * What everything is worth to every seat, item by item. They are always added up in the same order, so that the
 * sum is the same to the last bit when some of them are written anew and all others are kept.
 */
export class Ledger {
  /** The rows of the sites, a number for each seat in each. */
  readonly rows = new Float64Array(MOST_PLACES * MOST_ROWS * MOST_SEATS);
  rowsEnd = 0;
  /** By site with a city or field: where its rows begin, and where they end. */
  readonly rowsOf = new Int16Array(MOST_PLACES);
  readonly rowsAfter = new Int16Array(MOST_PLACES);
  /** By row and seat: what comes before it, in sum; and after the last row, all sites. */
  readonly before = new Float64Array((MOST_PLACES * MOST_ROWS + 1) * MOST_SEATS);
  /**
   * The chains whose nobles reach a city or nearly do, by name, from `seat * HEX_COUNT` on; what they are worth; and
   * the cities.
   */
  readonly chains = new Int16Array(MOST_SEATS * HEX_COUNT);
  readonly links = new Float64Array(MOST_SEATS * HEX_COUNT);
  readonly reaches = new Int32Array(MOST_SEATS * HEX_COUNT);
  /** By seat: where its chains end. */
  readonly chainsEnd = new Int16Array(MOST_SEATS);
  /** The rows of the ziggurats, one each; then one for touching them, and one for what lies in front of a seat. */
  readonly rest = new Float64Array((MOST_PLACES + 2) * MOST_SEATS);
  /** Where the row of what lies in front of a seat begins. */
  seatsRow = 0;

  /** What sites and links were last written for: the board, the seats, the hour, and who is on the move. */
  #version = NO_VERSION;
  #chances: Float64Array | null = null;
  #left = 0;
  #turn: Seat = 0;
  #due = 0;
  #canReap = false;
  #won = 0;
  #riverOpens = false;

  /** Writes down all that is in view. */
  fill(outlook: Outlook): void {
    if (!this.#isKept(outlook)) {
      this.#writeSites(outlook);
      this.#writeLinks(outlook);
    }
    this.#writeZiggurats(outlook);
    this.#writeSeats(outlook);
  }

  /** Whether sites and links are as they were when they were last written; notes what they are written for. */
  #isKept(outlook: Outlook): boolean {
    const { chains, chances, left, turn, due, farmers, won, freeLinks } = outlook;
    const { riverOpens } = outlook.state;
    const canReap = due > 0 && farmers > 0;
    const isKept =
      chains.version === this.#version &&
      chances === this.#chances &&
      left === this.#left &&
      turn === this.#turn &&
      due === this.#due &&
      canReap === this.#canReap &&
      won === this.#won &&
      riverOpens === this.#riverOpens;
    this.#version = freeLinks ? NO_VERSION : chains.version;
    this.#chances = chances;
    this.#left = left;
    this.#turn = turn;
    this.#due = due;
    this.#canReap = canReap;
    this.#won = won;
    this.#riverOpens = riverOpens;
    return isKept && !freeLinks;
  }

  #writeSites(outlook: Outlook): void {
    const { rows, rowsOf, rowsAfter } = this;
    const { state, chains, cities, fields, nearness, sureAt } = outlook;
    let at = 0;
    for (let rest = cities | fields; rest !== 0; rest &= rest - 1) {
      const site = lowestBit(rest);
      rowsOf[site] = at;
      if ((cities >>> site) & 1) {
        const bare = state.bare[site];
        sureAt[site] = nearness[bare];
        at = writeCity(outlook, site, bare, chains.besideSite[site], rows, at);
      } else at = writeField(outlook, site, rows, at);
      rowsAfter[site] = at;
    }
    this.rowsEnd = at;
    this.#addSites(outlook);
  }

  #addSites({ turn, weights, due }: Outlook): void {
    const { rows, before, rowsEnd } = this;
    const toMove = weights.move * due;
    let first = turn === 0 ? toMove : 0;
    let second = turn === 1 ? toMove : 0;
    let third = turn === 2 ? toMove : 0;
    let fourth = turn === 3 ? toMove : 0;
    for (let i = 0; i < rowsEnd; i += MOST_SEATS) {
      before[i] = first;
      before[i + 1] = second;
      before[i + 2] = third;
      before[i + 3] = fourth;
      first += rows[i];
      second += rows[i + 1];
      third += rows[i + 2];
      fourth += rows[i + 3];
    }
    before[rowsEnd] = first;
    before[rowsEnd + 1] = second;
    before[rowsEnd + 2] = third;
    before[rowsEnd + 3] = fourth;
  }

  #writeLinks(outlook: Outlook): void {
    const { cities, chains } = outlook;
    const { nobles, touched, near, owner, withNobles } = chains;
    const { chainsEnd } = this;
    for (let seat = 0; seat < MOST_SEATS; seat++) chainsEnd[seat] = seat * HEX_COUNT;
    for (let word = 0; word < withNobles.length; word++)
      for (let rest = withNobles[word]; rest !== 0; rest &= rest - 1) {
        const chain = (word << 5) + lowestBit(rest);
        const touching = touched[chain] & cities;
        const nearing = near[chain] & ~touching & cities;
        if ((touching | nearing) === 0) continue;
        const seat = owner[chain];
        const at = chainsEnd[seat]++;
        this.chains[at] = chain;
        this.reaches[at] = touching | nearing;
        this.links[at] = linkWorth(outlook, seat, nobles, chain * NOBLES, touching, nearing);
      }
  }

  #writeZiggurats(outlook: Outlook): void {
    const { state, topology, chains } = outlook;
    const rows = this.rest;
    for (let i = 0; i < topology.ziggurats.length; i++) {
      const at = i * MOST_SEATS;
      if (state.tiles[topology.ziggurats[i]] === ZIGGURAT) {
        const bare = state.bare[topology.sites.length + i];
        writeZiggurat(outlook, bare, chains.besideZiggurat[i], rows, at);
      } else for (let seat = 0; seat < MOST_SEATS; seat++) rows[at + seat] = 0;
    }
  }

  #writeSeats(outlook: Outlook): void {
    const { state, topology, freeBeside } = outlook;
    const touches = topology.ziggurats.length * MOST_SEATS;
    this.seatsRow = touches + MOST_SEATS;
    for (let seat = 0; seat < state.seats; seat++) {
      this.rest[touches + seat] = touchWorth(outlook, state.touched[seat], freeBeside);
      this.rest[this.seatsRow + seat] = seatWorth(outlook, seat);
    }
  }

  /** What the seats' positions are worth, in points. */
  total(worth: Float64Array): void {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      worth[seat] = this.before[this.rowsEnd + seat];
      for (let i = seat * HEX_COUNT; i < this.chainsEnd[seat]; i++) worth[seat] += this.links[i];
    }
    addRows(this.rest, 0, this.seatsRow + MOST_SEATS, worth);
  }
}

/** Adds rows with a number for each seat to the sums of the seats. */
export function addRows(rows: Float64Array, from: number, to: number, sums: Float64Array): void {
  let first = sums[0];
  let second = sums[1];
  let third = sums[2];
  let fourth = sums[3];
  for (let i = from; i < to; i += MOST_SEATS) {
    first += rows[i];
    second += rows[i + 1];
    third += rows[i + 2];
    fourth += rows[i + 3];
  }
  sums[0] = first;
  sums[1] = second;
  sums[2] = third;
  sums[3] = fourth;
}

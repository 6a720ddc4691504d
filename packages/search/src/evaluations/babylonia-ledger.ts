import { HEX_COUNT, ZIGGURAT } from '@nabu/games/babylonia';
import { MOST_PLACES, MOST_SEATS, NOBLES } from './babylonia-chains.ts';
import type { Outlook } from './babylonia-outlook.ts';
import {
  linkWorth,
  seatWorth,
  touchWorth,
  writeCity,
  writeField,
  writeZiggurat,
} from './babylonia-worth.ts';

/** No site has more rows. */
export const MOST_ROWS = 3;

/**
 * What everything is worth to every seat, item by item. They are always added up in the same order, so that the
 * sum is the same to the last bit when some of them are written anew and all others are kept.
 */
export class Ledger {
  /** The rows of the sites, a number for each seat in each. */
  readonly rows = new Float64Array(MOST_PLACES * MOST_ROWS * MOST_SEATS);
  /** By site: where its rows begin, and at the end where they end. */
  readonly rowsOf = new Int16Array(MOST_PLACES + 1);
  /** By site and seat: what comes before it, in sum, and at the end all sites. */
  readonly before = new Float64Array((MOST_PLACES + 1) * MOST_SEATS);
  /** The chains with nobles that lie face up, by name; what they are worth; the cities they reach or nearly reach. */
  readonly chains = new Int16Array(HEX_COUNT);
  readonly links = new Float64Array(HEX_COUNT);
  readonly reaches = new Int32Array(HEX_COUNT);
  chainCount = 0;
  /** By ziggurat and seat. */
  readonly ziggurats = new Float64Array(MOST_PLACES * MOST_SEATS);
  /** By seat: what lies in front of it. */
  readonly seats = new Float64Array(MOST_SEATS);

  /** Writes down all that is in view. */
  fill(outlook: Outlook): void {
    this.#writeSites(outlook);
    this.#writeLinks(outlook);
    const { state, topology } = outlook;
    const { ziggurats } = topology;
    for (let i = 0; i < ziggurats.length; i++) {
      const at = i * MOST_SEATS;
      if (state.tiles[ziggurats[i]] === ZIGGURAT) writeZiggurat(outlook, i, this.ziggurats, at);
      else this.ziggurats.fill(0, at, at + MOST_SEATS);
    }
    for (let seat = 0; seat < state.seats; seat++) this.seats[seat] = seatWorth(outlook, seat);
  }

  #writeSites(outlook: Outlook): void {
    const { before, rows, rowsOf } = this;
    const { cities, fields, topology, weights, turn, due } = outlook;
    const count = topology.sites.length;
    before.fill(0, 0, MOST_SEATS);
    before[turn] = weights.move * due;
    let at = 0;
    for (let site = 0; site < count; site++) {
      rowsOf[site] = at;
      if ((cities >>> site) & 1) at = writeCity(outlook, site, rows, at);
      else if ((fields >>> site) & 1) at = writeField(outlook, site, rows, at);
      const next = (site + 1) * MOST_SEATS;
      before.copyWithin(next, next - MOST_SEATS, next);
      addRows(rows, rowsOf[site], at, before, next);
    }
    rowsOf[count] = at;
  }

  #writeLinks(outlook: Outlook): void {
    const { cities, chains } = outlook;
    const { of, nobles, touched, near, owner } = chains;
    let count = 0;
    for (let chain = 0; chain < HEX_COUNT; chain++) {
      if (of[chain] !== chain) continue;
      const at = chain * NOBLES;
      if (nobles[at] + nobles[at + 1] + nobles[at + 2] === 0) continue;
      const touching = touched[chain] & cities;
      const nearing = near[chain] & ~touching & cities;
      this.chains[count] = chain;
      this.reaches[count] = touching | nearing;
      this.links[count++] = linkWorth(outlook, owner[chain], nobles, at, touching, nearing);
    }
    this.chainCount = count;
  }

  /** What the seats' positions are worth, in points. */
  total(outlook: Outlook, worth: Float64Array): void {
    const { state, topology, chains } = outlook;
    const at = topology.sites.length * MOST_SEATS;
    for (let seat = 0; seat < MOST_SEATS; seat++) worth[seat] = this.before[at + seat];
    for (let i = 0; i < this.chainCount; i++) worth[chains.owner[this.chains[i]]] += this.links[i];
    addRows(this.ziggurats, 0, topology.ziggurats.length * MOST_SEATS, worth, 0);
    for (let seat = 0; seat < state.seats; seat++) {
      worth[seat] += touchWorth(outlook, seat);
      worth[seat] += this.seats[seat];
    }
  }
}

/** Adds rows with a number for each seat to the sums of the seats. */
export function addRows(
  rows: Float64Array,
  from: number,
  to: number,
  sums: Float64Array,
  at: number,
): void {
  let first = sums[at];
  let second = sums[at + 1];
  let third = sums[at + 2];
  let fourth = sums[at + 3];
  for (let i = from; i < to; i += MOST_SEATS) {
    first += rows[i];
    second += rows[i + 1];
    third += rows[i + 2];
    fourth += rows[i + 3];
  }
  sums[at] = first;
  sums[at + 1] = second;
  sums[at + 2] = third;
  sums[at + 3] = fourth;
}

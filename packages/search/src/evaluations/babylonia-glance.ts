import {
  CITY_FIELD,
  FARMER,
  type Hex,
  type Move,
  type State,
  ZIGGURAT,
} from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat, type Word } from '@nabu/kernel';
import type { Glance } from '../mind.ts';
import { shareOf } from '../reward.ts';
import { MOST_SEATS } from './babylonia-chains.ts';
import { Joining } from './babylonia-joining.ts';
import { addRows, Ledger, MOST_ROWS } from './babylonia-ledger.ts';
import { Outlook } from './babylonia-outlook.ts';
import type { Weights } from './babylonia-weights.ts';
import { seatWorth, touchWorth, writeCity, writeField, writeZiggurat } from './babylonia-worth.ts';

/**
 * Sees what placing a token leads to: everything is written down once as it is when a token has left the stand, and
 * only what lies around the hex is written anew for each. Nothing is scored before the turn is done.
 */
export class BabyloniaGlance implements Glance<State> {
  readonly #weights: Weights;
  readonly #ledger = new Ledger();
  readonly #joining = new Joining();
  readonly #worth = new Float64Array(MOST_SEATS);
  /** Scratch: the rows of one place. */
  readonly #rows = new Float64Array(MOST_ROWS * MOST_SEATS);
  #outlook: Outlook | null = null;
  #state: State | null = null;
  #seat: Seat = 0;
  #isWritten = false;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  at(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#isWritten = false;
  }

  after(word: Word): number {
    const move = word as Move;
    const state = this.#state;
    if (move.type !== 'place' || state === null || state.turn !== this.#seat) return Number.NaN;
    const outlook = this.#write(state);
    // Where free hexes link, a token may cut a chain in two.
    if (outlook.freeLinks) return Number.NaN;
    const { kind, hex } = move;
    outlook.setDown(kind, hex);
    this.#addUp(outlook, kind, hex);
    outlook.takeUp(kind, hex);
    return shareOf(this.#worth, state.seats, outlook.spread, this.#seat);
  }

  /** Writes everything down when it is first asked for. */
  #write(state: State): Outlook {
    this.#outlook ??= new Outlook(this.#weights, state);
    if (this.#isWritten) return this.#outlook;
    this.#isWritten = true;
    this.#outlook.turnTo(state, 1);
    if (!this.#outlook.freeLinks) this.#ledger.fill(this.#outlook);
    return this.#outlook;
  }

  /** Adds up what all seats are worth, the token lying on its hex. */
  #addUp(outlook: Outlook, kind: number, hex: Hex): void {
    const { state, topology, surroundings, turn } = outlook;
    const worth = this.#worth;
    const onLand = topology.river[hex] === 0;
    const sites = surroundings.sites[hex];
    const ziggurats = surroundings.ziggurats[hex];
    const tile = state.tiles[hex];
    const entered = tile === 0 ? 0 : 1 << topology.slot[hex];
    // Without farmers no field can be entered in this turn.
    const closed = kind === FARMER && outlook.farmers === 0 ? outlook.open[turn] : 0;
    this.#addSites(outlook, sites | entered | closed, entered);
    this.#joining.addLinks(
      outlook,
      this.#ledger,
      kind,
      hex,
      onLand ? sites & outlook.cities : 0,
      worth,
    );
    this.#addZiggurats(outlook, ziggurats);
    let points = tile === 0 ? 0 : tile - CITY_FIELD || outlook.won;
    if (ziggurats !== 0) points += popcount(outlook.touched[turn]);
    for (let seat = 0; seat < state.seats; seat++) {
      worth[seat] += touchWorth(outlook, seat);
      worth[seat] +=
        seat === turn
          ? seatWorth(outlook, seat, kind, onLand ? 1 : 0, points)
          : this.#ledger.seats[seat];
    }
  }

  /** Begins with the sites: some are looked at anew, and one field may be gone. */
  #addSites(outlook: Outlook, around: number, gone: number): void {
    const { cities, fields, topology } = outlook;
    const { rows, rowsOf, before } = this.#ledger;
    const worth = this.#worth;
    const count = topology.sites.length;
    const changed = around & (cities | fields);
    const first = changed === 0 ? count : lowestBit(changed);
    for (let seat = 0; seat < MOST_SEATS; seat++) worth[seat] = before[first * MOST_SEATS + seat];
    let from = rowsOf[first];
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const site = lowestBit(rest);
      addRows(rows, from, rowsOf[site], worth, 0);
      from = rowsOf[site + 1];
      if ((gone >>> site) & 1) continue;
      const write = (cities >>> site) & 1 ? writeCity : writeField;
      addRows(this.#rows, 0, write(outlook, site, this.#rows, 0), worth, 0);
    }
    addRows(rows, from, rowsOf[count], worth, 0);
  }

  #addZiggurats(outlook: Outlook, around: number): void {
    const { state, topology } = outlook;
    const { ziggurats } = topology;
    for (let i = 0; i < ziggurats.length; i++) {
      const isChanged = (around >>> i) & 1 && state.tiles[ziggurats[i]] === ZIGGURAT;
      if (isChanged) writeZiggurat(outlook, i, this.#rows, 0);
      const at = isChanged ? 0 : i * MOST_SEATS;
      const rows = isChanged ? this.#rows : this.#ledger.ziggurats;
      addRows(rows, at, at + MOST_SEATS, this.#worth, 0);
    }
  }
}

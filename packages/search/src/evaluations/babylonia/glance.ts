import {
  CITY_FIELD,
  FARMER,
  type Hex,
  type Move,
  type State,
  TOKENS,
  ZIGGURAT,
} from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat, type Word } from '@nabu/kernel';
import type { Glance } from '../../mind.ts';
import { shareOf } from '../../reward.ts';
import { type Chains, NO_VERSION } from './chains.ts';
import { Joining } from './joining.ts';
import { addRows, Ledger, MOST_ROWS } from './ledger.ts';
import { Outlook } from './outlook.ts';
import { MOST_SEATS, tokenBeside } from './races.ts';
import type { Weights } from './weights.ts';
import { seatWorth, touchWorth, writeCity, writeField, writeZiggurat } from './worth.ts';

/**
 * Sees what placing a token leads to: everything is written down once as it is when a token has left the stand, and
 * only what lies around the hex is written anew for each. Nothing is scored before the turn is done.
 */
export class BabyloniaGlance implements Glance<State> {
  readonly #weights: Weights;
  readonly #chains: Chains;
  readonly #ledger = new Ledger();
  readonly #joining = new Joining();
  readonly #worth = new Float64Array(MOST_SEATS);
  /** By kind of token, and whether it lies face up: what lies in front of its owner then; NaN until it is asked for. */
  readonly #own = new Float64Array(2 * TOKENS.length);
  /** Scratch: the rows of one place. */
  readonly #rows = new Float64Array(MOST_ROWS * MOST_SEATS);
  #outlook: Outlook | null = null;
  #state: State | null = null;
  #seat: Seat = 0;
  /** The version of the chains for which everything was written down. */
  #version = NO_VERSION;

  /** The chains may be those of an evaluation that looks at other boards meanwhile. */
  constructor(weights: Weights, chains: Chains) {
    this.#weights = weights;
    this.#chains = chains;
  }

  at(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#version = NO_VERSION;
  }

  after(moves: readonly Word[], out: Float64Array): void {
    const state = this.#state as State;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      out[i] = Number.NaN;
      if (move.type !== 'place' || state.turn !== this.#seat) continue;
      const outlook = this.#write(state);
      // Where free hexes link, a token may cut a chain in two.
      if (outlook.freeLinks) continue;
      this.#addUp(outlook, move.kind, move.hex);
      out[i] = shareOf(this.#worth, state.seats, outlook.spread, this.#seat);
    }
  }

  /** Writes everything down when it is first asked for. */
  #write(state: State): Outlook {
    this.#outlook ??= new Outlook(this.#weights, this.#chains, state);
    if (this.#version === this.#chains.version) return this.#outlook;
    this.#own.fill(Number.NaN);
    this.#outlook.turnTo(state, 1);
    this.#version = this.#chains.version;
    if (!this.#outlook.freeLinks) this.#ledger.fill(this.#outlook);
    return this.#outlook;
  }

  /** Adds up what all seats are worth when the player on the move has placed a token. */
  #addUp(outlook: Outlook, kind: number, hex: Hex): void {
    const { state, topology, surroundings, turn } = outlook;
    const { rest, seatsRow } = this.#ledger;
    const worth = this.#worth;
    const onLand = topology.river[hex] === 0 ? 1 : 0;
    const tile = state.tiles[hex];
    const entered = tile === 0 ? 0 : 1 << topology.slot[hex];
    const ziggurats = surroundings.ziggurats[hex];
    this.#addSites(outlook, kind, surroundings.sites[hex], onLand, entered);
    this.#joining.addLinks(outlook, this.#ledger, kind, hex, onLand, worth);
    if (ziggurats !== 0) this.#addZiggurats(outlook, ziggurats, onLand);
    let points = tile === 0 ? 0 : tile - CITY_FIELD || outlook.won;
    if (ziggurats !== 0) points += popcount(state.touched[turn] | ziggurats);
    rest[seatsRow + turn] = this.#ownWorth(outlook, kind, onLand, points);
    addRows(rest, ziggurats === 0 ? 0 : seatsRow, seatsRow + MOST_SEATS, worth);
  }

  /** What lies in front of the player on the move; mostly a token brings no points. */
  #ownWorth(outlook: Outlook, kind: number, up: number, points: number): number {
    if (points !== 0) return seatWorth(outlook, outlook.turn, kind, up, points);
    const at = 2 * kind + up;
    if (Number.isNaN(this.#own[at])) this.#own[at] = seatWorth(outlook, outlook.turn, kind, up, 0);
    return this.#own[at];
  }

  /** Begins with the sites: those beside the token are looked at anew, and a field that was entered is gone. */
  #addSites(outlook: Outlook, kind: number, beside: number, onLand: number, entered: number): void {
    const { state, cities, fields, open, turn } = outlook;
    const farmers = outlook.farmers;
    if (kind === FARMER) outlook.farmers--;
    if (onLand === 1 || state.riverOpens) open[turn] |= beside & fields;
    // Without farmers no field can be entered in this turn.
    const closed = farmers === 1 && kind === FARMER ? open[turn] : 0;
    this.#addChanged(outlook, (beside | entered | closed) & (cities | fields), onLand, entered);
    outlook.farmers = farmers;
    open[turn] = state.openFields[turn];
  }

  #addChanged(outlook: Outlook, changed: number, onLand: number, entered: number): void {
    const { rows, rowsOf, rowsAfter, rowsEnd, before } = this.#ledger;
    const worth = this.#worth;
    let from = changed === 0 ? rowsEnd : rowsOf[lowestBit(changed)];
    for (let seat = 0; seat < MOST_SEATS; seat++) worth[seat] = before[from + seat];
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const site = lowestBit(rest);
      addRows(rows, from, rowsOf[site], worth);
      from = rowsAfter[site];
      if ((entered >>> site) & 1) continue;
      addRows(this.#rows, 0, this.#rewrite(outlook, site, onLand), worth);
    }
    addRows(rows, from, rowsEnd, worth);
  }

  /** Writes the rows of a site anew; returns where they end. */
  #rewrite(outlook: Outlook, site: number, onLand: number): number {
    const { state, chains, cities, turn } = outlook;
    if (((cities >>> site) & 1) === 0) return writeField(outlook, site, this.#rows, 0);
    const beside = chains.besideSite[site] + tokenBeside(turn);
    return writeCity(outlook, site, state.bare[site] - onLand, beside, this.#rows, 0);
  }

  /** Adds the ziggurats, and what touching them is worth, when a token lies beside some. */
  #addZiggurats(outlook: Outlook, beside: number, onLand: number): void {
    const { state, topology, chains, turn, freeBeside } = outlook;
    const rows = this.#ledger.rest;
    const worth = this.#worth;
    let from = 0;
    for (let left = beside; left !== 0; left &= left - 1) {
      const ziggurat = lowestBit(left);
      if (state.tiles[topology.ziggurats[ziggurat]] !== ZIGGURAT) continue;
      addRows(rows, from, ziggurat * MOST_SEATS, worth);
      from = (ziggurat + 1) * MOST_SEATS;
      const bare = state.bare[topology.sites.length + ziggurat] - onLand;
      const tokens = chains.besideZiggurat[ziggurat] + tokenBeside(turn);
      writeZiggurat(outlook, bare, tokens, this.#rows, 0);
      addRows(this.#rows, 0, MOST_SEATS, worth);
    }
    addRows(rows, from, topology.ziggurats.length * MOST_SEATS, worth);
    const free = freeBeside - popcount(beside);
    for (let seat = 0; seat < state.seats; seat++) {
      const touched = seat === turn ? state.touched[seat] | beside : state.touched[seat];
      worth[seat] += touchWorth(outlook, touched, free);
    }
  }
}

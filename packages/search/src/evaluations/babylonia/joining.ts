import { HEX_COUNT, type Hex } from '@nabu/games/babylonia';
import { lowestBit, type Seat } from '@nabu/kernel';
import { NO_CHAIN, NOBLES } from './chains.ts';
import type { Ledger } from './ledger.ts';
import type { Outlook } from './outlook.ts';
import { OUTSIDE, SIDES } from './surroundings.ts';
import { linkWorth } from './worth.ts';

/** What becomes of the chains when the player on the move places a token. */
export class Joining {
  /** The chain the token is in then: its name, its nobles, and the sites beside it and near it. */
  #name = 0;
  readonly #nobles = new Int16Array(NOBLES);
  #touched = 0;
  #near = 0;
  /** By chain: the last token that was placed beside it, and the sites that are near it no more. */
  readonly #marks = new Int32Array(HEX_COUNT);
  readonly #lost = new Int32Array(HEX_COUNT);
  /** The seats that have such chains, one bit each. */
  #losers = 0;
  #tick = 0;

  /** Adds what the links are worth to every seat. */
  addLinks(
    outlook: Outlook,
    ledger: Ledger,
    kind: number,
    hex: Hex,
    onLand: number,
    worth: Float64Array,
  ): void {
    const { state, turn, cities, nearness, sureAt } = outlook;
    const sooner = onLand === 0 ? 0 : outlook.surroundings.sites[hex] & cities;
    this.#join(outlook, kind, hex);
    for (let rest = sooner; rest !== 0; rest &= rest - 1)
      sureAt[lowestBit(rest)] = nearness[state.bare[lowestBit(rest)] - 1];
    for (let seat = 0; seat < state.seats; seat++)
      if (seat === turn) this.#addOwn(outlook, ledger, sooner, worth);
      else this.#addOthers(outlook, ledger, seat, sooner, worth);
    for (let rest = sooner; rest !== 0; rest &= rest - 1)
      sureAt[lowestBit(rest)] = nearness[state.bare[lowestBit(rest)]];
  }

  /** Adds the links of the player on the move, the joined chain in its place among all, which is that of its name. */
  #addOwn(outlook: Outlook, ledger: Ledger, sooner: number, worth: Float64Array): void {
    const { turn, cities } = outlook;
    const { chains, links, reaches } = ledger;
    const marks = this.#marks;
    const tick = this.#tick;
    const name = this.#name;
    const touching = this.#touched & cities;
    const nearing = this.#near & ~touching & cities;
    const joined = linkWorth(outlook, turn, this.#nobles, 0, touching, nearing);
    let sum = worth[turn];
    let isAdded = false;
    for (let i = turn * HEX_COUNT, end = ledger.chainsEnd[turn]; i < end; i++) {
      const chain = chains[i];
      if (!isAdded && chain >= name) {
        sum += joined;
        isAdded = true;
      }
      if (marks[chain] === tick) continue;
      sum += (reaches[i] & sooner) === 0 ? links[i] : chainWorth(outlook, chain, 0);
    }
    worth[turn] = isAdded ? sum : sum + joined;
  }

  #addOthers(
    outlook: Outlook,
    ledger: Ledger,
    seat: Seat,
    sooner: number,
    worth: Float64Array,
  ): void {
    const { chains, links, reaches } = ledger;
    const end = ledger.chainsEnd[seat];
    const hasLost = ((this.#losers >>> seat) & 1) === 1;
    let sum = worth[seat];
    for (let i = seat * HEX_COUNT; i < end; i++) {
      const lost = hasLost ? this.#lostBy(chains[i]) : 0;
      if (((reaches[i] & sooner) | lost) === 0) sum += links[i];
      else sum += chainWorth(outlook, chains[i], lost);
    }
    worth[seat] = sum;
  }

  #lostBy(chain: number): number {
    return this.#marks[chain] === this.#tick ? this.#lost[chain] : 0;
  }

  /** Joins the own chains beside a hex, and marks all chains beside it. */
  #join(outlook: Outlook, kind: number, hex: Hex): void {
    const { state, surroundings, chains, turn } = outlook;
    const { sides, sites } = surroundings;
    const { of, owner } = chains;
    const marks = this.#marks;
    const tick = ++this.#tick;
    let name = hex;
    let touched = sites[hex];
    let near = 0;
    this.#losers = 0;
    this.#nobles[0] = this.#nobles[1] = this.#nobles[2] = 0;
    if (kind < NOBLES && outlook.topology.river[hex] === 0) this.#nobles[kind] = 1;
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const other = sides[i];
      if (other === OUTSIDE) break;
      const chain = of[other];
      if (chain === NO_CHAIN) {
        if (state.tiles[other] === 0) near |= sites[other];
        continue;
      }
      if (marks[chain] === tick) continue;
      marks[chain] = tick;
      if (owner[chain] !== turn) {
        this.#lose(outlook, chain, hex);
        continue;
      }
      if (chain < name) name = chain;
      touched |= chains.touched[chain];
      near |= chains.near[chain];
      for (let k = 0; k < NOBLES; k++) this.#nobles[k] += chains.nobles[chain * NOBLES + k];
    }
    this.#name = name;
    this.#touched = touched;
    this.#near = near;
  }

  /** Notes what a chain of another player loses when a hex beside it is taken. */
  #lose({ state, surroundings, chains, cities }: Outlook, chain: number, hex: Hex): void {
    const sites = surroundings.sites[hex] & ~chains.touched[chain] & cities;
    const lost = sites === 0 ? 0 : chains.farther(state, surroundings, chain, sites, hex);
    this.#lost[chain] = lost;
    if (lost !== 0) this.#losers |= 1 << chains.owner[chain];
  }
}

/** What the nobles of a chain are worth that has lost sites near it. */
function chainWorth(outlook: Outlook, chain: number, lost: number): number {
  const { chains, cities } = outlook;
  const touching = chains.touched[chain] & cities;
  const nearing = chains.near[chain] & ~touching & ~lost & cities;
  return linkWorth(outlook, chains.owner[chain], chains.nobles, chain * NOBLES, touching, nearing);
}

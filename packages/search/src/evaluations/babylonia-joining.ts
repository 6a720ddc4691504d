import { HEX_COUNT, type Hex } from '@nabu/games/babylonia';
import { lowestBit, type Seat } from '@nabu/kernel';
import { NO_CHAIN, NOBLES } from './babylonia-chains.ts';
import type { Ledger } from './babylonia-ledger.ts';
import type { Outlook } from './babylonia-outlook.ts';
import { OUTSIDE, SIDES } from './babylonia-surroundings.ts';
import { linkWorth } from './babylonia-worth.ts';

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
    const touching = this.#touched & cities;
    const nearing = this.#near & ~touching & cities;
    const joined = linkWorth(outlook, turn, this.#nobles, 0, touching, nearing);
    let sum = worth[turn];
    let isAdded = false;
    for (let i = turn * HEX_COUNT, end = ledger.chainsEnd[turn]; i < end; i++) {
      const chain = ledger.chains[i];
      if (!isAdded && chain >= this.#name) {
        sum += joined;
        isAdded = true;
      }
      if (this.#marks[chain] === this.#tick) continue;
      const isChanged = (ledger.reaches[i] & sooner) !== 0;
      sum += isChanged ? chainWorth(outlook, chain, 0) : ledger.links[i];
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
    const isCalm = sooner === 0 && ((this.#losers >>> seat) & 1) === 0;
    let sum = worth[seat];
    for (let i = seat * HEX_COUNT, end = ledger.chainsEnd[seat]; i < end; i++) {
      if (isCalm) {
        sum += ledger.links[i];
        continue;
      }
      const chain = ledger.chains[i];
      const lost = this.#marks[chain] === this.#tick ? this.#lost[chain] : 0;
      const isChanged = ((ledger.reaches[i] & sooner) | lost) !== 0;
      sum += isChanged ? chainWorth(outlook, chain, lost) : ledger.links[i];
    }
    worth[seat] = sum;
  }

  /** Joins the own chains beside a hex, and marks all chains beside it. */
  #join(
    { state, topology, surroundings, chains, cities, turn }: Outlook,
    kind: number,
    hex: Hex,
  ): void {
    const { sides, sites } = surroundings;
    const { of, owner, touched, near } = chains;
    const tick = ++this.#tick;
    this.#name = hex;
    this.#touched = sites[hex];
    this.#near = 0;
    this.#losers = 0;
    this.#nobles[0] = this.#nobles[1] = this.#nobles[2] = 0;
    if (kind < NOBLES && topology.river[hex] === 0) this.#nobles[kind] = 1;
    for (let i = hex * SIDES, end = i + SIDES; i < end; i++) {
      const other = sides[i];
      if (other === OUTSIDE) break;
      const chain = of[other];
      if (chain === NO_CHAIN) {
        if (state.tiles[other] === 0) this.#near |= sites[other];
        continue;
      }
      if (this.#marks[chain] === tick) continue;
      this.#marks[chain] = tick;
      if (owner[chain] !== turn) {
        const seen = sites[hex] & ~touched[chain] & cities;
        this.#lost[chain] = chains.farther(state, surroundings, chain, seen, hex);
        if (this.#lost[chain] !== 0) this.#losers |= 1 << owner[chain];
        continue;
      }
      this.#name = Math.min(this.#name, chain);
      this.#touched |= touched[chain];
      this.#near |= near[chain];
      for (let k = 0; k < NOBLES; k++) this.#nobles[k] += chains.nobles[chain * NOBLES + k];
    }
  }
}

/** What the nobles of a chain are worth that has lost sites near it. */
function chainWorth(outlook: Outlook, chain: number, lost: number): number {
  const { chains, cities } = outlook;
  const touching = chains.touched[chain] & cities;
  const nearing = chains.near[chain] & ~touching & ~lost & cities;
  return linkWorth(outlook, chains.owner[chain], chains.nobles, chain * NOBLES, touching, nearing);
}

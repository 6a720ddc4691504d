import { HEX_COUNT, type Hex } from '@nabu/games/babylonia';
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
  #tick = 0;

  /** Adds what the links are worth to every seat; `changed` are the cities that are surrounded sooner. */
  addLinks(
    outlook: Outlook,
    ledger: Ledger,
    kind: number,
    hex: Hex,
    changed: number,
    worth: Float64Array,
  ): void {
    this.#join(outlook, kind, hex);
    const { cities, turn, chains } = outlook;
    const { nobles, owner } = chains;
    const touching = this.#touched & cities;
    const nearing = this.#near & ~touching & cities;
    const joined = linkWorth(outlook, turn, this.#nobles, 0, touching, nearing);
    let isAdded = false;
    for (let i = 0; i < ledger.chainCount; i++) {
      const chain = ledger.chains[i];
      const seat = owner[chain];
      const isBeside = this.#marks[chain] === this.#tick;
      if (seat === turn && !isAdded && chain >= this.#name) {
        worth[turn] += joined;
        isAdded = true;
      }
      if (seat === turn && isBeside) continue;
      const lost = isBeside ? this.#lost[chain] : 0;
      if (((ledger.reaches[i] & changed) | lost) === 0) {
        worth[seat] += ledger.links[i];
        continue;
      }
      const touches = chains.touched[chain] & cities;
      const nears = chains.near[chain] & ~touches & ~lost & cities;
      worth[seat] += linkWorth(outlook, seat, nobles, chain * NOBLES, touches, nears);
    }
    if (!isAdded) worth[turn] += joined;
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
    this.#nobles.fill(0);
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
        continue;
      }
      this.#name = Math.min(this.#name, chain);
      this.#touched |= touched[chain];
      this.#near |= near[chain];
      for (let k = 0; k < NOBLES; k++) this.#nobles[k] += chains.nobles[chain * NOBLES + k];
    }
  }
}

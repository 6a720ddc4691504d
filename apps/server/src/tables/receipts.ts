import { RECEIPTS, type Receipt } from '../store/store.ts';

/** Which commands of each seat were done lately, so that one that is given again is done once. */
export class Receipts {
  /** For each seat the deeds by the ids of the commands, the oldest first. */
  readonly #bySeat = new Map<number, Map<string, number>>();

  constructor(kept: readonly Receipt[]) {
    for (const receipt of kept) this.add(receipt);
  }

  /** The deed that a command led to, or undefined when it is new. */
  find({ seat, id }: Omit<Receipt, 'n'>): number | undefined {
    return this.#bySeat.get(seat)?.get(id);
  }

  add({ seat, id, n }: Receipt): void {
    const deeds = this.#bySeat.get(seat) ?? new Map<string, number>();
    this.#bySeat.set(seat, deeds.set(id, n));
    for (const oldest of deeds.keys()) {
      if (deeds.size <= RECEIPTS) return;
      deeds.delete(oldest);
    }
  }
}

import { RECEIPTS, type Receipt } from '../store/port.ts';

/** Which commands of each seat were done lately, so that one that is given again is done once. */
export class Receipts {
  readonly #bySeat = new Map<number, Receipt[]>();

  constructor(kept: readonly Receipt[]) {
    for (const receipt of kept) this.add(receipt);
  }

  /** The deed that a command led to, or undefined when it is new. */
  find({ seat, id }: Omit<Receipt, 'n'>): number | undefined {
    return this.#bySeat.get(seat)?.find((receipt) => receipt.id === id)?.n;
  }

  add(receipt: Receipt): void {
    const list = this.#bySeat.get(receipt.seat) ?? [];
    this.#bySeat.set(receipt.seat, [...list, receipt].slice(-RECEIPTS));
  }
}

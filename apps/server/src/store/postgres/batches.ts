/** Runs one batch at a time; what is added meanwhile is the next batch. */
export class Batches<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>;
  #waiting: Item[] = [];
  #running = false;

  /** `work` does a batch; it must not be rejected. */
  constructor(work: (items: readonly Item[]) => Promise<void>) {
    this.#work = work;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#running) return;
    this.#running = true;
    // What is asked for in the same moment goes together.
    queueMicrotask(() => void this.#run());
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const items = this.#waiting;
      this.#waiting = [];
      await this.#work(items);
    }
    this.#running = false;
  }
}

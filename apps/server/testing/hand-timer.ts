import type { Timer } from '../src/lobby/timer.ts';

/** A time that a test moves by hand: what is due is done in order, each at its moment. */
export class HandTimer implements Timer {
  #now = 0;
  #planned: { readonly at: number; readonly work: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  later(ms: number, work: () => void): () => void {
    const plan = { at: this.#now + Math.max(0, ms), work };
    this.#planned.push(plan);
    return () => {
      this.#planned = this.#planned.filter((each) => each !== plan);
    };
  }

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#planned = this.#planned.filter((each) => each !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = until;
  }
}

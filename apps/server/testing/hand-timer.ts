import type { Timer } from '../src/lobby/timer.ts';

/** A time that a test moves by hand: what is due is done in order, each at its moment. */
export class HandTimer implements Timer {
  #now = 0;
  #scheduled: { readonly at: number; readonly work: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  later(ms: number, work: () => void): () => void {
    const schedule = { at: this.#now + Math.max(0, ms), work };
    this.#scheduled.push(schedule);
    return () => {
      this.#scheduled = this.#scheduled.filter((each) => each !== schedule);
    };
  }

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#scheduled.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#scheduled = this.#scheduled.filter((each) => each !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = until;
  }
}

import type { Lead } from './bot.ts';

/** Gathers by how much a seat is ahead at the end of lines. */
export class Leads {
  #count = 0;
  #answered = 0;
  #sum = 0;
  #squares = 0;

  /** Notes the end of one line, and whether somebody else had moved in it. */
  note(lead: number, answered: boolean): void {
    this.#count++;
    this.#sum += lead;
    this.#squares += lead * lead;
    if (answered) this.#answered++;
  }

  /** What was noted; at least one line must have been. */
  get lead(): Lead {
    const mean = this.#sum / this.#count;
    const variance = Math.max(0, this.#squares / this.#count - mean * mean);
    return { mean, deviation: Math.sqrt(variance), answered: this.#answered / this.#count };
  }
}

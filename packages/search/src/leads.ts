import type { Lead } from './bot.ts';

/** Gathers how lines end: by how much a seat is ahead, and what each seat gets. */
export class Leads {
  #count = 0;
  #answered = 0;
  #sum = 0;
  #squares = 0;
  /** By seat. */
  #rewards: Float64Array;
  #rewardSquares: Float64Array;

  constructor(seats: number) {
    this.#rewards = new Float64Array(seats);
    this.#rewardSquares = new Float64Array(seats);
  }

  /** Notes the end of one line, whether somebody else had moved in it, and what it was worth to each seat. */
  note(lead: number, answered: boolean, rewards: Float64Array): void {
    this.#count++;
    this.#sum += lead;
    this.#squares += lead * lead;
    if (answered) this.#answered++;
    for (let seat = 0; seat < rewards.length; seat++) {
      this.#rewards[seat] += rewards[seat];
      this.#rewardSquares[seat] += rewards[seat] * rewards[seat];
    }
  }

  /** What the lines were worth to each seat, in the mean; at least one line must have been noted. */
  get rewards(): readonly number[] {
    return Array.from(this.#rewards, (sum) => sum / this.#count);
  }

  /** By how much the mean reward of a seat may be wrong: its standard error. */
  errorOf(seat: number): number {
    const mean = this.#rewards[seat] / this.#count;
    const variance = Math.max(0, this.#rewardSquares[seat] / this.#count - mean * mean);
    return Math.sqrt(variance / this.#count);
  }

  /** What was noted; at least one line must have been. */
  get lead(): Lead {
    const mean = this.#sum / this.#count;
    const variance = Math.max(0, this.#squares / this.#count - mean * mean);
    return { mean, deviation: Math.sqrt(variance), answered: this.#answered / this.#count };
  }
}

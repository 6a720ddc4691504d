/** How much worse an estimate is held to be for each millisecond it is old: clocks of devices differ by less. */
const DRIFT = 0.0002;

/**
 * What the clock of the house says, as far as this device can tell. The house says its time in
 * answers; it was said at some moment between asking and hearing, so the shorter that took the
 * better it is known. The device's own time of day does not matter.
 */
export class HouseClock {
  readonly #own: () => number;
  readonly #asked: number[] = [];
  #ahead: number | null = null;
  #error = Number.POSITIVE_INFINITY;
  #at = 0;

  /** `own` counts milliseconds and never jumps. */
  constructor(own: () => number = () => performance.now()) {
    this.#own = own;
  }

  /** A question was sent that will be answered with the time. */
  ask(): void {
    this.#asked.push(this.#own());
  }

  /** Questions that were asked before will not be answered: the line was lost. */
  forget(): void {
    this.#asked.length = 0;
  }

  /** The house said what time it is, in answer to the oldest question. */
  hear(time: number): void {
    const now = this.#own();
    const asked = this.#asked.shift() ?? now;
    const error = (now - asked) / 2;
    const held = this.#error + (now - this.#at) * DRIFT;
    if (this.#ahead !== null && error > held) return;
    this.#ahead = time - (asked + now) / 2;
    this.#error = error;
    this.#at = now;
  }

  /** Milliseconds since 1970; by the device's own clock until the house has said something. */
  now(): number {
    return this.#ahead === null ? Date.now() : this.#own() + this.#ahead;
  }
}

import type { Rng } from '@nabu/kernel';
import { rngFrom } from '@nabu/kernel';

/** Chance that a test dictates: first the given values in order, then a fixed stream. */
export class RiggedRng implements Rng {
  readonly #values: number[] = [];
  readonly #rest: Rng;

  constructor(values: readonly number[] = [], seed: number | string = 'rigged') {
    this.#values.push(...values);
    this.#rest = rngFrom(seed);
  }

  /** Values that were dictated and not asked for yet. */
  get left(): readonly number[] {
    return this.#values;
  }

  /** Dictates what comes after everything dictated so far. */
  add(...values: readonly number[]): void {
    this.#values.push(...values);
  }

  below(bound: number): number {
    const value = this.#values.shift();
    if (value === undefined) return this.#rest.below(bound);
    if (value >= 0 && value < bound) return value;
    throw new RangeError(`A test dictates ${value} where chance has only 0 to ${bound - 1}.`);
  }
}

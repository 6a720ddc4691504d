import type { Rng } from './contract.ts';
import { sha256 } from './sha256.ts';

/**
 * The generator of the house: sfc32, four words of state. Golden vectors pin it: a replay must
 * come out the same for ever, so it hangs on no library.
 */
export class Sfc32 implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 bits, unsigned. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Multiply and reject (Lemire), so that every value is exactly as likely. */
  below(bound: number): number {
    let product = this.next() * bound;
    let low = product >>> 0;
    if (low < bound) {
      const threshold = (TWO_32 - bound) % bound;
      while (low < threshold) {
        product = this.next() * bound;
        low = product >>> 0;
      }
    }
    return (product / TWO_32) | 0;
  }
}

const TWO_32 = 2 ** 32;

/** A generator for work that is never stored: playouts, tests, imagined states. */
export function rngFrom(seed: number | string): Sfc32 {
  const key = sha256(`nabu ${seed}`);
  return new Sfc32(key[0], key[1], key[2]);
}

/** The chance of one ply of a match: keyed by the seed and the ply only, and only when first used. */
export class PlyRng implements Rng {
  readonly #seed: string;
  readonly #ply: number;
  #stream: Sfc32 | null = null;

  constructor(seed: string, ply: number) {
    this.#seed = seed;
    this.#ply = ply;
  }

  /** Whether anything was drawn: if so the ply is a barrier. */
  get drawn(): boolean {
    return this.#stream !== null;
  }

  below(bound: number): number {
    if (this.#stream === null) {
      const key = sha256(`${this.#seed}/${this.#ply}`);
      this.#stream = new Sfc32(key[0], key[1], key[2]);
    }
    return this.#stream.below(bound);
  }
}

/** Puts a list in fair random order, in place (Fisher and Yates). */
export function shuffle<T extends { [index: number]: unknown; readonly length: number }>(
  list: T,
  rng: Rng,
): T {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
  return list;
}

import { randomUUID } from 'node:crypto';
import type { Gap } from '@nabu/table';
import type { Relations } from './store/relations.ts';

/** A house notes this often that it is at work; so much at most is given back too much after it was killed. */
const BEAT_MS = 5_000;
/** After a house has opened again its guests need a moment to find back: that is nobody's time either. */
const RETURN_MS = 10_000;

/** The stretches in which no house was at work, between the times at which one was. */
export function gapsBetween(runs: readonly Gap[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let covered: number | null = null;
  for (const { from, until } of runs) {
    if (covered !== null && from > covered) gaps.push({ from: covered, until: from + RETURN_MS });
    covered = Math.max(covered ?? until, until);
  }
  return gaps;
}

/** Notes when this house is at work, and knows when none was. */
export class Attendance {
  readonly #house = randomUUID();
  readonly #relations: Relations;
  readonly #clock: () => number;
  readonly #failed: (error: unknown) => void;
  #gaps: readonly Gap[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(relations: Relations, clock: () => number, failed: (error: unknown) => void) {
    this.#relations = relations;
    this.#clock = clock;
    this.#failed = failed;
  }

  get gaps(): readonly Gap[] {
    return this.#gaps;
  }

  /** From now on the house is at work. */
  async begin(): Promise<void> {
    await this.#note();
    const runs = await this.#relations.db.selectFrom('runs').selectAll().orderBy('began').execute();
    this.#gaps = gapsBetween(runs.map(({ began, alive }) => ({ from: began, until: alive })));
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS).unref();
  }

  /** The house is at work until now. */
  async end(): Promise<void> {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    await this.#beat();
  }

  async #note(): Promise<void> {
    const now = this.#clock();
    await this.#relations.write(
      this.#relations.db
        .insertInto('runs')
        .values({ house: this.#house, began: now, alive: now })
        .onConflict((row) => row.column('house').doUpdateSet({ alive: now })),
    );
  }

  async #beat(): Promise<void> {
    try {
      await this.#note();
    } catch (error) {
      this.#failed(error);
    }
  }
}

import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The event loop of whoever measures is looked at this often (ms). */
const LOOK_MS = 1;

/**
 * What went on around a measurement: how much of the machine other programs had, and how late whoever
 * measures was. What waits for either counts as the time of a move and is not the house's.
 */
export class Surroundings {
  readonly #began = performance.now();
  readonly #busy = busyMs();
  readonly #own = process.cpuUsage();
  readonly #delay = monitorEventLoopDelay({ resolution: LOOK_MS });

  constructor() {
    this.#delay.enable();
  }

  /** In a sentence, once it is over; `measuredMs` is the processor time of what was measured. */
  describe(measuredMs: number): string {
    this.#delay.disable();
    const { user, system } = process.cpuUsage(this.#own);
    const others = busyMs() - this.#busy - measuredMs - (user + system) / 1000;
    const share = others / ((performance.now() - this.#began) * cpus().length);
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_MS).toFixed(0);
    return [
      `meanwhile other programs had ${Math.max(0, 100 * share).toFixed(0)} % of the machine`,
      `whoever measured was late by ${late(this.#delay.percentile(99))} ms at the 99th percentile, ${late(this.#delay.max)} ms at most`,
    ].join('; ');
  }
}

/** Milliseconds in which the cores were at work, all together. */
function busyMs(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}

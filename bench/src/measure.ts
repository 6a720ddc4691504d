import { Worker } from 'node:worker_threads';
import type { RacerSpec } from './racers.ts';

/** Each figure is the best of this many turns: other programs can only slow us down. */
const TURNS = 3;
/** Before that they run for so many times as long as they are measured: the engine has to get to know their code. */
const WARM_UP = 2;

/**
 * The speeds of several racers in the same run. They take turns, so that a busy machine is busy
 * for all of them alike, and each has a thread of its own, so that the engine's guesses about one
 * do not slow another down; only one runs at a time.
 */
export async function race(
  specs: readonly RacerSpec[],
  seconds: number,
): Promise<readonly number[]> {
  const workers = specs.map(
    (spec) => new Worker(new URL('./worker.js', import.meta.url), { workerData: spec }),
  );
  try {
    const turn = (1000 * seconds) / TURNS;
    for (const worker of workers) await speed(worker, 1000 * seconds * WARM_UP);
    const best = specs.map(() => 0);
    for (let i = 0; i < TURNS; i++) {
      for (const [k, worker] of workers.entries()) {
        best[k] = Math.max(best[k], await speed(worker, turn));
      }
    }
    return best;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function speed(worker: Worker, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(ms);
  });
}

/** How often something can be done in a second. */
export interface Racer {
  /** Does some of it and returns how much; a few milliseconds' worth, or one piece if that takes longer. */
  run(): number;
}

/** Each figure is the best of this many turns: other programs can only slow us down. */
const TURNS = 3;

/**
 * The speeds of several racers in the same run: they take turns, so that a busy machine is busy
 * for all of them alike.
 */
export function race(racers: readonly Racer[], seconds: number): readonly number[] {
  for (const racer of racers) speed(racer, (1000 * seconds) / TURNS / 2);
  const best = racers.map(() => 0);
  for (let turn = 0; turn < TURNS; turn++) {
    racers.forEach((racer, i) => {
      best[i] = Math.max(best[i], speed(racer, (1000 * seconds) / TURNS));
    });
  }
  return best;
}

function speed(racer: Racer, ms: number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  do {
    done += racer.run();
    now = performance.now();
  } while (now - start < ms);
  return (1000 * done) / (now - start);
}

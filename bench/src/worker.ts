import { parentPort, workerData } from 'node:worker_threads';
import { makeRacer, type Racer, type RacerSpec } from './racers.ts';

/** The thread of one racer: asked for a time in milliseconds, it answers how much it did a second. */
const racer = await makeRacer(workerData as RacerSpec);

parentPort?.on('message', (ms: number) => parentPort?.postMessage(speed(racer, ms)));

function speed({ run }: Racer, ms: number): number {
  const start = performance.now();
  const used = process.cpuUsage();
  let done = 0;
  let passed = 0;
  do {
    done += run();
    passed = Math.min(performance.now() - start, processorMs(used));
  } while (passed < ms);
  return (1000 * done) / passed;
}

/** Time on the processor: what other programs take from a busy machine does not count, for any racer. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

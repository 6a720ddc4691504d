import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core for what is measured, and the one for whoever loads it. */
export const MEASURED = 0;
export const LOADING = 1;

/** Whether programs can be kept to one core each here: Linux with `taskset` and two cores. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Node with its arguments on one core alone, as on a machine that has no other; as it is where that cannot be had. */
export function pinned(core: number, args: readonly string[]) {
  const program = process.execPath;
  if (!canPin) return { program, args: [...args] };
  // On one core the threads that help to collect garbage are waited for, not a help.
  return {
    program: 'taskset',
    args: ['-c', String(core), program, '--single-threaded-gc', ...args],
  };
}

/** Keeps this process, all its threads, to one core. */
export function pinMyself(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)]);
}

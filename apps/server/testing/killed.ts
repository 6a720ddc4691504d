import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { Store } from '../src/store/store.ts';

/** So many answers are waited for before the process is killed. */
const ANSWERS = 400;

/** Lets a process add to many tables in a folder or a database and kills it; how much of each it was told is stored. */
export async function toldBeforeKill(place: string): Promise<ReadonlyMap<string, number>> {
  const script = fileURLToPath(new URL('./appender.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [id, n] = line.split(' ');
    told.set(id, Number(n));
    if (++lines === ANSWERS) child.kill('SIGKILL');
  }
  expect(lines).toBeGreaterThanOrEqual(ANSWERS);
  return told;
}

/** All that somebody was told is stored is in the store. */
export async function expectStored(store: Store, told: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, n] of told)
    expect((await store.read(id))?.deeds.length).toBeGreaterThanOrEqual(n);
}

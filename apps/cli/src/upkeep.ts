import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Args } from './args.ts';

/** The program that works on the data of a house; a program of its own, because nobody imports an app. */
const UPKEEP = new URL('../../server/dist/upkeep.js', import.meta.url);

/** The options by which a house is named. */
export const HOUSE_FLAGS = { data: 'text', 'database-url': 'text' } as const;

/** What they do, for the help. */
export const HOUSE_OPTIONS = [
  ['--data DIR', 'the folder of the house (NABU_DATA, or ./data)'],
  ['--database-url URL', 'its PostgreSQL database instead (NABU_DATABASE_URL)'],
] as const;

/** Has a task done with the house that is named; gives the exit code. */
export function upkeep(
  task: readonly string[],
  args: Args,
  more: readonly string[] = [],
): Promise<number> {
  const given = [...Object.keys(HOUSE_FLAGS), ...more].flatMap((name) => {
    const value = args.text(name);
    return value === null ? [] : [`--${name}`, value];
  });
  return runUpkeep([...task, ...given]);
}

/** Runs the program; gives its exit code. */
export function runUpkeep(words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(UPKEEP), ...words], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MEASURE = fileURLToPath(new URL('../../../../bench/live-tables.mjs', import.meta.url));
const TABLES = 16;

/** What a live table takes half way and at the end (kB), measured in a process of its own, whose heap holds nothing else. */
function measured(game: string): readonly number[] {
  const words = ['--expose-gc', MEASURE, '--game', game, '--tables', String(TABLES)];
  const line = execFileSync(process.execPath, words, { encoding: 'utf8' });
  const [half, end] = line.matchAll(/ ([\d.]+) kB /g);
  return [Number(half?.[1]), Number(end?.[1])];
}

test('a live table takes less than 150 kB, in the game with the most moves too', () => {
  const [half, end] = measured('amyitis');
  expect(half).toBeGreaterThan(10);
  expect(end).toBeGreaterThan(half);
  expect(end).toBeLessThan(150);
});

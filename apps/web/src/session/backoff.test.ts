import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('waits grow, stay within bounds and are spread', () => {
  const shortest = [0, 1, 2, 3, 20].map((tries) => backoff(tries, () => 0));
  const longest = [0, 1, 2, 3, 20].map((tries) => backoff(tries, () => 1));
  expect(shortest).toEqual([150, 300, 600, 1200, 5000]);
  expect(longest).toEqual([300, 600, 1200, 2400, 10_000]);
});

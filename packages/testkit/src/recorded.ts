import { readdirSync, readFileSync } from 'node:fs';
import type { Games } from '@nabu/kernel';
import { replayRecord } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';

/**
 * One test for each record (`*.txt`) in a folder: its moves are still legal, its chance comes out
 * as written, and it ends with the result it tells.
 */
export function replayRecorded(games: Games, folder: URL): void {
  describe('recorded games', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    test('there are some', () => expect(names).not.toEqual([]));
    for (const name of names)
      test(`${name} replays to its result`, () => {
        const match = replayRecord(games, readFileSync(new URL(name, folder), 'utf8'));
        expect(match.over).toBe(true);
      });
  });
}

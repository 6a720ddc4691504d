import { readdirSync, readFileSync } from 'node:fs';
import { type Games, parseRecord, replayRecord, writeRecord } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';

/**
 * One test for each record (`*.txt`) in a folder: its moves are still legal, its chance comes out
 * as written, it ends with the result it tells, and written again it is the same to the byte.
 */
export function replayRecorded(games: Games, folder: URL): void {
  describe('recorded games', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    test('there are some', () => expect(names).not.toEqual([]));
    for (const name of names)
      test(`${name} replays to its result`, () => {
        const text = readFileSync(new URL(name, folder), 'utf8');
        const match = replayRecord(games, text);
        expect(match.over).toBe(true);
        const { names, date } = parseRecord(text);
        expect(writeRecord(match, { names, ...(date && { date }) })).toBe(text);
      });
  });
}

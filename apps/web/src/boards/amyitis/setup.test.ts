import { amyitis } from '@nabu/games/amyitis';
import { presets } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { readWords, writeWords } from '../common/position-words.ts';
import { amyitisSetup } from './setup.ts';

const options = presets(amyitis.options);

/** The position after these pieces were put on a space, one after the other; null takes one away. */
const after = (space: string, ...pieces: readonly (string | null)[]) =>
  writeWords(
    pieces.reduce(
      (words, piece) => amyitisSetup.put(words, space, piece, options) ?? words,
      readWords('round=2'),
    ),
  );

test('[I4] a channel with two areas takes two cubes, so that a terrace above can have water', () => {
  expect(after('0,1-1,1', '1')).toBe('round=2 w:0,1-1,1=1');
  const full = after('0,1-1,1', '1', '2');
  expect(full).toBe('round=2 w:0,1-1,1=12');
  const { watered } = amyitis.notation.readPosition(full, { seats: 2, options });
  expect(watered).not.toBe(0);
  expect(after('0,1-1,1', '1', '2', 'n')).toBe('round=2 w:0,1-1,1=2n');
  expect(after('0,1-1,1', '1', '2', null)).toBe('round=2 w:0,1-1,1=1');
  expect(after('0,1-1,1', '1', null)).toBe('round=2');
});

test('[I3] a channel with one area has one cube, the one that was put there last', () => {
  expect(after('1,3-2,3', '1', '2')).toBe('round=2 w:1,3-2,3=2');
  expect(after('1,3-2,3', '1', null)).toBe('round=2');
});

test('a terrace is planted by whoever was put there last', () => {
  expect(after('3,3', '1', '2')).toBe('round=2 p:3,3=2');
  expect(after('3,3', '1', null)).toBe('round=2');
  expect(amyitisSetup.put(readWords(''), 'ishtar', '1', options)).toBeNull();
});

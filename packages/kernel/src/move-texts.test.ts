import { expect, test } from 'vitest';
import { moveTexts } from './move-texts.ts';

const moves = ['pass', 'take 1'].map((text, index) => ({ index, text }));
const { format, parse } = moveTexts(moves, ({ text }) => text);

test('every move has its text, and its text names it', () => {
  expect(moves.map(format)).toEqual(['pass', 'take 1']);
  expect(moves.map((move) => parse(format(move)))).toEqual(moves);
});

test('only spaces around a text are forgiven', () => {
  expect(parse('  take 1 ')).toBe(moves[1]);
  for (const text of ['', 'Pass', 'take  1', 'take 2']) expect(parse(text)).toBeNull();
});

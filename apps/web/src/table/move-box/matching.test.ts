import { expect, test } from 'vitest';
import { fitting } from './matching.ts';

const MOVES = [
  { move: 1, notation: 'mv A', label: 'Walk to Assyrians (discards 1 Assyrians)' },
  { move: 2, notation: 'mv H', label: 'Walk to Hittites (discards 1 Hittites)' },
  { move: 3, notation: 'end', label: 'End turn' },
  { move: 4, notation: 'm@c4', label: 'Place a merchant on c4: land' },
  { move: 5, notation: 'm@c14', label: 'Colocar un mercader en c14: río' },
];
const found = (text: string) => fitting(MOVES, text).map(({ move }) => move);

test.each([
  ['', [1, 2, 3, 4, 5]],
  ['mv', [1, 2]],
  ['MV h', [2]],
  ['walk hitt', [2]],
  ['end', [3]],
  ['End turn', [3]],
  ['m@c', [4, 5]],
  ['m@c4', [4]],
  ['merchant c4', [4]],
  ['rio', [5]],
  ['fly', []],
])('“%s” finds %j', (text, moves) => {
  expect(found(text)).toEqual(moves);
});

import { expect, test } from 'vitest';
import { CELLS } from './box.ts';
import { FOUNTAIN } from './items.ts';
import { cellNamed } from './map.ts';
import { format } from './notation.ts';
import { moveOf, pairsAt, VOCABULARY } from './vocabulary.ts';

const cell = (name: string) => cellNamed(name) ?? -1;

test('every thing that can be done has its word', () => {
  const words = [
    moveOf.remove(2),
    moveOf.dig(15),
    moveOf.build({ source: 'kept', cell: cell('c4'), turns: 1, level: 2, open: 1 }),
    moveOf.build({ source: 'new', cell: cell('g7'), turns: 0, level: 1, open: null }),
    moveOf.statue(cell('h8')),
    moveOf.symbol(cell('b3'), FOUNTAIN),
    moveOf.done(),
    moveOf.store(),
    moveOf.discard(),
  ];
  expect(words.map(format)).toEqual([
    'remove c1',
    'dig d4',
    'build kept c4 r1 L2 open ne',
    'build new g7 r0 L1',
    'statue h8',
    'symbol b3 fountain',
    'done',
    'store',
    'discard',
  ]);
});

test('every placement and every altered symbol is found by what it says', () => {
  for (const move of VOCABULARY) {
    if (move.type === 'build' && moveOf.build(move) !== move) expect(moveOf.build(move)).toBe(move);
    if (move.type === 'symbol') expect(moveOf.symbol(move.cell, move.symbol)).toBe(move);
  }
});

test('a cell has a pair for every way that stays on the board', () => {
  expect(pairsAt('bridge', cell('c3')).map(format)).toEqual([
    'bridge c3-e3',
    'bridge c3-c5',
    'bridge a3-c3',
    'bridge c1-c3',
  ]);
  expect(pairsAt('fountain', cell('a1')).map(format)).toEqual(['fountain a1-b1', 'fountain a1-a2']);
  const all = Array.from({ length: CELLS }, (_, each) => pairsAt('stairway', each)).flat();
  expect(new Set(all).size).toBe(VOCABULARY.filter(({ type }) => type === 'stairway').length);
  expect(all.length).toBe(2 * new Set(all).size);
});

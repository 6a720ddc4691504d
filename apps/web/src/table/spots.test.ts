import { expect, test } from 'vitest';
import { freeEdge } from './spots.ts';

const board = { left: 0, right: 1000, top: 0, bottom: 600 };

test('a strip lies at the lower edge unless it would cover more of what it talks about there', () => {
  expect(freeEdge([], board, 100)).toBe('bottom');
  expect(freeEdge([{ x: 500, y: 550, height: 40 }], board, 100)).toBe('top');
  expect(freeEdge([{ x: 500, y: 300, height: 290 }], board, 100)).toBe('top');
  expect(freeEdge([{ x: 500, y: 20, height: 40 }], board, 100)).toBe('bottom');
});

test('what lies beside the board is covered by nothing', () => {
  expect(freeEdge([{ x: 1200, y: 550, height: 40 }], board, 100)).toBe('bottom');
  expect(freeEdge([{ x: 500, y: 700, height: 40 }], board, 100)).toBe('bottom');
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { besides, clearOf, freeEdge, placeIn, wayBack } from './spots.ts';

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

test('at the upper edge it lies below a row of the board’s buttons, and beside a column', () => {
  expect(clearOf({ left: 850, right: 992, top: 8, bottom: 52 }, board)).toEqual({ top: 58 });
  expect(clearOf({ left: 680, right: 724, top: 8, bottom: 102 }, board)).toEqual({ right: 326 });
});

describe('a number beside others', () => {
  test('stays where it is unless it would cover one', () => {
    expect(besides({ x: 60, y: 520 }, [{ x: 87, y: 537 }])).toBe(60);
    expect(besides({ x: 60, y: 520 }, [{ x: 60, y: 545 }])).toBe(60);
  });

  test('moves no further than it must, to the side where there is room', () => {
    expect(besides({ x: 60, y: 520 }, [{ x: 81, y: 534 }])).toBe(53.5);
    expect(besides({ x: 87, y: 537 }, [{ x: 87, y: 537 }])).toBe(113);
    const taken = [
      { x: 87, y: 537 },
      { x: 113, y: 537 },
    ];
    expect(besides({ x: 87, y: 537 }, taken)).toBe(61);
  });
});

test('a number that left its small part says which way it lies; on a large one it stays at home', () => {
  const place = { x: 87, y: 537, height: 20, small: true, away: null };
  expect(wayBack(place, 113)).toBe(180);
  expect(wayBack(place, 61)).toBe(0);
  expect(wayBack(place, 93.5)).toBeNull();
  expect(wayBack({ ...place, small: false }, 113)).toBeNull();
});

describe('a number on the board', () => {
  beforeAll(() => void vi.stubGlobal('window', { innerWidth: 1200, innerHeight: 700 }));
  afterAll(() => void vi.unstubAllGlobals());
  const part = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

  test('stands on the upper edge of a part in sight', () => {
    expect(placeIn(part(100, 100), board)).toEqual({
      ...{ x: 120, y: 104, height: 40, away: null },
      small: true,
    });
  });

  test('is smaller on a small part', () => {
    const large = { left: 100, right: 180, top: 100, bottom: 190 };
    expect(placeIn(large, board).small).toBe(false);
    expect(placeIn({ ...large, right: 150 }, board).small).toBe(true);
  });

  test.each([
    [part(1060, 280), { x: 978, y: 300, away: 0 }],
    [part(480, 640), { x: 500, y: 578, away: 90 }],
    [part(-200, 280), { x: 22, y: 300, away: 180 }],
    [part(480, -300), { x: 500, y: 22, away: -90 }],
  ])('stands at the edge behind which its part lies', (box, place) => {
    expect(placeIn(box, board)).toMatchObject(place);
  });
});

import { describe, expect, test } from 'vitest';
import { contains, overlaps, type Rect } from '../common/rect.ts';
import { bountyPlaces, courtPlaces, levelPlaces } from './court.tsx';
import { groupPlaces, type Layout, layout, spaces, templePlaces } from './geometry.ts';
import { EDGE_SQUARES, FLOORS } from './rules.ts';
import { boundsOf, stripAlong, terraces } from './terraces.ts';

const SIZES = [
  { width: 1168, height: 661 },
  { width: 1008, height: 500 },
  { width: 1640, height: 860 },
  { width: 390, height: 460 },
  { width: 360, height: 320 },
  { width: 820, height: 796 },
  { width: 640, height: 900 },
  { width: 910, height: 591 },
  { width: 588, height: 316 },
  { width: 360, height: 274 },
  { width: 464, height: 376 },
  { width: 2288, height: 1220 },
] as const;
const TABLES = SIZES.flatMap((size) => [2, 3, 4].map((seats) => ({ ...size, seats })));

function pairsApart(boxes: readonly Rect[]): void {
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
  });
}

function parts(board: Layout): Rect[] {
  const { garden, panels, cities, court } = board;
  return [garden, panels.crafts, panels.fields, panels.temples, ...cities, court];
}

describe.each(TABLES)('a board of $width by $height for $seats', ({ seats, ...size }) => {
  const board = layout(size, seats);
  const whole = { x: 0, y: 0, ...board.size };

  test('keeps all its parts apart and inside', () => {
    pairsApart(parts(board));
    for (const part of parts(board)) expect(contains(whole, part)).toBe(true);
  });

  test('shows everything at once when it is wide, else one page at a time', () => {
    const pages = board.shape === 'wide' ? 1 : 3;
    expect(board.size.width * board.scale).toBeCloseTo(pages * size.width);
    expect(board.size.height * board.scale).toBeCloseTo(size.height);
    expect(board.scale).toBeGreaterThan(0.74);
    const { city, garden, caravan } = board.pages;
    for (const part of [...board.groups, ...board.rows, ...board.temples])
      expect(contains(city, part)).toBe(true);
    expect(contains(garden, board.garden)).toBe(true);
    for (const part of [...board.cities, board.court]) expect(contains(caravan, part)).toBe(true);
  });

  test('keeps cards, spaces and cubes inside their boxes', () => {
    for (const group of board.groups) {
      const { tag, cards } = groupPlaces(group);
      // Wide enough for the name of a craft.
      expect(cards[0].width).toBeGreaterThan(46);
      pairsApart([tag, ...cards]);
      for (const card of cards) expect(contains(group, card)).toBe(true);
    }
    for (const row of board.rows)
      for (const space of spaces(row, 5)) expect(contains(row, space)).toBe(true);
    for (const temple of board.temples) {
      const places = templePlaces(temple);
      pairsApart([...places.spaces, places.first, places.second]);
      for (const space of places.spaces) {
        expect(space.width).toBeGreaterThan(16);
        expect(contains(temple, space)).toBe(true);
      }
    }
    const [, caravaneers] = courtPlaces(board.court);
    const levels = levelPlaces(caravaneers, 2);
    const bounties = bountyPlaces(levels[1], 2);
    pairsApart([...levels, ...bounties]);
    for (const bounty of bounties) expect(contains(caravaneers, bounty)).toBe(true);
    pairsApart(courtPlaces(board.court));
    for (const kind of courtPlaces(board.court)) expect(contains(board.court, kind)).toBe(true);
  });

  test('gives fingers room: cities, temples and field rows', () => {
    for (const part of [...board.cities, ...board.temples, ...board.rows]) {
      expect(part.width).toBeGreaterThanOrEqual(44);
      expect(part.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the garden rises in four steps inside its place', () => {
    const garden = terraces(board.garden);
    for (const { top, left, right } of garden.squares)
      for (const points of [top, left ?? [], right ?? []])
        if (points.length > 0) expect(contains(board.garden, boundsOf(points))).toBe(true);
    expect(contains(board.garden, boundsOf(garden.river))).toBe(true);
    const height = (square: number) => garden.squares[square].middle.y;
    expect(height(0)).toBeLessThan(height(5));
    expect(height(5)).toBeLessThan(height(10));
    expect(height(10)).toBeLessThan(height(15));
  });

  test('walls stand exactly where the ground falls away', () => {
    const { squares } = terraces(board.garden);
    squares.forEach(({ left, right }, square) => {
      const [u, v] = [Math.floor(square / 4), square % 4];
      const below = (du: number, dv: number) =>
        u + du > 3 || v + dv > 3 ? 0 : FLOORS[(u + du) * 4 + v + dv];
      expect(left !== null).toBe(below(0, 1) < FLOORS[square]);
      expect(right !== null).toBe(below(1, 0) < FLOORS[square]);
    });
  });

  test('channels lie between their squares, and water climbs from the river', () => {
    const { edges, squares, unit } = terraces(board.garden);
    edges.forEach(({ single, double }, edge) => {
      const [a, b] = EDGE_SQUARES[edge].map((square) => squares[square].middle);
      const { x, y } = single[0].cube;
      expect(Math.abs(x - (a.x + b.x) / 2)).toBeLessThan(unit * 0.3);
      expect(Math.abs(y - (a.y + b.y) / 2)).toBeLessThan(unit * 0.45);
      for (const { line } of [...single, ...double])
        expect(line[0].y).toBeGreaterThan(line.at(-1)?.y ?? 0);
      // Two channels side by side, with room between them and between their cubes.
      const [one, two] = double;
      expect(
        Math.hypot(one.line[0].x - two.line[0].x, one.line[0].y - two.line[0].y),
      ).toBeGreaterThan(unit * 0.06);
      expect(Math.hypot(one.cube.x - two.cube.x, one.cube.y - two.cube.y)).toBeGreaterThan(
        unit * 0.2,
      );
    });
  });
});

test('a strip along a line is as broad on both sides of it', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(boundsOf(stripAlong(line, 2))).toEqual({ x: 0, y: -2, width: 10, height: 4 });
});

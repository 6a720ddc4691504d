import type { Rect } from '../common/rect.ts';
import { EDGE_CORNERS, EDGE_SQUARES, FLOORS } from './rules.ts';

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One terrace: its top, the walls that fall away in front of it, and its middle. */
export interface SquarePlace {
  readonly top: readonly Point[];
  /** Facing down to the left and down to the right; null where the next terrace is as high. */
  readonly left: readonly Point[] | null;
  readonly right: readonly Point[] | null;
  readonly middle: Point;
}

/** One irrigation area: a channel from its lower end to its upper end, and where its cube lies. */
export interface AreaPlace {
  readonly line: readonly Point[];
  readonly cube: Point;
}

/** What lies between two terraces. */
interface EdgePlace {
  /** By area: one channel, or two side by side when the edge holds two. */
  readonly single: readonly [AreaPlace];
  readonly double: readonly [AreaPlace, AreaPlace];
  /** The part of the garden that stands for this edge under a finger: all edges share it out. */
  readonly zone: readonly Point[];
}

/** The garden in perspective. */
export interface Terraces {
  /** The width of one terrace. */
  readonly unit: number;
  /** In the order in which they are drawn, back to front. */
  readonly order: readonly number[];
  readonly squares: readonly SquarePlace[];
  readonly edges: readonly EdgePlace[];
  /** The bed of the river along the two lower sides. */
  readonly river: readonly Point[];
}

const SIDE = 4;

interface Lens {
  /** A grid corner at a height counted in floors; 0 is the river. */
  at(i: number, j: number, floor: number): Point;
}

/** Fits the diamond into a box: wide enough first, then as steep as there is room for. */
function lensFor(area: Rect): Lens & { readonly unit: number; readonly depth: number } {
  const unit = Math.min(area.width / 4.46, area.height / 3.3);
  const spare = Math.min(1.15, Math.max(0, (area.height / unit - 3.3) / 0.9));
  const depth = unit * (0.53 + 0.13 * spare);
  const rise = unit * (0.19 + 0.11 * spare);
  const foot = unit * 0.16;
  const height = 4 * depth + 3 * rise + foot + unit * 0.34;
  const x = area.x + area.width / 2;
  const y = area.y + (area.height - height) / 2 + 3 * rise;
  const lift = (floor: number) => (floor < 1 ? -foot : (floor - 1) * rise);
  return {
    unit,
    depth,
    at: (i, j, floor) => ({
      x: x + ((i - j) * unit) / 2,
      y: y + ((i + j) * depth) / 2 - lift(floor),
    }),
  };
}

const floorAt = (u: number, v: number) => (u >= SIDE || v >= SIDE ? 0 : FLOORS[u * SIDE + v]);

function square(lens: Lens, at: number): SquarePlace {
  const u = Math.floor(at / SIDE);
  const v = at % SIDE;
  const floor = FLOORS[at];
  const wall = (below: number, [i, j]: readonly [number, number]) =>
    below === floor
      ? null
      : [
          lens.at(i, j, floor),
          lens.at(u + 1, v + 1, floor),
          lens.at(u + 1, v + 1, below),
          lens.at(i, j, below),
        ];
  return {
    top: [
      lens.at(u, v, floor),
      lens.at(u + 1, v, floor),
      lens.at(u + 1, v + 1, floor),
      lens.at(u, v + 1, floor),
    ],
    left: wall(floorAt(u, v + 1), [u, v + 1]),
    right: wall(floorAt(u + 1, v), [u + 1, v]),
    middle: lens.at(u + 0.5, v + 0.5, floor),
  };
}

/** The channel of an edge: along the foot of the higher terrace, up a wall where it must climb. */
function channel(lens: Lens, edge: number): readonly Point[] {
  const [a, b] = EDGE_CORNERS[edge];
  const [low, high] = a[0] + a[1] > b[0] + b[1] ? [a, b] : [b, a];
  const floor = SIDE - Math.max(...high);
  const start = lens.at(low[0], low[1], SIDE - Math.max(...low));
  const foot = lens.at(low[0], low[1], floor);
  const end = lens.at(high[0], high[1], floor);
  return start.y === foot.y ? [start, end] : [start, foot, end];
}

/** The point that lies a part of the way from one point to another. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** An area with its cube at a part of its level stretch. */
function areaOf(line: readonly Point[], part: number): AreaPlace {
  const [foot, end] = line.slice(-2);
  return { line, cube: between(foot, end, part) };
}

/** How far apart the two channels of a double edge lie, as a part of a terrace. */
const LANES = 0.13;
/** How much of its length a channel beside another leaves free at its upper end, where others begin. */
const CLEAR = 0.09;

/**
 * The two channels of a double edge, side by side. Where the ground falls away between its squares
 * both lie more on the lower one: the wall of the higher one stands behind them.
 */
function lanes(lens: Lens, edge: number, line: readonly Point[]): readonly [AreaPlace, AreaPlace] {
  const [a, b] = EDGE_SQUARES[edge];
  const from = lens.at(0, 0, 0);
  const to = b === a + 1 ? lens.at(0, 1, 0) : lens.at(1, 0, 0);
  const [foot, end] = line.slice(-2);
  const short = [...line.slice(0, -1), between(end, foot, CLEAR)];
  const shifted = (by: number) =>
    short.map(({ x, y }) => ({ x: x + (to.x - from.x) * by, y: y + (to.y - from.y) * by }));
  const first = FLOORS[a] === FLOORS[b] ? -LANES / 2 : -LANES / 4;
  return [areaOf(shifted(first), 0.3), areaOf(shifted(first + LANES), 0.7)];
}

/** Draws the garden into a box. */
export function terraces(area: Rect): Terraces {
  const lens = lensFor(area);
  const squares = FLOORS.map((_, at) => square(lens, at));
  const edges = EDGE_SQUARES.map(([a, b], edge) => {
    const line = channel(lens, edge);
    const [foot, end] = line.slice(-2);
    return {
      single: [areaOf(line, 0.5)],
      double: lanes(lens, edge, line),
      zone: [end, squares[a].middle, foot, squares[b].middle],
    } as const;
  });
  const order = FLOORS.map((_, at) => at).toSorted(
    (a, b) => Math.floor(a / SIDE) + (a % SIDE) - Math.floor(b / SIDE) - (b % SIDE),
  );
  return { unit: lens.unit, order, squares, edges, river: riverBed(lens) };
}

function riverBed(lens: Lens): readonly Point[] {
  const wide = 0.42;
  return [
    lens.at(0, SIDE, 0),
    lens.at(SIDE, SIDE, 0),
    lens.at(SIDE, 0, 0),
    lens.at(SIDE + wide, 0, 0),
    lens.at(SIDE + wide, SIDE + wide, 0),
    lens.at(0, SIDE + wide, 0),
  ];
}

/** Points as the `points` of an SVG polygon or polyline. */
export function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** Points as a path, for strokes that are measured along their length. */
export function pathOf(points: readonly Point[], closed = false): string {
  return `M${pointList(points).replaceAll(' ', 'L')}${closed ? 'z' : ''}`;
}

/** The outline of a strip along a line, so broad on either side of it. */
export function stripAlong(line: readonly Point[], half: number): readonly Point[] {
  const sides = line.map(({ x, y }, at) => {
    const [from, to] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]];
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = { x: (-(to.y - from.y) / long) * half, y: ((to.x - from.x) / long) * half };
    return [
      { x: x + across.x, y: y + across.y },
      { x: x - across.x, y: y - across.y },
    ] as const;
  });
  return [...sides.map(([one]) => one), ...sides.toReversed().map(([, other]) => other)];
}

/** The box around some points. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

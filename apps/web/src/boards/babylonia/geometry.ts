import { HEX_STEPS } from '@nabu/kernel';
import type { Point } from '../common/camera.ts';
import type { Rect } from '../common/rect.ts';
import { cellOf, HEX_COUNT, type Hex, inPlay, topologyOf } from './rules.ts';

export type { Hex } from './rules.ts';

/** The radius of a hex in units of the map. */
export const RADIUS = 40;
/** Half the height of a hex. */
export const HALF = (Math.sqrt(3) / 2) * RADIUS;

/** Every hex of the printed board. */
export const HEXES: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** The hexes that take part on a ground. */
export function playedOn(ground: string): readonly Hex[] {
  return HEXES.filter((hex) => inPlay(ground, hex));
}

/** The middle of a hex; geographic north is to the left. */
export function middleOf(hex: Hex): Point {
  const { col, row } = cellOf(hex);
  return { x: col * 1.5 * RADIUS, y: row * HALF };
}

/** The box around a hex. */
export function boxOf(hex: Hex): Rect {
  const { x, y } = middleOf(hex);
  return { x: x - RADIUS, y: y - HALF, width: 2 * RADIUS, height: 2 * HALF };
}

/** Where a box lies once the map is turned upright: north, which is left, comes to lie above. */
export function turned({ x, y, width, height }: Rect): Rect {
  return { x: -y - height, y: x, width: height, height: width };
}

/** The box around several hexes. */
export function boundsOf(hexes: readonly Hex[]): Rect {
  const boxes = hexes.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Where something flies from or to that belongs to several hexes: the middle of their middles. */
export function middleOfAll(hexes: readonly Hex[]): Point {
  const sum = hexes.map(middleOf).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / Math.max(1, hexes.length), y: sum.y / Math.max(1, hexes.length) };
}

/** The six corners around a middle, clockwise from the upper left one. */
export function cornersOf({ x, y }: Point, radius = RADIUS): readonly Point[] {
  const half = (Math.sqrt(3) / 2) * radius;
  return [
    { x: x - radius / 2, y: y - half },
    { x: x + radius / 2, y: y - half },
    { x: x + radius, y },
    { x: x + radius / 2, y: y + half },
    { x: x - radius / 2, y: y + half },
    { x: x - radius, y },
  ];
}

const said = (value: number) => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point) => `${said(x)} ${said(y)}`;

/** The outline of a hex as a path. */
export function hexPath(at: Point, radius = RADIUS): string {
  return `M${cornersOf(at, radius).map(pair).join('L')}Z`;
}

/** Several hexes as one path. */
export function hexesPath(hexes: readonly Hex[], radius = RADIUS): string {
  return hexes.map((hex) => hexPath(middleOf(hex), radius)).join('');
}

const BY_CELL: ReadonlyMap<string, Hex> = new Map(
  HEXES.map((hex) => [`${cellOf(hex).col},${cellOf(hex).row}`, hex]),
);

/** The hex of the printed board one step away, clockwise from above, or undefined. */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  const { col, row } = cellOf(hex);
  const step = HEX_STEPS[direction];
  return BY_CELL.get(`${col + step.col},${row + step.row}`);
}

/** The edges between hexes of a set and whatever is outside it, as one path. */
export function borderPath(inside: ReadonlySet<Hex>): string {
  const edges: string[] = [];
  for (const hex of inside) {
    const corners = cornersOf(middleOf(hex));
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(hex, direction);
      if (other !== undefined && inside.has(other)) continue;
      edges.push(`M${pair(corners[direction])}L${pair(corners[(direction + 1) % 6])}`);
    }
  }
  return edges.join('');
}

/** The two rivers, each from where it comes to where it goes. */
export const RIVERS = ['tigris', 'euphrates'] as const;
export type River = (typeof RIVERS)[number];

/** The hexes of both rivers in the direction of their flow: towards the east, which is above. */
export function riversOf(ground: string): { readonly [river in River]: readonly Hex[] } {
  const { river } = topologyOf(ground);
  const wet = HEXES.filter((hex) => river[hex] === 1);
  const source = wet[0] === undefined ? [] : connected(wet, wet[0]);
  const others = wet.filter((hex) => !source.includes(hex));
  return { tigris: alongFlow(source), euphrates: alongFlow(others) };
}

function connected(hexes: readonly Hex[], first: Hex): Hex[] {
  const found = [first];
  for (const hex of found)
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(hex, direction);
      if (other !== undefined && hexes.includes(other) && !found.includes(other)) found.push(other);
    }
  return found;
}

/** Sorts the hexes of a river into a line that begins at its lowest end. */
function alongFlow(hexes: readonly Hex[]): readonly Hex[] {
  const near = (hex: Hex) => hexes.filter((other) => other !== hex && isBeside(hex, other));
  const ends = hexes.filter((hex) => near(hex).length === 1);
  const start = ends.toSorted((a, b) => middleOf(b).y - middleOf(a).y)[0];
  const line = start === undefined ? [] : [start];
  for (const hex of line) {
    const next = near(hex).find((other) => !line.includes(other));
    if (next !== undefined) line.push(next);
  }
  return line;
}

/** How far a river's dots stand off its course, which bears its name and arrows. */
const OFF_COURSE = 22;

/** Where the dots of river hexes lie: beside the course, in a bend on its outer side. */
export function dotsBeside(ground: string): ReadonlyMap<Hex, Point> {
  return new Map(
    Object.values(riversOf(ground)).flatMap((river) =>
      river.map((hex, at) => [hex, besideCourse(river, at)] as const),
    ),
  );
}

function besideCourse(river: readonly Hex[], at: number): Point {
  const here = middleOf(river[at]);
  const before = middleOf(river[at - 1] ?? river[at]);
  const after = middleOf(river[at + 1] ?? river[at]);
  const bend = { x: 2 * here.x - before.x - after.x, y: 2 * here.y - before.y - after.y };
  const inside = at > 0 && at < river.length - 1 && Math.hypot(bend.x, bend.y) > 1;
  const away = inside ? bend : { x: after.y - before.y, y: before.x - after.x };
  const long = Math.hypot(away.x, away.y) || 1;
  return { x: here.x + (away.x / long) * OFF_COURSE, y: here.y + (away.y / long) * OFF_COURSE };
}

function isBeside(a: Hex, b: Hex): boolean {
  return HEX_STEPS.some((_, direction) => neighbour(a, direction) === b);
}

/** A smooth line through the middles of hexes, drawn out a little beyond both ends. */
export function flowPath(hexes: readonly Hex[]): string {
  const points = hexes.map(middleOf);
  if (points.length < 2) return '';
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  const beyond = (from: Point, to: Point) => ({
    x: to.x + (to.x - from.x) * 0.5,
    y: to.y + (to.y - from.y) * 0.5,
  });
  const all = [beyond(second, first), ...points, beyond(before, last)];
  const half = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const curves = all
    .slice(1, -1)
    .map((point, index) => `Q${pair(point)} ${pair(half(point, all[index + 2]))}`);
  return `M${pair(all[0])}L${pair(half(all[0], all[1]))}${curves.join('')}L${pair(all.at(-1) ?? all[0])}`;
}

import type { PointerEvent } from 'react';
import type { BoardPart } from './part.ts';
import { EDGE_NAMES } from './rules.ts';
import type { Point, Terraces } from './terraces.ts';

/** How near to a channel a pointer means it, as a part of a terrace. */
const NEAR = 0.07;

/** The distance of a point from a stretch. */
function distance(from: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((from.x - a.x) * dx + (from.y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x - a.x - part * dx, from.y - a.y - part * dy);
}

/** The channel that lies under a point of the drawing, or null. */
export function channelAt(
  { edges, unit }: Pick<Terraces, 'edges' | 'unit'>,
  at: Point,
): number | null {
  let best: number | null = null;
  let least = NEAR * unit;
  for (const [edge, { single }] of edges.entries())
    for (const { line } of single)
      for (const [i, end] of line.entries()) {
        const far = i === 0 ? least : distance(at, line[i - 1], end);
        if (far < least) [best, least] = [edge, far];
      }
  return best;
}

/** Tells the log which channel or terrace the pointer is on: channels are too narrow to be parts of their own. */
export function touchGarden({ props, garden }: BoardPart, event: PointerEvent<SVGElement>): void {
  const { currentTarget, target, clientX, clientY } = event;
  const lens = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  const edge = lens && channelAt(garden, new DOMPoint(clientX, clientY).matrixTransform(lens));
  const around = target instanceof Element ? target.closest('[data-space]') : null;
  const space =
    edge === null || edge === undefined ? around?.getAttribute('data-space') : EDGE_NAMES[edge];
  if (space) props.touch(space);
}

import type { Rect } from './rect.ts';

/** Where a drawing is seen: a point p of it appears at `p * scale + (x, y)`. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point of the drawing or of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much nearer than the whole drawing a camera may go. */
export const NEAREST = 4;

/** The camera that shows the whole content in the middle of an area. */
export function fit(content: Rect, area: Rect): Camera {
  const scale = Math.min(area.width / content.width, area.height / content.height);
  return {
    scale,
    x: area.x + area.width / 2 - (content.x + content.width / 2) * scale,
    y: area.y + area.height / 2 - (content.y + content.height / 2) * scale,
  };
}

/** The nearest camera that is neither too near nor too far and does not lose the content. */
export function keepIn(camera: Camera, content: Rect, area: Rect): Camera {
  const whole = fit(content, area);
  if (camera.scale <= whole.scale * 1.001) return whole;
  const scale = Math.min(camera.scale, whole.scale * NEAREST);
  return {
    scale,
    x: within(camera.x, content.x, content.width, area.x, area.width, scale),
    y: within(camera.y, content.y, content.height, area.y, area.height, scale),
  };
}

/** One axis: content larger than the area covers it, smaller content stays in its middle. */
function within(
  at: number,
  start: number,
  length: number,
  from: number,
  room: number,
  scale: number,
): number {
  const seen = length * scale;
  if (seen <= room) return from + room / 2 - (start + length / 2) * scale;
  return Math.min(from - start * scale, Math.max(from + room - (start + length) * scale, at));
}

/** The camera so many times nearer, with the point under `at` staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}

/** The camera moved by so many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Where a box of the drawing is seen. */
export function seenAt(camera: Camera, box: Rect): Rect {
  return {
    x: box.x * camera.scale + camera.x,
    y: box.y * camera.scale + camera.y,
    width: box.width * camera.scale,
    height: box.height * camera.scale,
  };
}

/** The camera moved as little as it takes to see a box whole. */
export function revealed(camera: Camera, box: Rect, area: Rect): Camera {
  const seen = seenAt(camera, box);
  const axis = (at: number, length: number, from: number, room: number) => {
    if (at < from) return from - at;
    return at + length > from + room ? from + room - at - length : 0;
  };
  const x = axis(seen.x, seen.width, area.x, area.width);
  const y = axis(seen.y, seen.height, area.y, area.height);
  return x === 0 && y === 0 ? camera : panned(camera, { x, y });
}

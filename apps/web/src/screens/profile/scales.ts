import type { RatingPoints } from '@nabu/protocol';
import { useSyncExternalStore } from 'react';

type Points = RatingPoints['points'];

/** The drawing's own measures; it is scaled to its room. */
const WIDTH = 640;
/** On a phone it is narrower instead of smaller. */
const NARROW = 340;
export const HEIGHT = 220;
export const LEFT = 48;
export const TOP = 10;
const BOTTOM = 26;
const RIGHT = 8;

const phone = () => matchMedia('(max-width: 30rem)');

/** How wide the drawing is by its own measure. */
export function usePlotWidth(): number {
  return useSyncExternalStore(
    (changed) => {
      const query = phone();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => (phone().matches ? NARROW : WIDTH),
  );
}

/** Where a moment and a rating stand in the drawing, and the ratings worth a line. */
export function scalesOf(points: Points, width: number) {
  const figures = points.flatMap(({ rating, deviation }) => [
    rating - deviation,
    rating + deviation,
  ]);
  const low = Math.min(...figures);
  const high = Math.max(...figures);
  const step = [20, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  const room = HEIGHT - TOP - BOTTOM;
  const from = points[0].ended;
  const span = Math.max(1, points[points.length - 1].ended - from);
  return {
    ticks: Array.from({ length: count + 1 }, (_, i) => first + i * step),
    x: (time: number) => LEFT + ((time - from) / span) * (width - LEFT - RIGHT),
    y: (rating: number) => TOP + room * (1 - (rating - first) / (count * step)),
  };
}

/** The point that is nearest to a place across the drawing. */
export function nearest(points: Points, width: number, at: number): number {
  const { x } = scalesOf(points, width);
  const away = points.map(({ ended }) => Math.abs(x(ended) - at));
  return away.indexOf(Math.min(...away));
}

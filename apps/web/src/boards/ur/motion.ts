import type { Seat } from '@nabu/kernel';
import type { Step } from '../../table/kit.ts';
import type { Journey } from '../common/flights.tsx';
import type { Rect } from '../common/rect.ts';
import { heap, type Layout } from './geometry.ts';
import { pieceBox } from './piece.tsx';
import type { Event, Square, View } from './rules.ts';

/** A piece on its way. */
export interface Trip extends Journey {
  readonly seat: Seat;
  readonly width: number;
}

/** Everything needed to tell a step in movement. */
export interface Scene {
  readonly layout: Layout;
  readonly step: Step<View, Event>;
  readonly after: View;
}

const FLIGHT = 320;

/** The last place of a heap, where a piece joins it or leaves it. */
function last(layout: Layout, niche: Rect, count: number): Rect {
  return heap(layout, niche, Math.max(1, count))[Math.max(1, count) - 1];
}

function handPlace({ layout }: Scene, view: View, seat: Seat): Rect {
  return last(layout, layout.hands[seat], view.sides[seat].hand);
}

function squarePlace({ layout }: Scene, square: Square): Rect {
  return pieceBox(layout.squares[square]);
}

function moved(scene: Scene, event: Extract<Event, { type: 'moved' }>): Trip {
  const { seat, leaves, lands } = event;
  const from = leaves ? squarePlace(scene, leaves) : handPlace(scene, scene.step.before, seat);
  const home = () => last(scene.layout, scene.layout.homes[seat], scene.after.sides[seat].home);
  const to = lands ? squarePlace(scene, lands) : home();
  return {
    ...{ seat, from, to, width: to.width, delay: 0, duration: FLIGHT },
    lands: lands ? `on:${lands}` : `home:${seat}`,
  };
}

/** A captured piece sets off when the other one lands. */
function captured(scene: Scene, { seat, square }: Extract<Event, { type: 'captured' }>): Trip {
  const from = squarePlace(scene, square);
  const to = handPlace(scene, scene.after, seat);
  return {
    ...{ seat, from, to, width: from.width },
    ...{ delay: FLIGHT * 0.8, duration: FLIGHT, lands: `hand:${seat}` },
  };
}

/** The journeys of a step: the piece that moves, and the one it sends back. */
export function trips(scene: Scene): readonly Trip[] {
  return scene.step.events.flatMap((event) => {
    if (event.type === 'moved') return [moved(scene, event)];
    return event.type === 'captured' ? [captured(scene, event)] : [];
  });
}

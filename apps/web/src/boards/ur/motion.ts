import type { Seat } from '@nabu/kernel';
import type { Step } from '../../table/kit.ts';
import { type Leg, type Trip, tripsOf } from '../common/motion.ts';
import { centre, type Rect } from '../common/rect.ts';
import { heap, type Layout } from './geometry.ts';
import { pieceBox } from './piece.tsx';
import type { Event, Square, View } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

/** What is seen travelling. */
export type Traveller =
  | { readonly kind: 'piece'; readonly seat: Seat; readonly width: number }
  | { readonly kind: 'tag'; readonly text: string };

/** Everything needed to tell a step in movement. */
export interface Scene {
  readonly layout: Layout;
  readonly step: Step<View, Event>;
  readonly after: View;
  readonly phrases: Phrases;
}

const TAG = 1400;
/** A captured piece sets off when the other one has nearly landed. */
const PAUSE = 260;

/** The last place of a heap, where a piece joins it or leaves it. */
function last(layout: Layout, niche: Rect, count: number): Rect {
  return heap(layout, niche, Math.max(1, count))[Math.max(1, count) - 1];
}

function handPlace({ layout }: Scene, view: View, seat: Seat): Rect {
  return last(layout, layout.hands[seat], view.sides[seat].hand);
}

function homePlace({ layout, after }: Scene, seat: Seat): Rect {
  return last(layout, layout.homes[seat], after.sides[seat].home);
}

function squarePlace({ layout }: Scene, square: Square): Rect {
  return pieceBox(layout.squares[square]);
}

function moved(scene: Scene, event: Extract<Event, { type: 'moved' }>): Leg<Traveller> {
  const { seat, leaves, lands } = event;
  const from = leaves ? squarePlace(scene, leaves) : handPlace(scene, scene.step.before, seat);
  const to = lands ? squarePlace(scene, lands) : homePlace(scene, seat);
  const traveller = { kind: 'piece', seat, width: to.width } as const;
  return { traveller, from, to, lands: lands ? `on:${lands}` : `home:${seat}` };
}

function captured(scene: Scene, { seat, square }: Extract<Event, { type: 'captured' }>) {
  const from = squarePlace(scene, square);
  const traveller = { kind: 'piece', seat, width: from.width } as const;
  return { traveller, from, to: handPlace(scene, scene.after, seat), lands: `hand:${seat}` };
}

/** A word that rises from a place and fades there. */
function tag(text: string, place: Rect): Leg<Traveller> {
  const { x, y } = centre(place);
  const at = { x, y, width: 0, height: 0 };
  return { traveller: { kind: 'tag', text }, from: at, to: { ...at, y: y - 34 } };
}

/** Where the piece of this step has landed on the board. */
function landed({ step }: Scene): Square | null {
  const event = step.events.find((each) => each.type === 'moved');
  return event?.type === 'moved' ? event.lands : null;
}

function legs(scene: Scene, event: Event): readonly Leg<Traveller>[] {
  switch (event.type) {
    case 'moved':
      return [moved(scene, event)];
    case 'captured':
      return [captured(scene, event)];
    case 'scored':
      return [tag(`+${event.points}`, homePlace(scene, event.seat))];
    case 'turn': {
      const square = event.again ? landed(scene) : null;
      return square ? [tag(scene.phrases.labels.again, squarePlace(scene, square))] : [];
    }
    default:
      return [];
  }
}

/** The journeys of a step: the piece that moves, the one it sends back, and what that brings. */
export function trips(scene: Scene): readonly Trip<Traveller>[] {
  return tripsOf(scene.step.events, (event) => legs(scene, event), {
    tag: TAG,
    pause: () => PAUSE,
  });
}

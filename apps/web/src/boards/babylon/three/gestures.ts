import { dragged, moved, nearer, type Orbit } from './orbit.ts';

/** A point in pixels from the picture's top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What pointers do to the picture. */
export interface Hands {
  orbit(): Orbit;
  setOrbit(orbit: Orbit): void;
  /** The pointer hovers here; null when it has left. */
  onPoint(at: Point | null): void;
  /** A press without a drag. */
  onPress(at: Point): void;
  /** The same with the other mouse button. */
  onOther(): void;
}

/** A pointer that moved less than this has pressed, not dragged. */
const SLACK = 7;

interface Held {
  readonly down: Map<number, Point>;
  start: Point;
  dragging: boolean;
}

function pointIn(element: HTMLElement, event: PointerEvent | WheelEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.x, y: event.clientY - box.y };
}

function drag(hands: Hands, held: Held, event: PointerEvent, now: Point): void {
  const before = held.down.get(event.pointerId);
  if (!before) return;
  const [dx, dy] = [now.x - before.x, now.y - before.y];
  if (held.down.size === 1) {
    const aside = event.shiftKey || (event.buttons & 6) !== 0;
    hands.setOrbit((aside ? moved : dragged)(hands.orbit(), dx, dy));
  } else {
    const other = [...held.down].find(([id]) => id !== event.pointerId)?.[1] ?? before;
    const spread = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    const turned = dragged(hands.orbit(), dx / 2, dy / 2);
    hands.setOrbit(nearer(turned, spread(now) / spread(before)));
  }
  held.down.set(event.pointerId, now);
}

/** Lets mouse, pen and fingers turn, tilt, move and zoom the picture and press into it. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const held: Held = { down: new Map(), start: { x: 0, y: 0 }, dragging: false };
  const stop = new AbortController();
  const { signal } = stop;
  const on = <
    K extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
  >(
    type: K,
    act: (event: PointerEvent) => void,
  ) => element.addEventListener(type, act, { signal });

  on('pointerdown', (event) => {
    if (event.isPrimary) held.down.clear();
    held.dragging = held.down.size > 0;
    held.start = pointIn(element, event);
    held.down.set(event.pointerId, held.start);
    element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const now = pointIn(element, event);
    if (held.down.size === 0) return hands.onPoint(event.pointerType === 'touch' ? null : now);
    const far = Math.hypot(now.x - held.start.x, now.y - held.start.y) >= SLACK;
    if (!held.dragging && !far) return;
    held.dragging = true;
    drag(hands, held, event, now);
  });
  on('pointerup', (event) => {
    const pressed = held.down.delete(event.pointerId) && !held.dragging;
    if (pressed && event.button === 0) hands.onPress(pointIn(element, event));
    if (pressed && event.button === 2) hands.onOther();
  });
  on('pointercancel', (event) => void held.down.delete(event.pointerId));
  on('pointerleave', (event) => event.pointerType !== 'touch' && hands.onPoint(null));
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.0014;
      hands.setOrbit(nearer(hands.orbit(), Math.exp(-event.deltaY * speed)));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Camera, fit, keepIn, type Point, panned, revealed, zoomed } from './camera.ts';
import type { Rect } from './rect.ts';

/** A pointer that moved less than this has pressed, not dragged. */
const SLACK = 7;

/** A camera over a board that fingers, mouse, wheel, buttons and keys can move. */
export interface Lens {
  readonly camera: Camera;
  /** True when not the whole is seen. */
  readonly near: boolean;
  zoom(factor: number): void;
  /** Shows the whole again. */
  reset(): void;
  /** Brings a box of the drawing into sight. */
  reveal(box: Rect): void;
  /** To be spread on the element whose pointers move the camera. */
  readonly handlers: Handlers;
}

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
}

interface Gesture {
  readonly down: Map<number, Point>;
  start: Point;
  dragging: boolean;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([a, b]: readonly Point[]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Follows pinch, drag and wheel over `frame`; `content` is the drawing and `area` where it shows. */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  content: Rect,
  area: Rect | null,
): Lens {
  const [wanted, setWanted] = useState<Camera | null>(null);
  const room = useMemo(() => area ?? { x: 0, y: 0, width: 1, height: 1 }, [area]);
  const whole = useMemo(() => fit(content, room), [content, room]);
  const camera = useMemo(
    () => (wanted ? keepIn(wanted, content, room) : whole),
    [wanted, content, room, whole],
  );
  const latest = useRef(camera);
  latest.current = camera;
  const put = useCallback(
    (next: Camera) => {
      const kept = keepIn(next, content, room);
      latest.current = kept;
      setWanted(kept.scale <= whole.scale * 1.001 ? null : kept);
    },
    [content, room, whole],
  );
  useWheel(frame, (factor, at) => put(zoomed(latest.current, factor, at)));
  const centre = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return {
    camera,
    near: wanted !== null,
    zoom: (factor) => put(zoomed(latest.current, factor, centre)),
    reset: () => setWanted(null),
    reveal: (box) => {
      const moved = revealed(latest.current, box, room);
      if (moved !== latest.current) put(moved);
    },
    handlers: useGestures(frame, latest, put),
  };
}

function useGestures(
  frame: RefObject<HTMLElement | null>,
  latest: RefObject<Camera>,
  put: (camera: Camera) => void,
): Handlers {
  const held = useRef<Gesture>({ down: new Map(), start: { x: 0, y: 0 }, dragging: false });
  const pointOf = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
  };
  const release = (event: PointerEvent) => {
    held.current.down.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      const gesture = held.current;
      if (event.isPrimary) gesture.down.clear();
      if (gesture.down.size === 0) gesture.dragging = false;
      gesture.start = pointOf(event);
      gesture.down.set(event.pointerId, gesture.start);
    },
    onPointerMove(event) {
      const { down, start, dragging } = held.current;
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      if (down.size === 1 && !dragging && Math.hypot(now.x - start.x, now.y - start.y) < SLACK)
        return;
      held.current.dragging = true;
      const old = [...down.values()];
      down.set(event.pointerId, now);
      const next = [...down.values()];
      const by = middle(next);
      const from = middle(old);
      const moved = panned(latest.current, { x: by.x - from.x, y: by.y - from.y });
      put(next.length < 2 ? moved : zoomed(moved, spread(next) / Math.max(1, spread(old)), by));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event) {
      if (!held.current.dragging) return;
      held.current.dragging = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** A wheel or trackpad zooms; the listener must not be passive, or the page would move too. */
function useWheel(
  frame: RefObject<HTMLElement | null>,
  zoom: (factor: number, at: Point) => void,
): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (event.target instanceof Element && event.target.closest('.scrolls')) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      latest.current(Math.exp(-event.deltaY * speed), {
        x: event.clientX - box.x,
        y: event.clientY - box.y,
      });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);
}

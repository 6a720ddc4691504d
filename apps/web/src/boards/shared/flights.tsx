import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { centre, type Rect } from './rect.ts';

/** Something that travels over the board once and is gone. */
export interface Flight {
  readonly key: string;
  readonly from: Rect;
  readonly to: Rect;
  /** Milliseconds after the step began. */
  readonly delay: number;
  readonly duration: number;
  /** What is seen travelling, drawn around its own middle at (0, 0). */
  readonly sprite: ReactNode;
  /** The `data-at` of the piece it becomes: that piece stays hidden until the flight lands. */
  readonly lands?: string;
  /** A tag that rises, rests and fades instead of landing. */
  readonly tag?: boolean;
}

interface FlightLayerProps {
  readonly flights: readonly Flight[];
  /** The number of the step that these flights tell. */
  readonly step: number;
  readonly still: boolean;
}

const EASE = 'cubic-bezier(.3,.7,.25,1)';

function move(rect: Rect, scale: number): string {
  const { x, y } = centre(rect);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function frames(flight: Flight): Keyframe[] {
  const { from, to } = flight;
  if (!flight.tag) {
    return [{ transform: move(from, 1) }, { transform: move(to, 1) }];
  }
  const rest = { ...from, y: from.y - 26 };
  return [
    { transform: move(from, 0.6), opacity: 0 },
    { transform: move(rest, 1), opacity: 1, offset: 0.2 },
    { transform: move(rest, 1), opacity: 1, offset: 0.75 },
    { transform: move(to, 0.6), opacity: 0 },
  ];
}

/** Starts one flight and returns what takes it down again, landed or not. */
function launch(element: SVGGElement, flight: Flight): () => void {
  const timing = { duration: flight.duration, delay: flight.delay, easing: EASE } as const;
  const flying = element.animate(frames(flight), { ...timing, fill: 'both' });
  const board = element.closest('[data-board]');
  const landing = flight.lands ? board?.querySelector(`[data-at="${flight.lands}"]`) : null;
  const waiting = landing?.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: flight.duration + flight.delay,
  });
  return () => {
    flying.cancel();
    waiting?.cancel();
  };
}

/**
 * Shows a step's flights once; a newer step takes over at once, and stillness shows nothing.
 * The step it is first drawn with counts as already seen. `flights` must stay the same list
 * for as long as the step does.
 */
export function FlightLayer({ flights, step, still }: FlightLayerProps) {
  const layer = useRef<SVGGElement>(null);
  const [done, setDone] = useState(step);
  const idle = still || flights.length === 0 || done === step;
  useLayoutEffect(() => {
    const group = layer.current;
    if (!group || idle) return;
    const stops = flights.map((flight, index) =>
      launch(group.children[index] as SVGGElement, flight),
    );
    const last = Math.max(...flights.map((flight) => flight.delay + flight.duration));
    const timer = setTimeout(() => setDone(step), last);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [flights, step, idle]);
  if (idle) return null;
  return (
    <g ref={layer} className="flights">
      {flights.map((flight) => (
        <g key={flight.key}>{flight.sprite}</g>
      ))}
    </g>
  );
}

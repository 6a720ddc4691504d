import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { motionLength } from '../../settings/apply.ts';
import { centre, type Rect } from './rect.ts';

/** One way over the board. */
export interface Journey {
  readonly from: Rect;
  readonly to: Rect;
  /** Milliseconds after the step began. */
  readonly delay: number;
  readonly duration: number;
  /** The `data-at` of the piece it becomes: that piece stays hidden until the flight lands. */
  readonly lands?: string;
}

/** Something that travels over the board once and is gone. */
export interface Flight extends Journey {
  readonly key: string;
  /** What is seen travelling, drawn around its own middle at (0, 0). */
  readonly sprite: ReactNode;
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
  const easing = flight.tag ? 'linear' : EASE;
  const timing = { duration: flight.duration, delay: flight.delay, easing };
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

/** The flight at the pace that the viewer chose. */
function paced(flight: Flight): Flight {
  const length = motionLength();
  return { ...flight, delay: flight.delay * length, duration: flight.duration * length };
}

interface AirborneProps {
  readonly flight: Flight;
  onLand(key: string): void;
}

function Airborne({ flight, onLand }: AirborneProps) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!group.current) return;
    const stop = launch(group.current, flight);
    const timer = setTimeout(() => onLand(flight.key), flight.delay + flight.duration);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [flight, onLand]);
  return <g ref={group}>{flight.sprite}</g>;
}

/**
 * Shows a step's flights once. A newer step takes over at once and leaves only tags to fade, so
 * that points can be read while the pieces already move on; tags lie above the pieces. Stillness
 * shows nothing. The step it is first drawn with counts as already seen.
 */
export function FlightLayer({ flights, step, still }: FlightLayerProps) {
  const [live, setLive] = useState<readonly Flight[]>([]);
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    setLive((old) => (still ? [] : [...old.filter((flight) => flight.tag), ...flights.map(paced)]));
  }, [flights, step, still]);
  const land = useCallback((key: string) => {
    setLive((old) => old.filter((flight) => flight.key !== key));
  }, []);
  return (
    <>
      <Flying flights={live.filter(({ tag }) => !tag)} onLand={land} />
      <Flying flights={live.filter(({ tag }) => tag)} onLand={land} />
    </>
  );
}

function Flying({ flights, onLand }: FlyingProps) {
  return (
    <g className="flights">
      {flights.map((flight) => (
        <Airborne key={flight.key} flight={flight} onLand={onLand} />
      ))}
    </g>
  );
}

interface FlyingProps {
  readonly flights: readonly Flight[];
  onLand(key: string): void;
}

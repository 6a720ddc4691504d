import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Flight, launch } from './flights.tsx';

interface TagLayerProps {
  /** The tags of the step just shown. */
  readonly tags: readonly Flight[];
  readonly step: number;
  readonly still: boolean;
}

/** One tag on its way; gone when it has said what it had to say. */
function FlyingTag({ flight, onDone }: { readonly flight: Flight; onDone(): void }) {
  const place = useRef<SVGGElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  useLayoutEffect(() => {
    if (!place.current) return;
    const stop = launch(place.current, flight);
    const timer = setTimeout(() => done.current(), flight.delay + flight.duration);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [flight]);
  return <g ref={place}>{flight.sprite}</g>;
}

/**
 * Shows tags to their end even when the next step has begun, so that points can be read while the
 * pieces already move on. The step it is first drawn with counts as already seen.
 */
export function TagLayer({ tags, step, still }: TagLayerProps) {
  const [flying, setFlying] = useState<readonly Flight[]>([]);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (!still && tags.length > 0) setFlying((before) => [...before, ...tags]);
  }, [tags, step, still]);
  if (still || flying.length === 0) return null;
  return (
    <g className="flights">
      {flying.map((flight) => (
        <FlyingTag
          key={flight.key}
          flight={flight}
          onDone={() => setFlying((list) => list.filter((each) => each !== flight))}
        />
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import type { Flight, Journey } from './flights.tsx';

/** What is seen travelling; a tag rises and fades instead of landing. */
interface Traveller {
  readonly kind: string;
}

/** One journey over the board, and what makes it. */
export interface Trip<T extends Traveller> extends Journey {
  readonly traveller: T;
}

/** A journey whose time is not known yet. */
export type Leg<T extends Traveller> = Omit<Trip<T>, 'delay' | 'duration'>;

/** How long a piece travels, in milliseconds. */
const FLIGHT = 320;
/** How long after one another the pieces of one event set off. */
export const STAGGER = 60;

/** How a board paces its steps, in milliseconds. */
interface Pace<Event> {
  /** How long a tag can be read. */
  readonly tag: number;
  /** How long after one another the pieces of one event set off; `STAGGER` unless told. */
  stagger?(event: Event): number;
  /** How long after an event that shows something the next one sets off. */
  pause(event: Event): number;
}

/** The journeys of a step in the order of its events, each event setting off while the one before lands. */
export function tripsOf<Event, T extends Traveller>(
  events: readonly Event[],
  legs: (event: Event) => readonly Leg<T>[],
  pace: Pace<Event>,
): readonly Trip<T>[] {
  let start = 0;
  return events.flatMap((event) => {
    const from = start;
    const parts = legs(event);
    const stagger = pace.stagger?.(event) ?? STAGGER;
    if (parts.length > 0) start += pace.pause(event);
    return parts.map((leg, k) => ({
      ...leg,
      duration: isTag(leg) ? pace.tag : FLIGHT,
      delay: from + k * stagger,
    }));
  });
}

/** The flights of a step's trips, each drawn around its own middle. */
export function flightsOf<T extends Traveller>(
  trips: readonly Trip<T>[],
  step: number,
  draw: (traveller: T) => ReactNode,
): readonly Flight[] {
  return trips.map(({ traveller, ...journey }, index) => ({
    ...journey,
    key: `${step}-${index}`,
    sprite: draw(traveller),
    tag: isTag({ traveller }),
  }));
}

function isTag({ traveller }: { readonly traveller: Traveller }): boolean {
  return traveller.kind === 'tag';
}

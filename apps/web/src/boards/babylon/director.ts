import type { Seat } from '@nabu/kernel';
import { useEffect, useMemo, useState } from 'react';
import { motionLength } from '../../settings/apply.ts';
import { isSwitchedOn } from '../../settings/store.ts';
import type { Step } from '../../table/kit.ts';
import type { Props } from './desk.ts';
import {
  type Cell,
  type Event,
  type GardenView,
  spacesOf,
  stateOf,
  tally,
  type View,
} from './rules.ts';

/** How long the camera glides to a garden, and how long it stays when the tile or item has come (ms). */
const GLIDE = 520;
const STAY = 1250;

/** Something that was built, to be shown where it stands. */
interface Scene {
  readonly seat: Seat;
  readonly cells: readonly Cell[];
  /** What it has earned. */
  readonly points: number;
  /** The garden without it. */
  readonly before: GardenView;
}

/** What the camera shows: the garden first as it was, then with what has come. */
export interface Directed extends Scene {
  readonly risen: boolean;
}

/** The cells of what somebody built, or null when the event is about something else. */
function builtBy(event: Event): Pick<Scene, 'seat' | 'cells'> | null {
  if (event.type === 'built') return { seat: event.seat, cells: spacesOf(event.laid.cell) };
  if (event.type === 'decorated') return { seat: event.seat, cells: event.item.cells };
  return null;
}

/** What the viewer should be shown of a step: what somebody else built in it, if anything. */
function sceneOf(
  step: Pick<Step<View, Event>, 'before' | 'events'> | null,
  { view, viewer }: Pick<Props, 'view' | 'viewer'>,
): Scene | null {
  const built = step?.events.flatMap((event) => builtBy(event) ?? []).at(-1);
  if (!step || !built || built.seat === viewer) return null;
  const total = (of: View) => tally(stateOf(of), built.seat).total;
  return {
    ...built,
    points: total(view) - total(step.before),
    before: step.before.gardens[built.seat],
  };
}

/** How long somebody else's step stays, so that what they built can be shown (ms). */
export function lasts(events: readonly Event[]): number {
  const shown = isSwitchedOn('director') && events.some((event) => builtBy(event) !== null);
  return shown ? (GLIDE + STAY) * motionLength() : 0;
}

/**
 * Goes to the garden where somebody else builds, shows what comes and returns. Any touch or key
 * ends it; switched off, or where nothing moves, it shows nothing.
 */
export function useDirector(props: Props): Directed | null {
  const { step, view, viewer, still } = props;
  const [risen, setRisen] = useState(-1);
  const [over, setOver] = useState(-1);
  const number = step?.number ?? -1;
  const scene = useMemo(() => sceneOf(step, { view, viewer }), [step, view, viewer]);
  const on = scene !== null && !still && isSwitchedOn('director');
  // What was there when the board came is not news.
  const [first] = useState(number);
  const running = on && over !== number && first !== number;
  useEffect(() => {
    if (!running) return;
    const length = motionLength();
    const end = () => setOver(number);
    const timers = [
      setTimeout(() => setRisen(number), GLIDE * length),
      setTimeout(end, (GLIDE + STAY) * length),
    ];
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [running, number]);
  return running && scene ? { ...scene, risen: risen === number } : null;
}

import type { GameEvent, Seat, Viewer } from '@nabu/kernel';
import type { Entry, Now } from '@nabu/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableState } from '../session/table-session.ts';
import type { Step } from './kit.ts';

/** One moment of the match as it is put before the eyes. */
export interface Frame {
  readonly now: Now;
  readonly you: Viewer;
  /** The one step that led here; null after a jump. */
  readonly step: Step<unknown, GameEvent> | null;
  /** Who made that step. */
  readonly mover: Seat | null;
  /** An earlier moment that is shown once more: nothing can be decided in it. */
  readonly again: boolean;
}

/** An earlier moment of the match. */
interface Moment {
  readonly ply: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly seat: Seat | null;
}

/** More waiting frames than this are skipped: being late is worse than jumping. */
const PATIENCE = 24;
/** Showing again what happened takes about so long in all, and no step longer or shorter than this (ms). */
const AGAIN = { all: 5000, longest: 1100, shortest: 160 };

/** Shows the changes of a table one after the other. */
export interface Presenter {
  readonly shown: StoreApi<Frame | null>;
  /** Shows the present at once. */
  catchUp(): void;
  /** Shows earlier moments once more, each following the one before, and then the present. */
  again(moments: readonly Moment[]): void;
  /** Whether something else than the present is shown. */
  behind(): boolean;
  stop(): void;
}

/**
 * Turns the changes of a table into moments for the eyes: one step after the other, never too fast
 * to follow. `linger` says how long a step of somebody else stays before the next one (ms).
 */
export function present(table: StoreApi<TableState>, linger: (frame: Frame) => number): Presenter {
  const shown = createStore<Frame | null>(() => frameAfter(null, table.getState(), 0));
  const waiting: Frame[] = [];
  let last = shown.getState();
  let count = 0;
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The frame just shown gets its time before the next may come. */
  const showNext = () => {
    timer = undefined;
    const frame = waiting.shift();
    if (!frame) return;
    shown.setState(frame, true);
    const length = frame.step && (frame.again || frame.mover !== frame.you) ? linger(frame) : 0;
    timer = setTimeout(showNext, frame.again ? Math.max(pause, length) : length);
  };
  const catchUp = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting.length = 0;
    if (!last || shown.getState() === last) return;
    last = { ...last, step: null };
    shown.setState(last, true);
  };

  const stopListening = table.subscribe((state, before) => {
    if (state.now === before.now && state.you === before.you) return;
    const frame = frameAfter(state.line === before.line ? last : null, state, ++count);
    if (!frame) return;
    if (shown.getState()?.again) catchUp();
    last = frame;
    waiting.push(frame);
    if (!frame.step || waiting.length > PATIENCE) catchUp();
    else if (timer === undefined) showNext();
  });

  return {
    shown,
    catchUp,
    behind: () => waiting.length > 0 || shown.getState()?.again === true,
    again(moments) {
      catchUp();
      if (!last) return;
      for (const [i, moment] of moments.entries())
        waiting.push(momentFrame(last, moment, moments[i - 1], ++count));
      if (waiting.length === 0) return;
      pause = lengthAgain(moments.length);
      last = { ...last, step: null };
      waiting.push(last);
      showNext();
    },
    stop() {
      stopListening();
      clearTimeout(timer);
    },
  };
}

/** How long each of so many moments stays at least when they are shown again (ms). */
function lengthAgain(moments: number): number {
  return Math.max(AGAIN.shortest, Math.min(AGAIN.longest, AGAIN.all / moments));
}

function momentFrame(
  { now, you }: Frame,
  moment: Moment,
  before: Moment | undefined,
  number: number,
): Frame {
  const { ply, view, events, seat } = moment;
  const then = { ...now, ply, view, moves: [], canUndo: false, canRedo: false };
  const step = before ? { before: before.view, events, number } : null;
  return { now: then, you, step, mover: seat, again: true };
}

/** The next moment; a step only when exactly one move lies between the two and the same eyes look. */
function frameAfter(before: Frame | null, state: TableState, number: number): Frame | null {
  const { now, you, entries } = state;
  if (!now) return null;
  const played =
    before && before.you === you ? entries.filter(({ n }) => n > before.now.n && n <= now.n) : [];
  const move = onlyMove(played);
  if (!before || !move || now.ply !== before.now.ply + 1)
    return { now, you, step: null, mover: null, again: false };
  const step = { before: before.now.view, events: move.events, number };
  return { now, you, step, mover: move.seat, again: false };
}

type Made = Extract<Entry, { kind: 'played' | 'redone' }>;

function onlyMove(entries: readonly Entry[]): Made | null {
  const made = entries.filter(
    ({ kind }) => kind === 'played' || kind === 'redone' || kind === 'undone',
  );
  const [move] = made;
  return made.length === 1 && (move.kind === 'played' || move.kind === 'redone') ? move : null;
}

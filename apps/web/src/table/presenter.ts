import type { GameEvent, Seat, Viewer } from '@nabu/kernel';
import type { Entry, Now } from '@nabu/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableState } from '../session/port.ts';
import type { Step } from './kit.ts';

/** One moment of the match as it is put before the eyes. */
export interface Frame {
  readonly now: Now;
  readonly you: Viewer;
  /** The one step that led here; null after a jump. */
  readonly step: Step<unknown, GameEvent> | null;
  /** Who made that step. */
  readonly mover: Seat | null;
}

/** How long a step of somebody else stays before the next one is shown (ms). */
const LINGER = 480;
/** More waiting frames than this are skipped: being late is worse than jumping. */
const PATIENCE = 8;

export interface Presenter {
  readonly shown: StoreApi<Frame | null>;
  /** Shows the present at once. */
  catchUp(): void;
  stop(): void;
}

/** Turns the changes of a table into moments for the eyes: one step after the other, never too fast to follow. */
export function present(table: StoreApi<TableState>, still: () => boolean): Presenter {
  const shown = createStore<Frame | null>(() => frameAfter(null, table.getState(), 0));
  const waiting: Frame[] = [];
  let last = shown.getState();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showNext = () => {
    timer = undefined;
    const frame = waiting.shift();
    if (!frame) return;
    shown.setState(frame, true);
    if (waiting.length > 0) schedule(frame);
  };
  const schedule = (after: Frame | null) => {
    const own = after?.mover === after?.you;
    timer ??= setTimeout(showNext, still() || own || !after?.step ? 0 : LINGER);
  };
  const catchUp = () => {
    clearTimeout(timer);
    timer = undefined;
    const frame = waiting.at(-1);
    waiting.length = 0;
    if (frame) shown.setState({ ...frame, step: null }, true);
  };

  const stopListening = table.subscribe((state, before) => {
    if (state.now === before.now && state.you === before.you) return;
    const frame = frameAfter(last, state, ++count);
    if (!frame) return;
    last = frame;
    waiting.push(frame);
    if (!frame.step || waiting.length > PATIENCE) return catchUp();
    if (timer === undefined && waiting.length === 1) {
      showNext();
      // The frame just shown gets its time before the next may come.
      timer = setTimeout(showNext, still() || frame.mover === frame.you ? 0 : LINGER);
    }
  });

  return {
    shown,
    catchUp,
    stop() {
      stopListening();
      clearTimeout(timer);
    },
  };
}

/** The next moment; a step only when exactly one move lies between the two and the same eyes look. */
function frameAfter(before: Frame | null, state: TableState, number: number): Frame | null {
  const { now, you, entries } = state;
  if (!now) return null;
  const played =
    before && before.you === you ? entries.filter(({ n }) => n > before.now.n && n <= now.n) : [];
  const move = onlyMove(played);
  if (!before || !move || now.ply !== before.now.ply + 1)
    return { now, you, step: null, mover: null };
  const step = { before: before.now.view, events: move.events, number };
  return { now, you, step, mover: move.seat };
}

type Made = Extract<Entry, { kind: 'played' | 'redone' }>;

function onlyMove(entries: readonly Entry[]): Made | null {
  const made = entries.filter(
    ({ kind }) => kind === 'played' || kind === 'redone' || kind === 'undone',
  );
  const [move] = made;
  return made.length === 1 && (move.kind === 'played' || move.kind === 'redone') ? move : null;
}

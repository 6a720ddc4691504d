import type { Entry, Now } from '@nabu/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type TableState, UNOPENED } from '../session/table-session.ts';
import { present } from './presenter.ts';
import { storyOf } from './story.ts';

const now = (n: number, ply: number) => ({ n, ply, view: `view ${ply}` }) as unknown as Now;
const played = (n: number, ply: number, seat = 1): Entry => ({
  kind: 'played',
  n,
  at: 0,
  seat,
  ply,
  events: [{ type: `e${ply}` }],
});

function begin(linger = 480) {
  const store = createStore<TableState>(() => ({ ...UNOPENED, you: 0, now: now(0, 0) }));
  const presenter = present(store, () => linger);
  const push = (entry: Entry, ply: number) => {
    store.setState({ entries: [...store.getState().entries, entry] });
    store.setState({ now: now(entry.n, ply) });
  };
  return { store, presenter, push, shown: () => presenter.shown.getState()?.now.ply };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is put before the eyes', () => {
  test('a single move is a step with the view before it', () => {
    const { presenter, push } = begin();
    push(played(1, 1), 1);
    expect(presenter.shown.getState()?.step).toMatchObject({
      before: 'view 0',
      events: [{ type: 'e1' }],
    });
  });

  test('quick moves of somebody else are shown one after the other', () => {
    const { push, shown } = begin();
    push(played(1, 1), 1);
    push(played(2, 2), 2);
    push(played(3, 3), 3);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(3);
  });

  test('my own move waits for nothing', () => {
    const { push, shown } = begin();
    push(played(1, 1, 0), 1);
    vi.advanceTimersByTime(1);
    push(played(2, 2, 0), 2);
    expect(shown()).toBe(2);
  });

  test('undo and catching up jump to the present', () => {
    const { push, shown, presenter } = begin();
    push(played(1, 1), 1);
    push(played(2, 2), 2);
    push({ kind: 'undone', n: 3, at: 0, seat: 1, ply: 0 }, 0);
    expect(shown()).toBe(0);
    push(played(4, 1), 1);
    push(played(5, 2), 2);
    presenter.catchUp();
    expect(shown()).toBe(2);
  });

  test('what happened is shown again step by step, and then the present', () => {
    const { push, shown, presenter } = begin();
    push(played(1, 1), 1);
    push(played(2, 2), 2);
    presenter.catchUp();
    const moments = [0, 1, 2].map((ply) => ({ ply, view: `view ${ply}`, events: [], seat: 1 }));
    presenter.again(moments);
    expect(presenter.shown.getState()).toMatchObject({ again: true, step: null });
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(1200);
    expect(presenter.shown.getState()).toMatchObject({ again: true, step: { before: 'view 0' } });
    expect(shown()).toBe(1);
    expect(presenter.behind()).toBe(true);
    vi.advanceTimersByTime(2400);
    expect(presenter.shown.getState()).toMatchObject({ again: false, step: null });
    expect(shown()).toBe(2);
    expect(presenter.behind()).toBe(false);
  });

  test('a new move ends what is shown again', () => {
    const { push, shown, presenter } = begin();
    push(played(1, 1), 1);
    presenter.again([{ ply: 0, view: 'view 0', events: [], seat: null }]);
    expect(shown()).toBe(0);
    push(played(2, 2), 2);
    expect(presenter.shown.getState()).toMatchObject({ again: false, step: { before: 'view 1' } });
  });

  test('other eyes are no step', () => {
    const { store, presenter } = begin();
    store.setState({ entries: [played(1, 1)], you: 1, now: now(1, 1) });
    expect(presenter.shown.getState()).toMatchObject({ you: 1, step: null });
  });
});

test('the story leaves out what was taken back', () => {
  const entries: Entry[] = [
    { kind: 'started', n: 1, at: 0, events: [] },
    played(2, 1),
    played(3, 2),
    { kind: 'undone', n: 4, at: 0, seat: 1, ply: 1 },
    { kind: 'left', n: 5, at: 0, seat: 0 },
  ];
  const { lines } = storyOf(entries);
  expect(lines.map((line) => ('ply' in line ? line.ply : line.kind))).toEqual([0, 1, 'left']);
});

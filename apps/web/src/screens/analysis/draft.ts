import { type AnyGame, PlyRng, PositionError, presets } from '@nabu/kernel';
import { useState } from 'react';
import { randomHex } from '../../session/save.ts';

/** A position that was read, or what the rules say against it. */
type Read = { readonly state: unknown } | { readonly refusal: string };

/** Reads a position by the rules of a game as it is usually played. */
export function readBy(game: AnyGame, seats: number, text: string): Read {
  try {
    const table = { seats, options: presets(game.options) };
    const state = game.notation.readPosition(text, table);
    // What was read must also be what is looked at.
    game.view(state, 0);
    return { state };
  } catch (error) {
    if (error instanceof PositionError) return { refusal: error.message };
    throw error;
  }
}

/** The position after a new deal. */
export function openingOf(game: AnyGame, seats: number): string {
  const table = { seats, options: presets(game.options) };
  return game.notation.writePosition(game.setup(table, new PlyRng(randomHex(32), 0)));
}

/** A text that is being written, with all that it was before: every change can be taken back and made again. */
export function useDraft(first: () => string) {
  const [{ past, text, future }, setDraft] = useState(() => ({
    ...{ past: [] as readonly string[], text: first(), future: [] as readonly string[] },
  }));
  const set = (next: string) =>
    setDraft((now) =>
      next === now.text ? now : { past: [...now.past, now.text], text: next, future: [] },
    );
  const undo = () =>
    setDraft((now) => {
      const before = now.past.at(-1);
      if (before === undefined) return now;
      return { past: now.past.slice(0, -1), text: before, future: [now.text, ...now.future] };
    });
  const redo = () =>
    setDraft((now) => {
      const [after, ...future] = now.future;
      return after === undefined ? now : { past: [...now.past, now.text], text: after, future };
    });
  return { text, set, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}

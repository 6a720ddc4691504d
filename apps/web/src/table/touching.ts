import type { SyntheticEvent } from 'react';
import type { TableUi } from './ui.ts';

/** What the table listens to so that the log knows which space is pointed at: by pointer, finger or focus alike. */
export function touchingOf(ui: TableUi) {
  const touch = ({ target }: SyntheticEvent) => {
    const part = target instanceof Element ? target.closest('[data-space]') : null;
    const space = part?.getAttribute('data-space');
    if (space) ui.touch(space);
  };
  return { onPointerOver: touch, onFocus: touch } as const;
}

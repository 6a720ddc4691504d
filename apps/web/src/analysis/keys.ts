import { useLayoutEffect } from 'react';
import type { AnalysisTable } from './analysis-table.ts';

const WAYS = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
} as const;

/**
 * Arrows walk through the tree, up and down from one try to the next, wherever the focus is: unless somebody types,
 * a dialog is open, or the keyboard has its place on the board or in the log, which have a use for arrows themselves.
 */
export function useTreeKeys(session: AnalysisTable): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!Object.hasOwn(WAYS, event.key) || isTaken(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      session.step(WAYS[event.key as keyof typeof WAYS]);
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [session]);
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return true;
  const part = target.closest('.table-board, .tray, .rail-log');
  return part !== null && part !== target && target.matches(':focus-visible');
}

import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from './context.ts';

/** Makes what a lesson or a puzzle asks for part of the position in words, on the text board and in the move box. */
export function useTask(heading: string, text: string): void {
  const { ui } = useTable();
  useEffect(() => {
    ui.store.setState({ task: { heading, lines: [text] } });
    return () => ui.store.setState({ task: null });
  }, [ui, heading, text]);
}

/** Gives the focus to the way on as soon as there is nothing left to do here, so that Enter goes on. */
export function useOnward(done: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (done) link.current?.focus({ preventScroll: true });
  }, [done]);
  return link;
}

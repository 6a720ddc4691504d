import { useEffect, useRef } from 'react';
import { settings } from '../settings/store.ts';

/** Hears single keys before the board does, unless somebody types or a dialog is open; a key that `hear` uses goes no further. */
export function useCapturedKeys(hear: (key: string) => boolean): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      const typing =
        target instanceof HTMLElement &&
        target.matches('input, textarea, select, [contenteditable], dialog *');
      const off = event.key.length === 1 && !settings.getState().singleKeys;
      if (off || typing || !latest.current(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Marks a part of the page that takes the focus when what had it inside goes away. */
export const KEEPS_FOCUS = { tabIndex: -1, 'data-keeps-focus': '' } as const;

/**
 * Keeps a keyboard player's place: a button that goes away with the move it made leaves the focus
 * to the part of the page it stood in, or to the board. Whoever points is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | null = null;
    let home: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      held = target.matches(':focus-visible') ? target : null;
      home = target.closest<HTMLElement>('[data-keeps-focus]');
    };
    const watch = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      held = null;
      if (document.activeElement !== document.body) return;
      const place = home?.isConnected ? home : document.getElementById('content');
      place?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}

/** Gives a panel the focus when it opens, and gives it back when it closes. */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const back = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const inside = element?.contains(document.activeElement);
      if (inside && back instanceof HTMLElement && back.isConnected)
        back.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

/** Walks up and down the lines of a log and to the rule beside one, so that Tab passes it in one step. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const beside = { ArrowRight: '.rule-link', ArrowLeft: '.log-line' }[event.key];
  const there =
    beside && (event.target as HTMLElement).parentElement?.querySelector<HTMLElement>(beside);
  if (there) {
    event.preventDefault();
    there.focus();
    return;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const from = event.target as HTMLElement;
  const at = lines.findIndex((line) => line === from || line.nextElementSibling === from);
  lines.at(at < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, at + step)))?.focus();
}

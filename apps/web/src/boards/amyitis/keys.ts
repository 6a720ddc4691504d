import { useKeyPresses } from '../common/listen.ts';
import type { Worktop } from './desk.ts';
import { type Answer, choices, type Desk, NOTHING, primary } from './input.ts';

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Desk, key: string): Answer | null {
  if (/^[1-9]$/.test(key)) {
    const move = choices(desk)[Number(key) - 1];
    return move ? { move } : null;
  }
  switch (key.toLowerCase()) {
    case 'p': {
      const move = primary(desk);
      return move && { move };
    }
    case 'escape':
      return desk.plan.kind === 'none' ? null : { plan: NOTHING };
    default:
      return null;
  }
}

/** Carries the focus to the next thing that is lit, on the board or in the tray. */
function focusNextLit(back: boolean): boolean {
  const lit = [
    ...document.querySelectorAll<SVGElement | HTMLElement>(
      '.amyitis .hit.is-lit > .hit-area, .amyitis button.is-lit',
    ),
  ];
  if (lit.length === 0) return false;
  const at = lit.findIndex((part) => part.matches(':focus'));
  const next = at < 0 ? 0 : (at + (back ? lit.length - 1 : 1)) % lit.length;
  lit[next].focus();
  return true;
}

/** Single keys work anywhere on the page while it is the viewer's turn to decide. */
export function useKeys(desk: Worktop): void {
  const hear = (event: KeyboardEvent) => {
    if (event.repeat) return;
    const answer = pressKey(desk, event.key);
    const used = answer !== null || (/^n$/i.test(event.key) && focusNextLit(event.shiftKey));
    if (used) event.preventDefault();
    if (answer) desk.follow(answer);
  };
  useKeyPresses(desk.mine ? hear : null);
}

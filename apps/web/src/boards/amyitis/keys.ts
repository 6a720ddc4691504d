import { useKeyPresses } from '../common/listen.ts';
import { type Answer, choices, type Input, NOTHING, primary } from './input.ts';

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Input, key: string): Answer | null {
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
      return desk.draft.kind === 'none' ? null : { draft: NOTHING };
    default:
      return null;
  }
}

/** F shows the forecast and puts it away, whoever decides. */
export function forecastKey(
  { shown }: { readonly shown: { readonly forecast: boolean } },
  key: string,
): Answer | null {
  return key.toLowerCase() === 'f' ? { shown: { forecast: !shown.forecast } } : null;
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

/** The key N, and with Shift the other way, walks through what is lit while the viewer decides. */
export function useNextLit(mine: boolean): void {
  const hear = (event: KeyboardEvent) => {
    if (event.repeat || !/^n$/i.test(event.key)) return;
    if (focusNextLit(event.shiftKey)) event.preventDefault();
  };
  useKeyPresses(mine ? hear : null);
}

import { type AtTable, elements } from './table.tsx';

/** How somebody uses a table. */
export type Way = 'pointer' | 'keys';

/** What the board or the tray says can be done, as parts that can be pressed; what ends something comes last. */
export function litParts(at: AtTable): readonly Element[] {
  return [...pressable('.is-lit', at.board), ...pressable('.is-lit', at.tray)];
}

/** What is shown as not possible now but can be pressed to hear why. */
export function dimParts(at: AtTable): readonly Element[] {
  return pressable('.is-dim', at.tray);
}

/** Everything in the game's own tray that can be pressed. */
export function trayParts(at: AtTable): readonly Element[] {
  return elements('.board-tray button, .board-tray [role="button"]', at.tray);
}

/** Everything on the board that can be pressed. */
export function boardParts(at: AtTable): readonly Element[] {
  return elements('[data-board] button, [data-board] [role="button"]', at.board);
}

/** The one button of the tray that ends what is being done; null while it cannot. */
export function primary(at: AtTable): Element | null {
  return at.tray.querySelector('.board-tray .button-primary:not(.confirm-yes)');
}

/** The button that confirms a move which cannot be taken back; null while nothing is asked. */
export function confirming(at: AtTable): Element | null {
  return at.tray.querySelector('.confirm-yes');
}

/** The parts that fit a selector, each as what is pressed of it. */
function pressable(selector: string, inside: HTMLElement): readonly Element[] {
  return elements<Element>(selector, inside).flatMap((part) => {
    const own = part.matches('button, [role="button"]') ? part : null;
    return own ?? part.querySelector('button, [role="button"]') ?? [];
  });
}

/** What a screen reader would say of it. */
function nameOf(part: Element): string {
  return part.getAttribute('aria-label') ?? part.textContent ?? '';
}

/** Presses a part of the page by pointer or by keys. */
export async function pressPart(at: AtTable, part: Element, way: Way): Promise<void> {
  if (way === 'pointer') return at.user.click(part);
  (part as HTMLElement | SVGElement).focus();
  await at.user.keyboard('{Enter}');
}

/** True while the person at the screen has something to decide. */
function deciding(at: AtTable): boolean {
  const { now, you } = at.session.store.getState();
  return typeof you === 'number' && (now?.actors.includes(you) ?? false);
}

const MOST_PRESSES = 60;

/**
 * Plays until the decision is somebody else's by pressing only what is lit, nothing twice before
 * the next move is made; as soon as the tray's own button can end something it is pressed, and
 * what is asked once more is confirmed.
 * Returns the names of what was pressed.
 */
export async function playTurn(at: AtTable, way: Way): Promise<readonly string[]> {
  const pressed: string[] = [];
  let tried = new Set<string>();
  while (deciding(at)) {
    if (pressed.length > MOST_PRESSES)
      throw new Error(`The turn does not end: ${pressed.join(' | ')}`);
    const ending = confirming(at) ?? (pressed.length > 0 ? primary(at) : null);
    const part = ending ?? litParts(at).find((each) => !tried.has(nameOf(each))) ?? primary(at);
    if (!part) throw new Error(`Nothing is lit any more after ${pressed.join(' | ')}`);
    const before = at.session.store.getState().now?.ply;
    pressed.push(nameOf(part));
    tried.add(nameOf(part));
    await pressPart(at, part, way);
    const after = at.session.store.getState().now?.ply ?? 0;
    if (after === before) continue;
    tried = new Set();
    await at.reached(after);
  }
  return pressed;
}

/** Touches a part with a finger, which cannot point before it presses. */
export async function touch(at: AtTable, part: Element): Promise<void> {
  await at.user.pointer([{ keys: '[TouchA]', target: part }]);
}

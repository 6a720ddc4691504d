import type { KeyboardEvent } from 'react';
import { centre, type Rect } from './rect.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

/** True when a key's name is one of the four arrows. */
export function isArrow(key: string): key is Arrow {
  return ARROWS.some((arrow) => arrow === key);
}

/** How far `to` lies from `from` when walking along an arrow: infinite when it lies behind. */
function stride(from: Rect, to: Rect, arrow: Arrow): number {
  const a = centre(from);
  const b = centre(to);
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const ahead = (across ? b.x - a.x : b.y - a.y) * sign;
  const aside = Math.abs(across ? b.y - a.y : b.x - a.x);
  // Straight on counts once, sideways thrice: an arrow should feel like a line, not like a net.
  return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 3 * aside;
}

/** The index of the nearest box in an arrow's direction, or -1 when none lies there. */
export function nearest(from: Rect, boxes: readonly Rect[], arrow: Arrow): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const distance = stride(from, box, arrow);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Moves the focus among the focusable parts of a board with the arrow keys. */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!isArrow(key) || !(target instanceof Element) || event.defaultPrevented) return;
  const parts = [...currentTarget.querySelectorAll<HTMLElement | SVGElement>('[tabindex], button')];
  const others = parts.filter((part) => part !== target && part.getAttribute('tabindex') !== '-1');
  const boxes = others.map((part) => part.getBoundingClientRect());
  const index = nearest(target.getBoundingClientRect(), boxes, key);
  if (index < 0) return;
  event.preventDefault();
  others[index].focus();
}

/** True when a key press belongs to a text field, a dialog or the browser rather than to the board. */
export function isTyping(event: globalThis.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

import { centre, type Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';

/** From this width on the Ziggurat Cards lie beside the map, and bubbles over them. */
export const WIDE = 860;
export const CARDS_WIDTH = 264;

/** Room that a bubble needs below the map of a narrow board. */
const LOW = 190;

/**
 * Where the particulars of a hex go so that they hide nothing of the map: over the cards on a wide
 * board, else at the lower edge, or at the upper one when the hex itself is down there.
 */
export function bubbleStyle(anchor: Rect, size: Size) {
  if (size.width >= WIDE) return { right: 12, top: 10, width: CARDS_WIDTH - 18 };
  const edge = { left: 6, width: size.width - 12 };
  return anchor.y + anchor.height > size.height - LOW
    ? { ...edge, top: 6 }
    : { ...edge, bottom: 6 };
}

/** Where a small menu about a hex goes: beside it. */
export function menuStyle(anchor: Rect, size: Size, width: number) {
  if (size.width < WIDE) return bubbleStyle(anchor, size);
  const right = anchor.x + anchor.width + 10;
  const left = right + width <= size.width ? right : anchor.x - width - 10;
  const { y } = centre(anchor);
  return y > size.height / 2
    ? { left, width, bottom: Math.max(8, size.height - y - anchor.height) }
    : { left, width, top: Math.max(8, y - anchor.height) };
}

/** Where a tag about a hex goes: above it, or below one at the upper edge. */
export function chipStyle(anchor: Rect, size: Size) {
  const { x } = centre(anchor);
  const left = Math.min(Math.max(x, 90), size.width - 90);
  return anchor.y > 44 ? { left, top: anchor.y - 32 } : { left, top: anchor.y + anchor.height + 4 };
}

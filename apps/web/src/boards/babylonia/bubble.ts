import { centre, type Rect } from '../shared/rect.ts';
import type { Size } from '../shared/size.ts';

/** Where a bubble about a hex goes: beside it, or on a narrow board at the edge it is not near. */
export function bubbleStyle(anchor: Rect, size: Size, width: number) {
  const { y } = centre(anchor);
  if (size.width < 720) {
    const edge = { left: 8, width: size.width - 16 };
    return y > size.height / 2 ? { ...edge, top: 8 } : { ...edge, bottom: 8 };
  }
  const right = anchor.x + anchor.width + 12;
  const left = right + width <= size.width ? right : Math.max(8, anchor.x - width - 12);
  return y > size.height / 2
    ? { left, width, bottom: Math.max(8, size.height - y - anchor.height / 2 - 20) }
    : { left, width, top: Math.max(8, Math.min(y - 40, size.height - 60)) };
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { centre, type Rect } from './rect.ts';
import type { Size } from './size.ts';

interface PopupProps {
  readonly label: string;
  /** What it belongs to; it opens beside this, towards the middle of the board. */
  readonly anchor: Rect;
  readonly size: Size;
  readonly width?: number;
  onClose(): void;
  readonly children: ReactNode;
}

/** Where a popup of this width goes so that it hides as little as it can and stays on the board. */
function popupStyle(anchor: Rect, size: Size, width: number) {
  const middle = centre(anchor);
  const fit = Math.min(width, size.width - 16);
  const left = Math.max(8, Math.min(middle.x - fit / 2, size.width - fit - 8));
  const low = middle.y > size.height / 2;
  const right = anchor.x + anchor.width + 10;
  const aside = right + fit <= size.width ? right : anchor.x - fit - 10;
  if (aside >= 0 && size.width > 3 * fit) {
    const bottom = Math.max(8, size.height - anchor.y - anchor.height);
    return low
      ? { left: aside, width: fit, bottom, maxHeight: size.height - bottom - 8 }
      : { left: aside, width: fit, top: anchor.y, maxHeight: size.height - anchor.y - 8 };
  }
  // Too narrow to stand beside it: keep to the board's edge, off its middle.
  return low
    ? { left, width: fit, bottom: 8, maxHeight: size.height / 2 }
    : { left, width: fit, top: anchor.y + anchor.height + 6, maxHeight: size.height / 2 };
}

/** A small panel in place: takes the focus, gives it back, closes with Escape or a press outside. */
export function Popup({ label, anchor, size, width = 290, onClose, children }: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const back = document.activeElement;
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      const { target } = event;
      const inside = target instanceof Element && target.closest('.popup, .hit, button');
      if (!inside) close.current();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      if (back instanceof HTMLElement || back instanceof SVGElement) {
        if (back.isConnected) back.focus({ preventScroll: true });
      }
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      className="popup"
      role="dialog"
      aria-label={label}
      style={popupStyle(anchor, size, width)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { clearOf, freeEdge, type Spot } from './spots.ts';

/** A strip over the board's edge that tells about moves; it keeps off the spots it talks about. */
export function Strip({
  title,
  spots = [],
  onClose,
  children,
}: {
  readonly title: string;
  readonly spots?: readonly Pick<Spot, 'x' | 'y' | 'height'>[];
  onClose(): void;
  readonly children: ReactNode;
}) {
  const { house } = useWords();
  const strip = useRef<HTMLElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  const [top, setTop] = useState<number>();
  const [right, setRight] = useState<number>();
  useLayoutEffect(() => {
    const board = strip.current?.parentElement;
    const height = strip.current?.offsetHeight ?? 0;
    if (!board) return;
    const box = board.getBoundingClientRect();
    const free = freeEdge(spots, box, height + 16);
    const buttons = free === 'top' ? board.querySelector('[data-controls]') : null;
    setEdge(free);
    const room = buttons ? clearOf(buttons.getBoundingClientRect(), box) : null;
    setTop(room?.top);
    setRight(room?.right);
  }, [spots]);
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const left = document.activeElement;
      const lost = left === document.body || strip.current?.contains(left);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={strip}
      className={`told-strip at-${edge}`}
      style={{ top, right }}
      aria-label={title}
      aria-live="polite"
    >
      <div className="told-inside">{children}</div>
      <button
        type="button"
        className="button button-quiet button-round"
        aria-label={house.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

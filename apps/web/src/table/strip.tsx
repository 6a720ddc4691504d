import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from './context.ts';
import { clearOf, freeEdge, type Spot } from './spots.ts';

type Near = readonly Pick<Spot, 'x' | 'y' | 'height'>[];
const NOWHERE: Near = [];

/** The place beside the board where hints are told while it is shown; without one they lie over the board. */
export function ToldPlace() {
  const { ui } = useTable();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ui.tellIn(place.current);
    return () => ui.tellIn(null);
  }, [ui]);
  return <div ref={place} className="teacher-told" />;
}

/** A strip that tells about moves: in the place there is for hints, else over the board's edge, off the spots it talks about. */
export function Strip({
  title,
  spots = NOWHERE,
  onClose,
  children,
}: {
  readonly title: string;
  readonly spots?: Near;
  onClose(): void;
  readonly children: ReactNode;
}) {
  const { house } = useWords();
  const strip = useRef<HTMLElement>(null);
  const place = useUi(({ told, toldIn }) => (told?.kind === 'hints' ? toldIn : null));
  const { edge, ...style } = useEdge(strip, spots, place === null);
  useFocusBack(strip);
  const section = (
    <section
      ref={strip}
      className={edge === null ? 'told-strip' : `told-strip at-${edge}`}
      style={style}
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
  return place ? createPortal(section, place) : section;
}

interface Lies {
  readonly edge: 'top' | 'bottom' | null;
  readonly top?: number | undefined;
  readonly right?: number | undefined;
}

/** Where a strip lies over its board; nowhere when it has a place beside it. */
function useEdge(strip: RefObject<HTMLElement | null>, spots: Near, over: boolean): Lies {
  const [lies, setLies] = useState<Lies>({ edge: 'bottom' });
  useLayoutEffect(() => {
    const board = strip.current?.parentElement;
    const height = strip.current?.offsetHeight ?? 0;
    if (!board || !over) return;
    const box = board.getBoundingClientRect();
    const edge = freeEdge(spots, box, height + 16);
    const buttons = edge === 'top' ? board.querySelector('[data-controls]') : null;
    const room = buttons && clearOf(buttons.getBoundingClientRect(), box);
    setLies((before) =>
      before.edge === edge && before.top === room?.top && before.right === room?.right
        ? before
        : { edge, ...room },
    );
  }, [strip, spots, over]);
  return over ? lies : { edge: null };
}

/** When a strip goes, what had the focus before it has it again. */
function useFocusBack(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = strip;
    return () => {
      const left = document.activeElement;
      const lost = left === document.body || current?.contains(left);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [strip]);
}

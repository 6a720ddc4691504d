import type { Word } from '@nabu/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import type { Lens } from '../session/lens.ts';
import { settings } from '../settings/store.ts';
import { useTable } from './context.ts';
import type { AnyKit } from './kit.ts';
import type { Asked } from './ui.ts';

/** A second press within this time belongs to a double click and confirms nothing (ms). */
const DOUBLE = 350;

/** Whether the person at this device wants to be asked before this legal move is made. */
export function mustConfirm(lens: Lens, kit: Pick<AnyKit, 'goesOn'>, move: Word): boolean {
  const { confirm } = settings.getState();
  const final = () => !kit.goesOn?.(move) && lens.final(move);
  return confirm === 'always' || (confirm === 'final' && final());
}

/** Whether a press comes so soon after the question that it cannot be the answer. */
export function isQuickRepeat(asked: Asked | null): boolean {
  return asked !== null && performance.now() - asked.at < DOUBLE;
}

/** The place of the primary action in the tray of the game, or the line above it where it has none now. */
function usePrimaryPlace(open: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const tray = document.querySelector('.tray');
    setPlace(open ? (tray?.querySelector('.tray-end') ?? tray ?? null) : null);
  }, [open]);
  return place;
}

/** While a move waits to be confirmed: one button in the place of the primary action, and the way back. */
export function Confirm() {
  const { asking, ui, props, gameWords, frame } = useTable();
  const { confirm } = useWords();
  const { move } = asking;
  const place = usePrimaryPlace(move !== null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (place) button.current?.focus({ preventScroll: true });
  }, [place]);
  if (!move || !place) return null;
  const label = gameWords.move(move, frame.now.view);
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div
      className="confirm"
      role="group"
      aria-label={asking.final ? confirm.final(label) : confirm.sure(label)}
    >
      <button
        type="button"
        className="button button-round"
        aria-label={confirm.cancel}
        title={confirm.cancel}
        onClick={() => ui.ask(null)}
      >
        <Icon name="close" />
      </button>
      <button
        ref={button}
        type="button"
        className="button button-primary confirm-yes"
        // The second click of a double click answers a question that nobody has read.
        onClick={({ detail }) => detail < 2 && props.choose(move, true)}
      >
        {confirm.button(label)}
      </button>
    </div>,
    place,
  );
}

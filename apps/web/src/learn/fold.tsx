import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';

/** What is taken for a press on the game, which folds the words that lie over it. */
const GAME = '.table-board, .tray';

/** Windows that have room for one sentence only: new words lie open there until they are read. */
const SMALL = '(max-width: 699px) and (max-height: 759px)';

interface Fold {
  readonly open: boolean;
  toggle(): void;
}

/**
 * Whether all words of a strip lie open over a board that has no room beside it. New words do always,
 * never or in small windows, as `when` says. Then it is as the person likes it, and a press on the game folds them.
 */
export function useFold(words: string, when: 'always' | 'small' | 'never'): Fold {
  const opens = when === 'always' || (when === 'small' && matchMedia(SMALL).matches);
  const [fold, setFold] = useState({ words, open: opens });
  const open = fold.words === words ? fold.open : opens;
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(GAME)) setFold({ words, open: false });
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open, words]);
  return { open, toggle: () => setFold({ words, open: !open }) };
}

/** Shows all words or folds them; only there where the window has no room for all. */
export function FoldButton({ open, toggle }: Fold) {
  const { learn } = useWords();
  const label = open ? learn.fold : learn.unfold;
  return (
    <button
      type="button"
      className="button button-quiet button-round teacher-fold"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name={open ? 'fold' : 'unfold'} />
    </button>
  );
}

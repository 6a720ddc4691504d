import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusContent } from '../screens/arrival.ts';

/** A dialog that stands above everything else for as long as it is drawn, and gives the focus back when it goes. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything is painted: what it hides is never seen, and Escape is heard at once. And closed
  // before it leaves the page: a browser gives the focus back only while the dialog is part of it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // What had the focus before may be gone by now.
      focusContent();
    };
  }, []);
  return dialog;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that stands above everything else for as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything is painted: what it hides is never seen, and Escape is heard at once.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

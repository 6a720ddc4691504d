import { useEffect, useRef } from 'react';
import { useDeskKeys, useHeldText } from '../boards/common/desk/provider.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';

/** Lets single keys work at the desk, and says what is picked up, how it is turned, and when it is put back. */
export function HeldKeys(): null {
  const { ui } = useTable();
  const { spoken } = useWords();
  const text = useHeldText();
  const last = useRef(text);
  const byKey = useRef(false);
  useDeskKeys(() => {
    byKey.current = true;
  });
  useEffect(() => {
    const changed = text !== last.current;
    last.current = text;
    if (changed && text !== null) ui.say(text);
    // A move empties the hand as well, and says itself.
    else if (changed && byKey.current) ui.say(spoken.putBack);
    byKey.current = false;
  });
  return null;
}

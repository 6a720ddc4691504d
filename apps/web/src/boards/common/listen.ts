import { useLayoutEffect } from 'react';
import { settings } from '../../settings/store.ts';
import { isTyping } from './focus.ts';

/** Hears single keys pressed anywhere on the page that nobody else has used; with null it is deaf. */
export function useKeyPresses(hear: ((event: KeyboardEvent) => void) | null): void {
  // Before anything is painted: a key pressed at what is seen now must not be read as of the moment before.
  useLayoutEffect(() => {
    if (hear === null) return;
    const listen = (event: KeyboardEvent) => {
      // Who has switched single keys off still has those with a name.
      const off = event.key.length === 1 && !settings.getState().singleKeys;
      if (!off && !event.defaultPrevented && !isTyping(event)) hear(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** Follows what single keys ask for; a key held down asks once, and one that asks for nothing is left alone. */
export function useKeyAnswers<Answer>(
  press: (key: string) => Answer | null,
  follow: (answer: Answer) => void,
  awake = true,
): void {
  const hear = (event: KeyboardEvent) => {
    const answer = event.repeat ? null : press(event.key);
    if (answer === null) return;
    event.preventDefault();
    follow(answer);
  };
  useKeyPresses(awake ? hear : null);
}

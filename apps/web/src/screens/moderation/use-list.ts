import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { requestJson, troubleIn } from '../../session/http.ts';
import { troubleSentence } from '../trouble.ts';

/** Something of the house that is read for whoever runs it, and how it is read again. */
export interface Reading<T> {
  readonly value: T | null;
  readonly trouble: string | null;
  readonly again: () => void;
}

/** Reads an address whenever it changes; null reads nothing. */
export function useReading<T>(path: string | null): Reading<T> {
  const words = useWords();
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const again = useCallback(() => {
    if (path === null) return;
    setTrouble(null);
    requestJson<T>(path).then(setValue, (error: unknown) => {
      setValue(null);
      setTrouble(troubleSentence(words, troubleIn(error)));
    });
  }, [path, words]);
  useEffect(again, [again]);
  return { value, trouble, again };
}

import { useEffect, useState } from 'react';
import { BROKEN, requestJson, troubleIn } from '../session/http.ts';
import type { Trouble } from '../session/table-session.ts';

/** An answer of the house: null while it is awaited. */
export interface Asked<T> {
  readonly answer: T | null;
  /** Why there is none. */
  readonly trouble: Trouble | null;
}

const WAITING = { answer: null, trouble: null };

/** Asks the house for something when the page shows it, and again when the question changes; null asks nothing. */
export function useAsked<T>(path: string | null): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>(WAITING);
  useEffect(() => {
    let gone = false;
    setAsked(WAITING);
    if (path !== null)
      requestJson<T>(path).then(
        (answer) => gone || setAsked({ answer, trouble: null }),
        (error: unknown) => gone || setAsked({ answer: null, trouble: troubleIn(error) ?? BROKEN }),
      );
    return () => {
      gone = true;
    };
  }, [path]);
  return asked;
}

/** The same, but the last answer stays while the next is awaited. */
export function useAskedOn<T>(path: string | null): Asked<T> {
  const { answer, trouble } = useAsked<T>(path);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return { answer: trouble ? null : (answer ?? last), trouble };
}

import type { FinishedGame, FinishedPage } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { requestJson, troubleIn } from '../../session/http.ts';
import { troubleSentence } from '../trouble.ts';

/** What was found so far. */
interface Found {
  readonly games: readonly FinishedGame[];
  readonly next: string | null;
}

/**
 * Asks the house for finished games, and for older ones after those. `asked` is the question as an
 * address has it; it is asked anew with each of the `tries`.
 */
export function useFinished(asked: string, tries: number) {
  const words = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refused = (error: unknown) => setTrouble(troubleSentence(words, troubleIn(error)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it waits for
  useEffect(() => {
    let gone = false;
    setFound(null);
    setTrouble(null);
    requestJson<FinishedPage>(`/api/finished?${asked}`).then(
      (page) => gone || setFound(page),
      (error: unknown) => gone || refused(error),
    );
    return () => {
      gone = true;
    };
  }, [asked, tries, words]);
  const older = async () => {
    if (!found?.next) return;
    setTrouble(null);
    const query = new URLSearchParams(asked);
    query.set('after', found.next);
    await requestJson<FinishedPage>(`/api/finished?${query}`).then(
      (page) => setFound({ games: [...found.games, ...page.games], next: page.next }),
      refused,
    );
  };
  return { found, trouble, older };
}

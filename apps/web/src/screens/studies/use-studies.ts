import type { StudiesPage } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { requestJson, troubleIn } from '../../session/http.ts';
import type { Words } from '../../words/en.ts';
import { troubleSentence } from '../trouble.ts';

/** Why studies cannot be had, as a sentence. */
function studyTrouble(words: Words, error: unknown): string {
  const trouble = troubleIn(error);
  return trouble?.code === 'offline' ? words.studies.offline : troubleSentence(words, trouble);
}

function pathOf(of: 'mine' | 'public', search: string, after?: string): string {
  const query = new URLSearchParams({ of });
  if (search !== '') query.set('search', search);
  if (after !== undefined) query.set('after', after);
  return `/api/studies?${query}`;
}

/** Asks the house for studies, anew with each of the `tries`, and for more after those. */
export function useStudies(of: 'mine' | 'public', search: string, tries: number) {
  const words = useWords();
  const [found, setFound] = useState<StudiesPage | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever searches again is answered anew
  useEffect(() => {
    let gone = false;
    setFound(null);
    setTrouble(null);
    requestJson<StudiesPage>(pathOf(of, search)).then(
      (page) => gone || setFound(page),
      (error: unknown) => gone || setTrouble(studyTrouble(words, error)),
    );
    return () => {
      gone = true;
    };
  }, [of, search, tries, words]);
  const older = async () => {
    if (!found?.next) return;
    await requestJson<StudiesPage>(pathOf(of, search, found.next)).then(
      (page) => setFound({ studies: [...found.studies, ...page.studies], next: page.next }),
      (error: unknown) => setTrouble(studyTrouble(words, error)),
    );
  };
  return { found, trouble, older };
}

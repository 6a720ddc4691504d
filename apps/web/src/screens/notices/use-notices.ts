import type { NoticeSettings, Notices } from '@nabu/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { requestJson, troubleIn } from '../../session/http.ts';
import { troubleSentence } from '../trouble.ts';

/** What I am told, and how it is changed; every change is kept at once. */
export interface NoticesInHand {
  readonly notices: Notices;
  /** Changes some of the settings. */
  change(settings: Partial<NoticeSettings>): void;
  /** Reads all of it again. */
  reload(): void;
  /** That something was kept, or why it was not. */
  readonly said: string;
}

/** My notices as the house has them; null while they are unknown. */
export function useNotices(): NoticesInHand | null {
  const words = useWords();
  const language = useLanguage();
  const [notices, setNotices] = useState<Notices | null>(null);
  const [said, setSaid] = useState('');
  const reload = useCallback(() => {
    requestJson<Notices>('/api/me/notices').then(setNotices, () => undefined);
  }, []);
  useEffect(reload, [reload]);
  if (!notices) return null;
  const change = (wish: Partial<NoticeSettings>) => {
    const settings = { ...notices.settings, ...wish, language };
    // Shown at once; what the house answers is the truth.
    setNotices({ ...notices, settings });
    setSaid('');
    requestJson<Notices>('/api/me/notices', { body: settings }).then(
      (kept) => {
        setNotices(kept);
        setSaid(words.notices.saved);
      },
      (error: unknown) => {
        setSaid(troubleSentence(words, troubleIn(error)));
        reload();
      },
    );
  };
  return { notices, change, reload, said };
}

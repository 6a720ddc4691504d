import type { NoticeSettings, Notices } from '@nabu/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** The house is asked for one thing after the other, so that it keeps what was chosen last. */
  const asked = useRef(Promise.resolve());
  /** What is shown, also before it is drawn. */
  const shown = useRef<Notices | null>(null);
  const changes = useRef(0);
  const show = useCallback((now: Notices) => {
    shown.current = now;
    setNotices(now);
  }, []);
  const reload = useCallback(() => {
    const before = changes.current;
    asked.current = asked.current.then(async () => {
      const read = await requestJson<Notices>('/api/me/notices').catch(() => null);
      if (read && before === changes.current) show(read);
    });
  }, [show]);
  useEffect(reload, [reload]);
  if (!notices) return null;
  const change = (wish: Partial<NoticeSettings>) => {
    const now = shown.current ?? notices;
    const settings = { ...now.settings, ...wish, language };
    // Shown at once; what the house answers is the truth, unless more was changed meanwhile.
    show({ ...now, settings });
    setSaid('');
    const mine = ++changes.current;
    const isLast = () => mine === changes.current;
    asked.current = asked.current.then(async () => {
      // What was changed since is sent with it.
      if (!isLast()) return;
      try {
        const kept = await requestJson<Notices>('/api/me/notices', { body: settings });
        if (!isLast()) return;
        show(kept);
        setSaid(words.notices.saved);
      } catch (error) {
        if (!isLast()) return;
        setSaid(troubleSentence(words, troubleIn(error)));
        reload();
      }
    });
  };
  return { notices, change, reload, said };
}

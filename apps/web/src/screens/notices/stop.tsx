import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { request, troubleIn } from '../../session/http.ts';
import { Page } from '../account/page.tsx';
import { troubleSentence } from '../trouble.ts';

/** The link in a mail by which somebody gets no more of them. */
export function StopMails({ token }: { readonly token: string }) {
  const words = useWords();
  const { stop, link } = words.notices;
  const [outcome, setOutcome] = useState<string | null>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    request(`/stop/${encodeURIComponent(token)}`, { body: {} }).then(
      () => setOutcome(stop.done),
      (error: unknown) => setOutcome(troubleSentence(words, troubleIn(error))),
    );
  }, [token, stop, words]);
  return (
    <Page title={stop.title}>
      <p role="status">{outcome ?? stop.working}</p>
      <p>
        <Link href="/settings/notices">{link}</Link>
      </p>
    </Page>
  );
}

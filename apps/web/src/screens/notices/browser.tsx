import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { type PushState, pushState, turnOff, turnOn } from '../../notices/push.ts';
import { Form } from '../../people/form.tsx';
import { Section } from '../account/page.tsx';
import type { PartProps } from './notices.tsx';

/** Whether this browser tells me, and why it cannot. */
export function BrowserSection({ notices, reload }: PartProps) {
  const words = useWords().notices.browser;
  const language = useLanguage();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const start = async () => {
    setState(await turnOn(notices.pushKey, language));
    reload();
  };
  const stop = async () => {
    await turnOff();
    setState(await pushState());
    reload();
  };
  const { others } = notices.push;
  return (
    <Section id="browser" title={words.title} lead={words.lead}>
      <p role="status" className={state === null || state === 'off' ? 'hidden-text' : undefined}>
        {state && sentence(state, words)}
      </p>
      {(state === 'off' || state === 'page') && (
        <Form look="button-primary" action={words.turnOn} onSubmit={start} />
      )}
      {state === 'on' && <Form look="" action={words.turnOff} onSubmit={stop} />}
      {others > 0 && <p className="soft">{words.others(others)}</p>}
    </Section>
  );
}

type BrowserWords = ReturnType<typeof useWords>['notices']['browser'];

function sentence(state: PushState, words: BrowserWords): string {
  if (state === 'off') return '';
  return state === 'page' ? words.pageOnly : words[state];
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form } from '../../people/form.tsx';
import { become } from '../../people/me.ts';
import { useProven } from '../../people/proof.tsx';
import { choose } from '../../settings/store.ts';
import { Section } from './page.tsx';

/** What is kept about me: to take along, or to have it erased. */
export function DataSection({ name }: { readonly name: string }) {
  const words = useWords().people.data;
  const [asking, setAsking] = useState(false);
  return (
    <Section id="data" title={words.title} lead={words.lead}>
      <div className="row">
        <a className="button" href="/api/me/export" download="nabu-person.json">
          {words.download}
        </a>
        <button
          type="button"
          className="button button-danger"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          {words.erase}
        </button>
      </div>
      {asking && <Erase name={name} />}
    </Section>
  );
}

function Erase({ name }: { readonly name: string }) {
  const words = useWords().people.data;
  const proven = useProven();
  const [, go] = useLocation();
  const erase = async () => {
    await proven(() => become('/api/me/erase', { erase: 'everything' }));
    choose({ name: '' });
    go('/farewell');
  };
  const box = useRef<HTMLDivElement>(null);
  // What is asked stands at the foot of a long page.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="notice notice-bad stack">
      <p>{words.eraseLead}</p>
      <Form look="button-danger" action={words.sure(name)} onSubmit={erase} />
    </div>
  );
}

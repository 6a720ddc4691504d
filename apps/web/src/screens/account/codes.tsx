import type { RecoveryCodes } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Form } from '../../people/form.tsx';
import { useProven } from '../../people/proof.tsx';
import { requestJson } from '../../session/http.ts';
import { download } from '../shelf/download.ts';
import type { SectionProps } from './account.tsx';
import { Section } from './page.tsx';

/** Recovery codes: how many are left, and new ones, shown once. */
export function CodesSection({ account, onChange }: SectionProps) {
  const { codes: words } = useWords().people;
  const proven = useProven();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const make = async () => {
    const answer = await proven(() => requestJson<RecoveryCodes>('/api/me/codes', { body: {} }));
    setFresh(answer.codes);
    onChange();
  };
  return (
    <Section id="codes" title={words.title} lead={words.lead}>
      <p>{account.codes === 0 ? words.none : words.left(account.codes)}</p>
      {fresh.length > 0 && <FreshCodes codes={fresh} name={account.me.name} />}
      <Form look="" action={words.make} onSubmit={make} />
    </Section>
  );
}

function FreshCodes({ codes, name }: { readonly codes: readonly string[]; readonly name: string }) {
  const { codes: words } = useWords().people;
  const [copied, setCopied] = useState(false);
  const text = `Nabu: ${name}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setCopied(true);
  };
  return (
    <>
      <p className="notice" role="status">
        {words.fresh}
      </p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => download('nabu-recovery-codes.txt', text)}
        >
          {words.download}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{copied && words.copied}</span>
      </div>
    </>
  );
}

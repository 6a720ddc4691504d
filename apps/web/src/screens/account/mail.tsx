import { useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { useProven } from '../../people/proof.tsx';
import { request } from '../../session/http.ts';
import type { SectionProps } from './account.tsx';
import { Section } from './page.tsx';

/** The e-mail address of an account, for whoever wants one. */
export function MailSection({ account, onChange }: SectionProps) {
  const words = useWords().people.mail;
  const language = useLanguage();
  const proven = useProven();
  const [address, setAddress] = useState('');
  const { email } = account;
  const send = async () => {
    await proven(() => request('/api/me/email', { body: { address, language } }));
    onChange();
  };
  const remove = async () => {
    await proven(() => request('/api/me/email/remove', { body: {} }));
    onChange();
  };
  return (
    <Section id="mail" title={words.title} lead={words.lead}>
      {email && (
        <p>{email.confirmed ? words.confirmed(email.address) : words.waiting(email.address)}</p>
      )}
      {email && <Form look="" action={words.remove} onSubmit={remove} />}
      <Form action={words.add} done={words.sent(address)} onSubmit={send}>
        <TextField
          id="address"
          type="email"
          label={words.address}
          value={address}
          autoComplete="email"
          onChange={setAddress}
        />
      </Form>
    </Section>
  );
}

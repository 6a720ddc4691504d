import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form, NewPasswordField, TextField } from '../../people/form.tsx';
import { become, useMe } from '../../people/me.ts';
import { request } from '../../session/http.ts';
import { Page, Section } from './page.tsx';

/** The ways back in for whoever lost the password. */
export function LostPassword() {
  const { people } = useWords();
  const { mail } = useMe();
  return (
    <Page title={people.lost.title} lead={people.lost.lead}>
      <ByCode />
      {mail && <ByMail />}
      <p className="soft">{people.lost.neither}</p>
    </Page>
  );
}

function ByCode() {
  const { people } = useWords();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [, go] = useLocation();
  const recover = async () => {
    await become('/api/sign-in/recover', { name, code, password });
    go('/account');
  };
  return (
    <Section id="by-code" title={people.lost.code} lead={people.lost.codeHint}>
      <Form action={people.lost.use} onSubmit={recover}>
        <TextField
          id="name"
          label={people.name}
          value={name}
          autoComplete="username"
          onChange={setName}
        />
        <TextField
          id="code"
          label={people.lost.codeLabel}
          value={code}
          autoComplete="off"
          onChange={setCode}
        />
        <NewPasswordField value={password} onChange={setPassword} />
      </Form>
    </Section>
  );
}

function ByMail() {
  const { people } = useWords();
  const language = useLanguage();
  const [name, setName] = useState('');
  const send = () => request('/api/sign-in/forgot', { body: { name, language } });
  return (
    <Section id="by-mail" title={people.lost.mail}>
      <Form action={people.lost.send} done={people.lost.sent} onSubmit={send}>
        <TextField
          id="whose"
          label={people.lost.mailLabel}
          value={name}
          autoComplete="username"
          onChange={setName}
        />
      </Form>
    </Section>
  );
}

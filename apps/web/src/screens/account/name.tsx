import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Form, NewPasswordField, TextField } from '../../people/form.tsx';
import { become } from '../../people/me.ts';
import { useProven } from '../../people/proof.tsx';
import type { SectionProps } from './account.tsx';
import { Section } from './page.tsx';

/** Another name. */
export function NameSection({ account, onChange }: SectionProps) {
  const { people } = useWords();
  const [name, setName] = useState(account.me.name);
  const rename = async () => {
    await become('/api/me/name', { name });
    onChange();
  };
  return (
    <Section id="rename" title={people.name} lead={people.home.nameHint}>
      <Form action={people.save} done={people.saved} onSubmit={rename}>
        <TextField
          id="name"
          label={people.name}
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={setName}
        />
      </Form>
    </Section>
  );
}

/** Another password. */
export function PasswordSection({ account, onChange }: SectionProps) {
  const { people } = useWords();
  const proven = useProven();
  const [password, setPassword] = useState('');
  const change = async () => {
    await proven(() => become('/api/me/password', { password }));
    setPassword('');
    onChange();
  };
  return (
    <Section id="password-title" title={people.password} lead={people.home.passwordHint}>
      <Form action={people.save} done={people.saved} onSubmit={change}>
        <input type="text" hidden readOnly autoComplete="username" value={account.me.name} />
        <NewPasswordField value={password} onChange={setPassword} />
      </Form>
    </Section>
  );
}

import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, PasswordField, TextField } from '../../people/form.tsx';
import { become, useMe } from '../../people/me.ts';
import { askPasskey, passkeysPossible } from '../../people/passkey.ts';
import { Page } from './page.tsx';

/** Signing in, by password or passkey. */
export function SignIn() {
  const { people } = useWords();
  const words = people.in;
  const { me } = useMe();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(true);
  const [, go] = useLocation();
  const signIn = async () => {
    await become('/api/sign-in', { name, password, keep });
    go('/account');
  };
  const byPasskey = async () => {
    await become('/api/sign-in/passkey', { response: await askPasskey(), keep });
    go('/account');
  };
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="card pad account-section">
        <Form action={people.signIn} onSubmit={signIn}>
          <TextField
            id="name"
            label={people.name}
            value={name}
            autoComplete="username"
            onChange={setName}
          />
          <PasswordField
            id="password"
            label={people.password}
            value={password}
            onChange={setPassword}
          />
          {me && !me.account && (
            <label className="people-check">
              <input type="checkbox" checked={keep} onChange={() => setKeep(!keep)} />
              <bdi>{words.keep(me.name)}</bdi>
            </label>
          )}
        </Form>
        {passkeysPossible() && (
          <>
            <p className="account-or">{words.or}</p>
            <Form look="" action={words.passkey} onSubmit={byPasskey} />
          </>
        )}
      </div>
      <p>
        {words.none} <Link href="/account">{words.make}</Link> ·{' '}
        <Link href="/sign-in/lost">{words.lost}</Link>
      </p>
    </Page>
  );
}

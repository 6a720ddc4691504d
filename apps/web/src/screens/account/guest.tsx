import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, PasswordField, TextField } from '../../people/form.tsx';
import { become, useMe } from '../../people/me.ts';
import { ProofGiver } from '../../people/proof.tsx';
import { choose, settings } from '../../settings/store.ts';
import { ApartSection } from './apart.tsx';
import { DataSection } from './data.tsx';
import { Page, Section } from './page.tsx';

/** A guest, or somebody the house has not met: a name, and the way to an account. */
export function GuestPage() {
  const { people, ratings } = useWords();
  const { me } = useMe();
  return (
    <Page
      title={me ? people.guest.title : people.guest.nobody}
      lead={me ? people.guest.warn : people.guest.lead}
    >
      {me && (
        <p>
          <Link className="button" href="/people">
            {ratings.mine}
          </Link>
        </p>
      )}
      <GuestName key={me?.id ?? ''} />
      <MakeAccount key={`make ${me?.id}`} />
      {me && (
        <ProofGiver passkey={false}>
          <ApartSection />
          <DataSection name={me.name} />
        </ProofGiver>
      )}
    </Page>
  );
}

function useFirstName(): string {
  const { me } = useMe();
  return me?.name ?? settings.getState().name;
}

function GuestName() {
  const { people } = useWords();
  const { me } = useMe();
  const [name, setName] = useState(useFirstName());
  const submit = async () => {
    await become('/api/me', { name });
    choose({ name: name.trim() });
  };
  return (
    <Section id="guest-name" title={people.name}>
      <Form
        action={me ? people.guest.rename : people.guest.comeIn}
        done={people.saved}
        onSubmit={submit}
      >
        <TextField
          id="name"
          label={people.name}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={setName}
        />
      </Form>
    </Section>
  );
}

function MakeAccount() {
  const { people } = useWords();
  const { me } = useMe();
  const [name, setName] = useState(useFirstName());
  const [password, setPassword] = useState('');
  const lead = me ? `${people.make.lead} ${people.make.keeps(me.name)}` : people.make.lead;
  return (
    <Section id="make" title={people.make.title} lead={lead}>
      <Form action={people.make.go} onSubmit={() => become('/api/me/account', { name, password })}>
        <TextField
          id="account-name"
          label={people.name}
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={setName}
        />
        <PasswordField
          fresh
          id="password"
          label={people.password}
          hint={people.passwordHint}
          value={password}
          onChange={setPassword}
        />
      </Form>
      <p>
        {people.make.have} <Link href="/sign-in">{people.signIn}</Link>
      </p>
    </Section>
  );
}

import type { PeopleFound } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { Section } from '../account/page.tsx';
import { Moderated } from './someone.tsx';
import { useReading } from './use-list.ts';

/** People by name. */
export function PeopleSection({ onActed }: { readonly onActed: () => void }) {
  const { moderation } = useWords();
  const words = moderation.people;
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const path = asked === null ? null : `/api/host/people?name=${encodeURIComponent(asked)}`;
  const { value, trouble, again } = useReading<PeopleFound>(path);
  const acted = () => {
    again();
    onActed();
  };
  return (
    <Section id="people" title={words.title} lead={words.lead}>
      <Form look="" action={words.find} onSubmit={async () => setAsked(name.trim())}>
        <TextField
          id="find"
          label={words.name}
          value={name}
          maxLength={64}
          autoComplete="off"
          onChange={setName}
        />
      </Form>
      {trouble && <p role="alert">{trouble}</p>}
      <div role="status">{value && value.people.length === 0 && <p>{words.none}</p>}</div>
      <ul className="account-list">
        {value?.people.map((person) => (
          <li key={person.id}>
            <Moderated person={person} onActed={acted} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

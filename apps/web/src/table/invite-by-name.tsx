import './invite.css';
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { Form, TextField } from '../people/form.tsx';
import { type Asked, askTo, useAskedTo } from '../people/invitations.ts';
import { useMe } from '../people/me.ts';
import { troubleSentence } from '../screens/trouble.ts';

/** Somebody with an account is asked to a table by name; whoever has none themselves is told that it takes one. */
export function InviteByName({ table }: { readonly table: string }) {
  const { invite } = useWords();
  const { me } = useMe();
  const [name, setName] = useState('');
  const asked = useAskedTo(table);
  if (me === null) return null;
  if (!me.account) return <p className="soft">{invite.needAccount}</p>;
  const send = async () => {
    if (await askTo(table, name.trim())) setName('');
  };
  return (
    <div className="stack invite-by-name">
      <Form action={invite.send} onSubmit={send} look="">
        <TextField
          id="invite-name"
          label={invite.byName}
          value={name}
          autoComplete="off"
          maxLength={64}
          onChange={setName}
        />
      </Form>
      <div role="status">
        <ul className="invite-asked">
          {asked.map((each) => (
            <AskedLine key={each.name} asked={each} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function AskedLine({ asked: { name, trouble } }: { readonly asked: Asked }) {
  const words = useWords();
  const { invite } = words;
  return (
    <li className={trouble ? 'notice notice-bad' : 'soft'}>
      {trouble ? invite.notSent(name, troubleSentence(words, trouble)) : invite.sent(name)}
    </li>
  );
}

import { PHRASES, type Phrase } from '@nabu/protocol';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { Form } from '../people/form.tsx';
import { beKnown } from '../people/me.ts';
import type { Saying } from '../session/table-session.ts';
import { choose, settings } from '../settings/store.ts';
import { useTable } from './context.ts';
import { useRefusal } from './use-context.ts';

/** Where I speak: a line, one of the phrases, or for whom the house does not know a name first. */
export function Speaking() {
  const { session } = useTable();
  const { talk } = useWords();
  const speak = useStore(session.store, (state) => state.talk.speak);
  const [open, setOpen] = useState(false);
  if (speak === 'no') return <ComeIn />;
  const free = speak === 'freely';
  return (
    <div className="chat-speak">
      {free && <Writing />}
      {free && (
        <button
          type="button"
          className="button button-quiet button-small chat-more-phrases"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {talk.phrase}
        </button>
      )}
      {!free && <p className="soft">{talk.phrasesOnly}</p>}
      {(open || !free) && <PhraseList onSaid={() => setOpen(false)} />}
    </div>
  );
}

function useSay(): (saying: Saying) => Promise<boolean> {
  const { session, ui, game, kit } = useTable();
  const refused = useRefusal({ ui, game, kit });
  return async (saying) => {
    const trouble = await session.say(saying);
    if (trouble) refused(trouble);
    return trouble === null;
  };
}

function Writing() {
  const { you } = useTable();
  const { table, talk } = useWords();
  const say = useSay();
  const [text, setText] = useState('');
  const label = you === 'spectator' ? talk.sayToWatchers : table.say;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (await say({ type: 'chat', text: text.trim() })) setText('');
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <input
        className="input"
        value={text}
        maxLength={300}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {table.send}
      </button>
    </form>
  );
}

function PhraseList({ onSaid }: { readonly onSaid: () => void }) {
  const { talk } = useWords();
  const say = useSay();
  const choosePhrase = async (phrase: Phrase) => {
    if (await say({ type: 'phrase', phrase })) onSaid();
  };
  return (
    <ul className="chat-phrases" aria-label={talk.phrase}>
      {PHRASES.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            className="button button-small"
            onClick={() => void choosePhrase(phrase)}
          >
            {talk.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whoever only watches gives a name before they speak. */
function ComeIn() {
  const { session } = useTable();
  const { talk, people } = useWords();
  const kept = useStore(settings, (state) => state.name);
  const [name, setName] = useState(kept);
  const comeIn = async () => {
    await beKnown(name.trim());
    choose({ name: name.trim() });
    session.redial();
  };
  return (
    <div className="chat-speak">
      <Form action={people.guest.comeIn} look="" onSubmit={comeIn}>
        <label className="field">
          {talk.nameFirst}
          <input
            className="input"
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      </Form>
    </div>
  );
}

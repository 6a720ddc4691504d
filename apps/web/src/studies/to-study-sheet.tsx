import './studies.css';
import { LIMITS, type StudiesPage } from '@nabu/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { Form, TextField } from '../people/form.tsx';
import { beKnown, useMe } from '../people/me.ts';
import { useAsked } from '../ratings/use-asked.ts';
import { choose, settings } from '../settings/store.ts';
import { useTable } from '../table/context.ts';
import { Sheet } from '../table/dialog.tsx';
import { askStudy } from './ask.ts';

/** Makes a chapter of the game at hand, in one of my studies or a new one. */
export function ToStudySheet() {
  const { ui } = useTable();
  const { studies } = useWords();
  const [made, setMade] = useState<string | null>(null);
  return (
    <Sheet title={studies.to.button} onClose={() => ui.open(null)}>
      <div role="status">{made !== null && <p>{studies.to.done}</p>}</div>
      {made === null ? (
        <Choosing onMade={setMade} />
      ) : (
        <Link className="button button-primary" href={made}>
          {studies.to.open}
        </Link>
      )}
    </Sheet>
  );
}

const NEW = '';

function Choosing({ onMade }: { onMade(address: string): void }) {
  const { studies } = useWords();
  const { me } = useMe();
  const { gameWords, names } = useTable();
  const field = useId();
  const { answer } = useAsked<StudiesPage>('/api/studies?of=mine');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [own, setOwn] = useState(() => settings.getState().name);
  const [title, setTitle] = useState(() =>
    `${gameWords.title} · ${names.join(', ')}`.slice(0, LIMITS.title),
  );
  const chapter = useChapter();
  const mine = answer?.studies ?? [];
  const into = chosen ?? mine[0]?.id ?? NEW;
  const submit = async () => {
    if (!me) {
      await beKnown(own);
      choose({ name: own });
    }
    const id = into === NEW ? (await askStudy.make(name, 'private')).id : into;
    const { chapters } = await askStudy.addChapter(id, { title, ...(await chapter()) });
    onMade(`/study/${id}?chapter=${chapters.at(-1)?.id ?? ''}`);
  };
  return (
    <Form action={studies.to.button} onSubmit={submit}>
      <p className="soft">{studies.to.lead}</p>
      <TextField
        id={`${field}-title`}
        label={studies.add.name}
        value={title}
        maxLength={LIMITS.title}
        autoComplete="off"
        onChange={setTitle}
      />
      <label className="field">
        {studies.to.study}
        <select className="input" value={into} onChange={({ target }) => setChosen(target.value)}>
          {mine.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
          <option value={NEW}>{studies.to.fresh}</option>
        </select>
      </label>
      {into === NEW && (
        <TextField
          id={`${field}-name`}
          label={studies.name}
          value={name}
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={setName}
        />
      )}
      {me === null && (
        <TextField
          id={`${field}-own`}
          label={studies.yourName}
          value={own}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          onChange={setOwn}
        />
      )}
    </Form>
  );
}

/** What becomes a chapter: a finished game of the house by its id, anything else as a record. */
function useChapter() {
  const { session } = useTable();
  return async () =>
    session.home === 'online' ? { table: session.id } : { record: await session.record() };
}

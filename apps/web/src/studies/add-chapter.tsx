import { LIMITS, type StudyInfo } from '@nabu/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { dealOf } from '../analysis/deal.ts';
import { useWords } from '../i18n/language.ts';
import { GAMES, manifestOf } from '../kit/games.ts';
import { Form, TextField } from '../people/form.tsx';
import { GameField } from '../screens/game-field.tsx';
import { splitRecords } from '../session/records.ts';
import { askStudy } from './ask.ts';
import { useStudyInfo } from './context.ts';

const WAYS = ['deal', 'record'] as const;

/** Adds one chapter, or one for each record of a file that has many; `onAdded` hears the id of the first. */
export function AddChapter({ onAdded }: { onAdded(id: string | undefined): void }) {
  const { studies, analysis } = useWords();
  const { add } = studies;
  const study = useStudyInfo();
  const field = useId();
  const [way, setWay] = useState<(typeof WAYS)[number]>('deal');
  const [title, setTitle] = useState('');
  const [game, setGame] = useState(GAMES[0].id);
  const [text, setText] = useState('');
  const submit = async () => {
    const [seats] = manifestOf(game)?.players ?? [2];
    const names = Array.from({ length: seats }, (_, seat) => analysis.player(seat + 1));
    const records = way === 'deal' ? [await dealOf(game, names)] : splitRecords(text);
    let made: StudyInfo = study;
    for (const [i, record] of records.entries())
      made = await askStudy.addChapter(study.id, {
        title: records.length > 1 ? `${title} ${i + 1}` : title,
        record,
      });
    onAdded(made.chapters[study.chapters.length]?.id);
  };
  return (
    <Form action={add.button} onSubmit={submit}>
      <TextField
        id={field}
        label={add.name}
        value={title}
        maxLength={LIMITS.title - 4}
        autoComplete="off"
        onChange={setTitle}
      />
      <fieldset className="study-ways">
        <legend>{add.how}</legend>
        {WAYS.map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name={`${field}-way`}
              checked={way === each}
              onChange={() => setWay(each)}
            />
            {add.ways[each]}
          </label>
        ))}
      </fieldset>
      {way === 'deal' ? (
        <GameField value={game} onChoose={setGame} />
      ) : (
        <RecordField value={text} onText={setText} />
      )}
      <p className="soft">
        <Link href={`/analysis/setup/${game}`}>{analysis.setup.title}</Link>: {add.setUp}
      </p>
    </Form>
  );
}

function RecordField({ value, onText }: { readonly value: string; onText(text: string): void }) {
  const { studies } = useWords();
  const [huge, setHuge] = useState(false);
  const read = (file: File | undefined) => {
    setHuge(file !== undefined && file.size > LIMITS.study);
    if (file && file.size <= LIMITS.study) void file.text().then(onText);
  };
  return (
    <>
      <label className="button shelf-file">
        {studies.add.file}
        <input
          className="hidden-text"
          type="file"
          accept=".nabu,text/plain"
          onChange={({ target }) => {
            read(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <div role="alert">{huge && <p className="notice notice-bad">{studies.add.huge}</p>}</div>
      <label className="field">
        {studies.add.paste}
        <textarea
          className="input"
          rows={5}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
    </>
  );
}

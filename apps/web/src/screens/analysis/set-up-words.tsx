import { type FormEvent, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { type PositionWords, withWord } from '../../boards/common/position-words.ts';
import { useWords } from '../../i18n/language.ts';

/** The words of a position, each to be changed or taken away, and a place for another one. */
export function SetUpWords({
  words,
  onChange,
}: {
  readonly words: PositionWords;
  onChange(words: PositionWords): void;
}) {
  const { setup } = useWords().analysis;
  return (
    <section className="card pad" aria-labelledby="set-up-words">
      <h2 id="set-up-words">{setup.words}</h2>
      <ul className="set-up-words">
        {words.map(({ name, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a damaged text may say a word twice
          <li key={`${name} ${place}`}>
            <code>{name}</code>
            {value !== null && (
              <input
                className="input"
                aria-label={setup.value(name)}
                spellCheck={false}
                value={value}
                onChange={({ target }) =>
                  onChange(words.with(place, { name, value: target.value.replace(/\s+/g, '') }))
                }
              />
            )}
            <button
              type="button"
              className="button button-quiet button-round"
              aria-label={setup.removeWord(name)}
              onClick={() => onChange(words.filter((_, at) => at !== place))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <NewWord onAdd={(name, value) => onChange(withWord(words, name, value))} />
    </section>
  );
}

function NewWord({ onAdd }: { onAdd(name: string, value: string): void }) {
  const { setup } = useWords().analysis;
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [, name, value] = /^\s*([^=\s]+)=(\S+)\s*$/.exec(text) ?? [];
    if (name === undefined) return;
    onAdd(name, value);
    setText('');
  };
  return (
    <form className="row" onSubmit={submit}>
      <input
        className="input"
        aria-label={setup.word}
        placeholder="turn=1"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button-small">
        {setup.add}
      </button>
    </form>
  );
}

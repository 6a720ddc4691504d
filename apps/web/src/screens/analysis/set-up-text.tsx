import { useWords } from '../../i18n/language.ts';

/** The whole position as text, for who has one or wants what no control sets. */
export function SetUpText({
  text,
  onChange,
}: {
  readonly text: string;
  onChange(text: string): void;
}) {
  const { setup } = useWords().analysis;
  return (
    <details className="card pad set-up-more">
      <summary>{setup.text}</summary>
      <label className="field">
        {setup.textHint}
        <textarea
          className="input set-up-text"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </details>
  );
}

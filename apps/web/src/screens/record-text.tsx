import { useWords } from '../i18n/language.ts';

/** Takes a text that was written down before, from a file or pasted into a field; what is too long is not read. */
export function RecordText({
  label,
  button,
  most,
  text,
  onText,
  onRead,
  onTrouble,
}: {
  /** What the field is for, and the button that reads it. */
  readonly label: string;
  readonly button: string;
  /** The longest file that is read, in bytes. */
  readonly most: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (text: string) => Promise<void>;
  /** A file is too long to be read, or the browser cannot read it. */
  readonly onTrouble: (trouble: 'huge' | 'unread') => void;
}) {
  const { shelf } = useWords();
  return (
    <>
      <label className="button shelf-file">
        {shelf.file}
        <input
          className="hidden-text"
          type="file"
          accept=".nabu,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && file.size > most) onTrouble('huge');
            else file?.text().then(onRead, () => onTrouble('unread'));
            target.value = '';
          }}
        />
      </label>
      <label className="field">
        {label}
        <textarea
          className="input"
          rows={4}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <button
        type="button"
        className="button"
        disabled={text.trim() === ''}
        onClick={() => void onRead(text)}
      >
        {button}
      </button>
    </>
  );
}

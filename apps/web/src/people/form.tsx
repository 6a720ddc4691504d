import './form.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { troubleIn } from '../session/http.ts';

interface Act {
  readonly label: string;
  act(): Promise<unknown>;
}

/** A form of one or two fields: says what went wrong where it was sent, and that something was done. */
export function Form({
  action,
  onSubmit,
  others = [],
  done,
  look = 'button-primary',
  children,
}: {
  readonly action: string;
  /** What its button looks like beside others of the page. */
  readonly look?: 'button-primary' | 'button-danger' | '';
  readonly onSubmit: () => Promise<unknown>;
  /** Other ways to the same end, as buttons beside. */
  readonly others?: readonly Act[];
  /** What is said once it is done. */
  readonly done?: string;
  readonly children?: ReactNode;
}) {
  const words = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [said, setSaid] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(null);
    setSaid(false);
    try {
      await act();
      setSaid(true);
    } catch (error) {
      setTrouble(troubleSentence(words, troubleIn(error)));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run(onSubmit);
  };
  return (
    <form className="people-form" onSubmit={submit}>
      {children}
      <p role="alert" className={trouble ? 'notice notice-bad' : 'people-quiet'}>
        {trouble}
      </p>
      <div className="row">
        <button type="submit" className={`button ${look}`} aria-disabled={busy}>
          {action}
        </button>
        {others.map(({ label, act }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => !busy && void run(act)}
          >
            {label}
          </button>
        ))}
        <span role="status">{busy ? words.people.working : said && done}</span>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
}

/** A line of text. */
export function TextField({
  autoComplete,
  type = 'text',
  maxLength,
  ...field
}: FieldProps & {
  readonly autoComplete: string;
  readonly type?: 'text' | 'email';
  readonly maxLength?: number;
}) {
  const { id, label, value, hint, onChange } = field;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        value={value}
        required
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="soft people-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A password, hidden unless it is wanted otherwise; a new one is made up by the browser where it offers that. */
export function PasswordField({
  fresh = false,
  ...field
}: FieldProps & { readonly fresh?: boolean }) {
  const { people } = useWords();
  const { id, label, value, hint, onChange } = field;
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={shown ? 'text' : 'password'}
        value={value}
        required
        minLength={fresh ? 10 : 1}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="soft people-hint">
          {hint}
        </p>
      )}
      <label className="people-check">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {people.show}
      </label>
    </div>
  );
}

/** The field for a password that somebody chooses now. */
export function NewPasswordField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const { people } = useWords();
  const { newPassword: label, passwordHint: hint } = people;
  return <PasswordField fresh id="password" {...{ label, hint, value, onChange }} />;
}

import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { useWords } from '../../i18n/language.ts';
import { Transcript } from '../live.tsx';
import { OptionList } from './option-list.tsx';
import { useOptions } from './options.ts';
import { useEntering } from './use-entering.ts';

/** The id of the field into which moves and questions are typed. */
export const BOX_ID = 'move-box';

/** Carries the focus to the move box, which shows itself while it has it. */
export function focusMoveBox(): void {
  document.getElementById(BOX_ID)?.focus();
}

/**
 * The move box: moves are typed in the game's notation or in words, and questions are answered.
 * It is part of the page at every table, and seen while the focus is in it.
 */
export function MoveBox() {
  const { spoken } = useWords();
  const [open, setOpen] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setOpen(currentTarget.contains(relatedTarget));
  return (
    <section
      className={open ? 'move-box' : 'move-box hidden-text'}
      aria-label={spoken.box}
      onFocus={() => setOpen(true)}
      onBlur={leave}
    >
      <Transcript open={open} />
      <Field open={open} />
    </section>
  );
}

function Field({ open }: { readonly open: boolean }) {
  const { spoken } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [listed, setListed] = useState(false);
  // By its text: what is listed may change under the one that was heard last.
  const [picked, setPicked] = useState<string | null>(null);
  const options = useOptions(text, open);
  const enter = useEntering();
  const field = useRef<HTMLInputElement>(null);
  const shown = open && listed && options.length > 0;
  const at = options.findIndex((option) => option.text === picked);
  const change = (next: string, listing: boolean) => {
    setText(next);
    setListed(listing);
    setPicked(null);
  };
  const submit = (typed: string) => {
    // What must be confirmed stays in the field: Enter again makes it.
    change(enter(typed) ? '' : typed, false);
    field.current?.focus();
  };
  const walk = (step: number) => {
    const first = step > 0 ? 0 : options.length - 1;
    const next = at < 0 ? first : (at + step + options.length) % options.length;
    setPicked(options[next]?.text ?? null);
    setListed(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter') submit(picked ?? text);
    else if (event.key === 'Tab' && picked !== null) return setText(picked);
    else if (event.key !== 'Escape') return;
    else if (shown || text !== '') change('', false);
    else document.getElementById('content')?.focus();
    event.preventDefault();
  };
  return (
    <div className="move-box-line">
      {shown && (
        <OptionList
          id={`${id}list`}
          options={options}
          at={at}
          onChoose={(each) => submit(each.text)}
        />
      )}
      <label className="hidden-text" htmlFor={BOX_ID}>
        {spoken.label}
      </label>
      <input
        ref={field}
        id={BOX_ID}
        className="input"
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}list` : undefined}
        aria-activedescendant={shown && at >= 0 ? `${id}list-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={spoken.label}
        value={text}
        onChange={({ target }) => change(target.value, target.value.trim() !== '')}
        onKeyDown={onKeyDown}
      />
      {open && (
        <button
          type="button"
          className="button button-primary button-round"
          aria-label={spoken.enter}
          title={spoken.enter}
          onClick={() => submit(picked ?? text)}
        >
          <Icon name="check" />
        </button>
      )}
      <p className="hidden-text" role="status">
        {shown ? spoken.fits(options.length) : ''}
      </p>
    </div>
  );
}

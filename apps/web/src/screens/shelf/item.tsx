import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { retitle, type Shelved } from '../../session/shelf.ts';
import { download, recordOfKept } from './download.ts';

/** One game on the shelf, with all that can be done with it. */
export function Item({
  table,
  name,
  onChange,
  onRemove,
}: {
  readonly table: Shelved;
  readonly name: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { shelf } = useWords();
  const language = useLanguage();
  const [naming, setNaming] = useState(false);
  const [unread, setUnread] = useState(false);
  const { id, home, over, from, updated } = table;
  const state = [over ? shelf.over : shelf.running, from && shelf[from], moment(updated, language)];
  const save = async () => {
    const record = await recordOfKept(id);
    setUnread(record === null);
    if (record !== null) download(`${table.game}-${id}.nabu`, record);
  };
  return (
    <li className="strip card shelf-item">
      <div>
        {naming ? (
          <Naming
            table={table}
            onDone={() => {
              setNaming(false);
              onChange();
            }}
          />
        ) : (
          <p className="strip-title">{name}</p>
        )}
        <p className="soft">{state.filter(Boolean).join(', ')}</p>
        <div role="alert">{unread && <p className="notice notice-bad">{shelf.leftOut(1)}</p>}</div>
      </div>
      <div className="row shelf-acts">
        <Link
          className={over ? 'button button-small' : 'button button-small button-primary'}
          href={home === 'here' ? `/here/${id}` : `/t/${id}`}
        >
          {over ? shelf.open : shelf.goOn}
          <span className="hidden-text"> {name}</span>
        </Link>
        {over && home === 'here' && (
          <button
            type="button"
            className="button button-small"
            aria-label={shelf.exportOf(name)}
            onClick={() => void save()}
          >
            {shelf.export}
          </button>
        )}
        <button
          type="button"
          className="button button-small"
          aria-label={shelf.renameOf(name)}
          onClick={() => setNaming(!naming)}
        >
          {shelf.rename}
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label={shelf.removeOf(name)}
          onClick={onRemove}
        >
          {shelf.remove}
        </button>
      </div>
    </li>
  );
}

function Naming({ table, onDone }: { readonly table: Shelved; readonly onDone: () => void }) {
  const { shelf } = useWords();
  const [title, setTitle] = useState(table.title ?? '');
  const [full, setFull] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (retitle(table.id, title)) onDone();
    else setFull(true);
  };
  return (
    <form className="row" onSubmit={submit}>
      <input
        className="input"
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button before it
        autoFocus
        aria-label={shelf.name}
        value={title}
        maxLength={60}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit" className="button button-small button-primary">
        {shelf.save}
      </button>
      <span role="alert">{full && <span className="notice notice-bad">{shelf.unnamed}</span>}</span>
    </form>
  );
}

import { type FormEvent, useLayoutEffect, useState } from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { useMe } from '../people/me.ts';
import { request } from '../session/http.ts';
import { useTable } from './context.ts';
import { useRefusal } from './use-context.ts';

/** What the people at the table say to each other. */
export function Chat() {
  const isHost = useMe().me?.host === true;
  const { story, names, session, you, ui, game, kit } = useTable();
  const { table, people } = useWords();
  const [text, setText] = useState('');
  const host = session.home === 'online' && isHost;
  const refused = useRefusal({ ui, game, kit });
  const last = story.said.at(-1)?.n ?? 0;
  useLayoutEffect(() => ui.sawChat(last), [ui, last]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const trouble = await session.ask({ type: 'chat', text: text.trim() });
    if (trouble) refused(trouble);
    else setText('');
  };
  return (
    <div className="chat">
      <ol className="panel-body chat-lines" aria-live="polite">
        {story.said.map(({ n, seat, text: line }) => (
          <li key={n}>
            <p className="log-name">
              <SeatMark seat={seat} size="0.875rem" /> {names[seat]}
            </p>
            {line !== '' && host && (
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => void removeLine(session.id, n)}
              >
                {people.host.removeLine}
              </button>
            )}
            {line === '' ? <p className="soft">{people.removedLine}</p> : <p>{line}</p>}
          </li>
        ))}
      </ol>
      {you !== 'spectator' && (
        <form className="chat-form" onSubmit={submit}>
          <input
            className="input"
            value={text}
            maxLength={300}
            aria-label={table.say}
            placeholder={table.say}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {table.send}
          </button>
        </form>
      )}
    </div>
  );
}

/** Everybody sees it go, the host too. */
async function removeLine(table: string, n: number): Promise<void> {
  const path = `/api/host/tables/${table}/lines/${n}/remove`;
  await request(path, { body: {} }).catch(() => undefined);
}

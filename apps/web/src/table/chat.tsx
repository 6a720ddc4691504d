import './chat.css';
import type { Line, Room } from '@nabu/protocol';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import { hour, moment } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { letNear } from '../people/apart.ts';
import { useTable } from './context.ts';
import { Speaking } from './speaking.tsx';
import { isRemoved, useHeard, useSaid } from './talk.ts';

/** What is said in one room: at the table, or among those who watch. */
export function Chat({ room }: { readonly room: Room }) {
  const { ui, you } = useTable();
  const { talk } = useWords();
  const { lines, muted } = useHeard();
  const here = lines.filter((line) => line.room === room);
  const last = here.at(-1)?.n ?? 0;
  const end = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => ui.sawChat(room, last), [ui, room, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what makes it scroll
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last]);
  const mine = you === 'spectator' ? room === 'watchers' : room === 'table';
  return (
    <div className="chat">
      <div className="panel-body">
        <p className="soft chat-note">{talk.rooms[room].note}</p>
        <ol className="chat-lines" aria-live="polite" aria-label={talk.rooms[room].title}>
          {here.map((line) => (
            <ChatLine key={line.n} line={line} />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
        {here.length === 0 && <p className="panel-empty">{talk.empty}</p>}
        {muted.map(({ by, name }) => (
          <p key={by} className="soft chat-muted">
            {talk.muted(name)}{' '}
            <button
              type="button"
              className="button button-quiet button-small"
              aria-label={talk.unmute(name)}
              onClick={() => void letNear(by).catch(() => undefined)}
            >
              {talk.hearAgain}
            </button>
          </p>
        ))}
      </div>
      {mine && <Speaking />}
    </div>
  );
}

function ChatLine({ line }: { readonly line: Line }) {
  const { session, ui, faces } = useTable();
  const { people, talk } = useWords();
  const language = useLanguage();
  const said = useSaid();
  const you = useStore(session.store, (state) => state.talk.you);
  const { seat, by, at } = line;
  // A seat can change hands before the start: then the mark would be another's.
  const seated = seat !== null && faces[seat]?.name === line.name;
  const name = line.name || people.erased;
  return (
    <li className={by === you ? 'chat-line chat-own' : 'chat-line'}>
      <p className="log-name">
        {seated && seat !== null && <SeatMark seat={seat} size="0.875rem" />} <bdi>{name}</bdi>{' '}
        <time
          className="soft chat-time"
          dateTime={new Date(at).toISOString()}
          title={moment(at, language)}
        >
          {hour(at, language)}
        </time>
      </p>
      {isRemoved(line) ? (
        <p className="soft">{people.removedLine}</p>
      ) : (
        <p dir="auto" className="chat-text">
          {said(line)}
        </p>
      )}
      {by !== you && !isRemoved(line) && (
        <button
          type="button"
          className="button button-quiet button-round chat-more"
          aria-label={talk.about(name)}
          title={talk.about(name)}
          onClick={() => ui.open({ person: { name, line } })}
        >
          <Icon name="menu" />
        </button>
      )}
    </li>
  );
}

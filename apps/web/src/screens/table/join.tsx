import type { Seated, TableInfo } from '@nabu/protocol';
import { type FormEvent, useState } from 'react';
import { SeatMark } from '../../art/seat-mark.tsx';
import { useWords } from '../../i18n/language.ts';
import { manifestOf, useFrontWords } from '../../kit/games.ts';
import { HouseError, requestJson } from '../../session/http.ts';
import { keepTicket, type Ticket } from '../../session/shelf.ts';
import { choose, settings } from '../../settings/store.ts';
import { facesOf } from '../../table/faces.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import './join.css';

/** The invitation: a name and a seat, or just to watch. */
export function Join({
  table,
  onTicket,
}: {
  readonly table: TableInfo;
  readonly onTicket: (ticket: Ticket | 'watch') => void;
}) {
  const words = useWords();
  const { join, setup, house } = words;
  const [name, setName] = useState(() => settings.getState().name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = table.seats.some(({ kind }) => kind === 'open');
  const title = useFrontWords(table.game)?.title ?? house.name;
  const Emblem = manifestOf(table.game)?.Emblem;
  useTitle(join.title(title));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setTrouble(setup.needName);
    choose({ name: name.trim() });
    try {
      const seated = await requestJson<Seated>(`/api/tables/${table.id}/join`, {
        body: { name: name.trim() },
      });
      if (seated.seat === null || seated.token === null) return;
      const ticket = { seat: seated.seat, token: seated.token };
      keepTicket(table.id, ticket);
      onTicket(ticket);
    } catch (error) {
      setTrouble(troubleSentence(words, error instanceof HouseError ? error.trouble : null));
    }
  };

  return (
    <>
      <Header />
      <main className="page page-narrow join" id="content">
        <div className="join-art card">{Emblem && <Emblem />}</div>
        <h1>{join.title(title)}</h1>
        <p className="lead">{open ? join.lead : join.full}</p>
        {table.rated && <p className="notice">{words.table.ratedNote}</p>}
        <ul className="join-seats">
          {facesOf(table, words).map(({ seat, name: sitter }) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {sitter}
            </li>
          ))}
        </ul>
        <form className="stack" onSubmit={submit}>
          {open && (
            <div className="field setup-name">
              <label htmlFor="name">{setup.yourName}</label>
              <input
                id="name"
                className="input"
                value={name}
                maxLength={24}
                autoComplete="nickname"
                onChange={(event) => setName(event.target.value)}
              />
            </div>
          )}
          <p role="alert" className={trouble ? 'notice notice-bad' : undefined}>
            {trouble}
          </p>
          <div className="row">
            {open && (
              <button type="submit" className="button button-primary button-large">
                {join.take}
              </button>
            )}
            <button type="button" className="button button-large" onClick={() => onTicket('watch')}>
              {join.watch}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

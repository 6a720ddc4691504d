import type { Seated, TableInfo } from '@nabu/protocol';
import { type FormEvent, useState } from 'react';
import { SeatMark } from '../../art/seat-mark.tsx';
import { useWords } from '../../i18n/language.ts';
import { manifestOf, useFrontWords } from '../../kit/games.ts';
import { beKnown, useMe } from '../../people/me.ts';
import { HouseError } from '../../session/http.ts';
import { requestOnce } from '../../session/once.ts';
import { choose, settings } from '../../settings/store.ts';
import { TableTerms } from '../../table/about.tsx';
import { facesOf } from '../../table/faces.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import './join.css';

/** The invitation: a name and a seat, or just to watch. */
export function Join({
  table,
  onCome,
}: {
  readonly table: TableInfo;
  /** With a seat, or to look on. */
  readonly onCome: (seated: boolean) => void;
}) {
  const words = useWords();
  const { join, setup, house } = words;
  const { me } = useMe();
  const [typed, setName] = useState<string | null>(null);
  const name = me?.account ? me.name : (typed ?? me?.name ?? settings.getState().name);
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
      await beKnown(name.trim());
      const path = `/api/tables/${table.id}/join`;
      const { seat } = await requestOnce<Seated>(path, { name: name.trim() });
      if (seat !== null) onCome(true);
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
        <TableTerms pace={table.pace} caretaker={table.caretaker} />
        <ul className="join-seats">
          {facesOf(table, words).map(({ seat, name: sitter }) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {sitter}
            </li>
          ))}
        </ul>
        <form className="stack" onSubmit={submit}>
          {open && me?.account && <p>{words.people.as(me.name)}</p>}
          {open && !me?.account && (
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
            <button type="button" className="button button-large" onClick={() => onCome(false)}>
              {join.watch}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

import type { Seated, TableInfo, TablePlayers } from '@nabu/protocol';
import { rangeOf } from '@nabu/table';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { manifestOf, useFrontWords } from '../../kit/games.ts';
import { beKnown, useMe } from '../../people/me.ts';
import { ratingText } from '../../ratings/text.ts';
import { troubleIn } from '../../session/http.ts';
import { requestOnce } from '../../session/once.ts';
import { choose, settings } from '../../settings/store.ts';
import { TableTerms } from '../../table/about.tsx';
import { useTablePlayers } from '../../table/players.ts';
import { Sitters } from '../../table/sitters.tsx';
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
  const players = useTablePlayers(table, 'online', table.phase === 'over');
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
      setTrouble(troubleSentence(words, troubleIn(error)));
    }
  };

  return (
    <>
      <Header />
      <main className="page page-narrow join" id="content">
        <div className="join-art card">{Emblem && <Emblem />}</div>
        <h1>{join.title(title)}</h1>
        <p className="lead">{open ? join.lead : join.full}</p>
        <Sitters table={table} players={players} you="spectator" />
        {table.rated && <p className="notice">{words.table.ratedNote}</p>}
        <TableTerms pace={table.pace} caretaker={table.caretaker} rated={table.rated} />
        <Admitted table={table} players={players} />
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

/** Who may sit down where not everybody may, and how strong the asker is. */
function Admitted({
  table,
  players,
}: {
  readonly table: TableInfo;
  readonly players: TablePlayers | null;
}) {
  const { lobby, ratings } = useWords();
  const range = rangeOf(table.admits);
  if (table.admits === 'everybody') return null;
  const whom = range ? lobby.admits.range(range.from, range.to) : lobby.admits.accounts;
  const you = range && players?.you;
  return (
    <p>
      <b>{lobby.admits.title}:</b> {whom}{' '}
      {you && ratings.yours(ratingText(you.rating, you.provisional))}
    </p>
  );
}

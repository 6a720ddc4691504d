import '../lobby/lobby.css';
import './finished.css';
import type { FinishedGame, FinishedPage } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { HouseError, requestJson } from '../../session/http.ts';
import { botName } from '../../table/bot-name.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import { SearchForm } from './form.tsx';
import { addressOf, type Search, searchIn } from './search.ts';

/** What was found so far. */
interface Found {
  readonly games: readonly FinishedGame[];
  readonly next: string | null;
}

/** Asks the house for finished games, and for older ones after those. */
function useFinished(search: Search) {
  const words = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = addressOf(search);
  useEffect(() => {
    let gone = false;
    setFound(null);
    setTrouble(null);
    requestJson<FinishedPage>(`/api/finished?${asked}`)
      .then((page) => gone || setFound(page))
      .catch((error: unknown) => {
        const known = error instanceof HouseError ? error.trouble : null;
        if (!gone) setTrouble(troubleSentence(words, known));
      });
    return () => {
      gone = true;
    };
  }, [asked, words]);
  const older = async () => {
    if (!found?.next) return;
    const query = new URLSearchParams(asked);
    query.set('after', found.next);
    const page = await requestJson<FinishedPage>(`/api/finished?${query}`);
    setFound({ games: [...found.games, ...page.games], next: page.next });
  };
  return { found, trouble, older };
}

/** Search in finished games; each opens as it was played, move by move. */
export function Finished() {
  const { lobby } = useWords();
  const { finished } = lobby;
  const [search, setSearch] = useState<Search>(() => searchIn(location.search));
  const { found, trouble, older } = useFinished(search);
  useTitle(finished.title);
  const start = (wanted: Search) => {
    history.replaceState(null, '', `?${addressOf(wanted)}`);
    setSearch(wanted);
  };
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{finished.title}</h1>
        <p className="lead">{finished.lead}</p>
        <SearchForm search={search} onSearch={start} />
        <div role="status">
          {trouble && <p className="notice notice-bad">{trouble}</p>}
          {!found && !trouble && <p className="soft">{finished.searching}</p>}
          {found && found.games.length > 0 && (
            <p className="soft">{finished.found(found.games.length)}</p>
          )}
          {found?.games.length === 0 && (
            <p>{found.next ? finished.noneYet : `${finished.none} ${finished.noneHint}`}</p>
          )}
        </div>
        {found && found.games.length > 0 && (
          <ul className="strips">
            {found.games.map((game) => (
              <Game key={game.id} game={game} />
            ))}
          </ul>
        )}
        {found?.next && (
          <p>
            <button type="button" className="button" onClick={() => void older()}>
              {finished.older}
            </button>
          </p>
        )}
      </main>
    </>
  );
}

/** A finished game with its players in the order of their places. */
function Game({ game }: { readonly game: FinishedGame }) {
  const words = useWords();
  const { finished, rated } = words.lobby;
  const language = useLanguage();
  const title = manifestOf(game.game)?.words[language].title ?? game.game;
  const players = game.seats
    .map(({ name, place, points }, seat) => ({ name: name ?? botName(seat), place, points, seat }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const what = `${title} · ${players.map(({ name }) => name).join(', ')}`;
  return (
    <li className="strip card table-card">
      <div>
        <p className="strip-title">
          {title}
          {game.rated && <span className="badge">{rated}</span>}
        </p>
        <ol className="places">
          {players.map(({ name, place, points, seat }) => (
            <li key={seat} className={place === 1 ? 'winner' : undefined}>
              {place !== null && <span className="place figures">{words.end.place(place)}</span>}
              <span>{name}</span>
              {points !== null && <span className="figures">{points}</span>}
            </li>
          ))}
        </ol>
        <p className="soft">
          {moment(game.ended, language)} · {finished.moves(game.plies)} ·{' '}
          {paceWords(words, game.pace, language)}
        </p>
      </div>
      <Link className="button" href={`/t/${game.id}`} aria-label={finished.openOf(what)}>
        {finished.open}
      </Link>
    </li>
  );
}

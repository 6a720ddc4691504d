import '../lobby/lobby.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { SearchForm } from './form.tsx';
import { GameList } from './game-list.tsx';
import { addressOf, type Search, searchIn } from './search.ts';

/** Search in finished games; each opens as it was played, move by move. */
export function Finished() {
  const words = useWords();
  const { finished } = words.lobby;
  const [search, setSearch] = useState<Search>(() => searchIn(location.search));
  const [tries, setTries] = useState(0);
  useTitle(finished.title);
  const start = (wanted: Search) => {
    history.replaceState(null, '', `?${addressOf(wanted)}`);
    setSearch(wanted);
    setTries(tries + 1);
  };
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{finished.title}</h1>
        <p className="lead">{finished.lead}</p>
        <p className="row">
          <Link
            className="button"
            href={search.game ? `/statistics?game=${search.game}` : '/statistics'}
          >
            {words.census.title}
          </Link>
        </p>
        <SearchForm search={search} onSearch={start} />
        <GameList
          asked={addressOf(search)}
          tries={tries}
          none={
            <div className="card pad lobby-nothing">
              <p>
                {finished.none} {finished.noneHint}
              </p>
              <Link className="button" href="/lobby">
                {words.lobby.pair.title}
              </Link>
            </div>
          }
        />
      </main>
    </>
  );
}

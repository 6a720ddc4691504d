import './lobby.css';
import { LOBBY_LISTS } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { useHouse } from '../../lobby/hooks.ts';
import type { LobbyWish } from '../../lobby/line.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { Filters } from './filters.tsx';
import { InvitationList } from './invitations.tsx';
import { LobbyList } from './lists.tsx';
import { QuickPair } from './quick-pair.tsx';

/** The lobby: be paired, join a table that waits, or watch a game. */
export function LobbyScreen() {
  const { lobby, ratings, census } = useWords();
  const [wish, setWish] = useState<LobbyWish>({});
  const [pages, setPages] = useState({ open: 0, playing: 0 });
  const narrow = (filter: LobbyWish) => {
    setWish(filter);
    setPages({ open: 0, playing: 0 });
  };
  useTitle(lobby.title);
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{lobby.title}</h1>
        <p className="lead">{lobby.lead}</p>
        <Ways />
        <LostLine />
        <InvitationList />
        <QuickPair />
        <Filters wish={wish} onWish={narrow} />
        {LOBBY_LISTS.map((list) => (
          <LobbyList
            key={list}
            list={list}
            wish={{ ...wish, page: pages[list] }}
            onPage={(page) => setPages({ ...pages, [list]: page })}
            onClear={() => narrow({})}
          />
        ))}
        <p className="row">
          <Link className="button" href="/finished">
            {lobby.finished.title}
          </Link>
          <Link className="button" href="/leaders">
            {ratings.leaders}
          </Link>
          <Link className="button" href="/statistics">
            {census.title}
          </Link>
          <Link className="button" href="/people">
            {ratings.mine}
          </Link>
          <Looking />
        </p>
      </main>
    </>
  );
}

/** Where the lists are below what is first in sight: how much is on them, and the way there. */
function Ways() {
  const { lobby } = useWords();
  const counts = useHouse((state) => state.counts);
  return (
    <nav className="row lobby-ways" aria-label={lobby.title}>
      {LOBBY_LISTS.map((list) => (
        <a key={list} className="button button-small" href={`#list-${list}`}>
          {lobby[list].title}
          <span className="count figures">{counts?.[list] ?? ''}</span>
        </a>
      ))}
    </nav>
  );
}

function Looking() {
  const { lobby } = useWords();
  const count = useHouse(({ counts }) => counts?.looking ?? 0);
  return count > 1 ? <span className="soft">{lobby.looking(count)}</span> : null;
}

/** Says that the lists stand still. */
export function LostLine() {
  const { lobby } = useWords();
  const lost = useHouse(({ connection }) => connection === 'lost');
  return <div role="status">{lost && <p className="notice">{lobby.lost}</p>}</div>;
}

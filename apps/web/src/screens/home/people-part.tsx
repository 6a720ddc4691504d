import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { useHouse } from '../../lobby/hooks.ts';
import { LobbyList } from '../lobby/lists.tsx';
import { QuickPair } from '../lobby/quick-pair.tsx';
import '../lobby/lobby.css';

/** The first tables of the lobby stand on the front page. */
const SHOWN = 6;
const EVERYTHING = {};

/** Playing with other people: be paired, or join a table that waits. Without a network games on this device are enough. */
export function PeoplePart() {
  const { home, lobby, ratings, studies } = useWords();
  const offline = useHouse(({ connection, open }) => connection === 'lost' && open === null);
  return (
    <div className="people-part">
      {offline ? (
        <section aria-labelledby="list-open">
          <h2 id="list-open">{lobby.open.title}</h2>
          <p className="soft">{home.tablesOffline}</p>
        </section>
      ) : (
        <QuickPair />
      )}
      <div hidden={offline}>
        <LobbyList list="open" wish={EVERYTHING} most={SHOWN} />
        <p className="row people-links">
          <Link className="button" href="/lobby">
            {lobby.all}
          </Link>
          <Link className="button" href="/finished">
            {lobby.finished.links}
          </Link>
          <Link className="button" href="/studies">
            {studies.title}
          </Link>
          <Link className="button" href="/leaders">
            {ratings.leaders}
          </Link>
        </p>
      </div>
    </div>
  );
}

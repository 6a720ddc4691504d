import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import type { GAMES } from '../../kit/games.ts';

/** One game of the house, with its own picture; a guest's is smaller. */
export function Tile({ game }: { readonly game: (typeof GAMES)[number] }) {
  const { home } = useWords();
  const { id, Emblem, players, minutes, guest } = game;
  const { title, line, text } = game.words[useLanguage()];
  return (
    <li className={guest ? 'tile tile-guest card' : 'tile card'}>
      <div className="tile-art">
        <Emblem />
        <span className="tile-state">{guest ? home.guest : home.open}</span>
      </div>
      <div className="tile-words">
        <h3>{title}</h3>
        <p className="tile-line">{line}</p>
        <p className="tile-text">{text}</p>
        <p className="tile-facts">
          {home.players(...players)} · {home.minutes(...minutes)}
        </p>
        <div className="row">
          <Link className="button button-primary" href={`/play/${id}`}>
            {home.play(title)}
          </Link>
          <Link className="button" href={`/rules/${id}`}>
            {home.howTo}
          </Link>
        </div>
      </div>
    </li>
  );
}

import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import type { GAMES } from '../../kit/games.ts';

/** One game of the house, with its own picture; a guest's is smaller. */
export function Tile({ game }: { readonly game: (typeof GAMES)[number] }) {
  const { home, puzzles, rules } = useWords();
  const { id, Emblem, players, minutes, guest } = game;
  const { title, text } = game.words[useLanguage()];
  return (
    <li className={guest ? 'tile tile-guest card' : 'tile card'}>
      <div className="tile-art">
        <Emblem />
        <span className="tile-state">{guest ? home.guest : home.open}</span>
      </div>
      <div className="tile-words">
        <h3>{title}</h3>
        <p className="tile-text">{text}</p>
        <p className="tile-facts">
          {home.players(...players)} · {home.minutes(...minutes)}
        </p>
        <div className="row">
          <Link className="button button-primary" href={`/play/${id}`}>
            {home.play(title)}
          </Link>
          <Link className="button" href={`/learn/${id}`} aria-label={home.learn(title)}>
            {home.learnShort}
          </Link>
          <Link
            className="button button-quiet"
            href={`/puzzles/${id}`}
            aria-label={puzzles.of(title)}
          >
            {puzzles.title}
          </Link>
          <Link
            className="button button-quiet"
            href={`/rules/${id}`}
            aria-label={rules.title(title)}
          >
            {home.howTo}
          </Link>
        </div>
      </div>
    </li>
  );
}

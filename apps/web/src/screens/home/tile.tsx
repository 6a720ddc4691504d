import { Link } from 'wouter';
import { EMBLEMS } from '../../art/emblems/index.tsx';
import { useWords } from '../../i18n/language.ts';
import type { GameId } from '../../kit/games.ts';

/** How many play and for how long; the rules of a game are not loaded for this. */
const FACTS: {
  readonly [id in GameId]: {
    readonly players: readonly [number, number];
    readonly minutes: readonly [number, number];
    readonly open: boolean;
  };
} = {
  babel: { players: [2, 2], minutes: [25, 50], open: true },
  babylonia: { players: [2, 4], minutes: [40, 60], open: true },
  amyitis: { players: [2, 4], minutes: [60, 90], open: true },
  babylon: { players: [2, 4], minutes: [40, 60], open: true },
};

/** One game of the house, with its own picture. */
export function Tile({ id }: { readonly id: GameId }) {
  const { home, games } = useWords();
  const { players, minutes, open } = FACTS[id];
  const Emblem = EMBLEMS[id];
  return (
    <li className={open ? 'tile tile-open card' : 'tile card'}>
      <div className="tile-art">
        <Emblem />
        <span className="tile-state">{open ? home.open : home.soon}</span>
      </div>
      <div className="tile-words">
        <h3>{games[id].title}</h3>
        <p className="tile-line">{games[id].line}</p>
        <p className="tile-text">{games[id].text}</p>
        <p className="tile-facts">
          {home.players(...players)} · {home.minutes(...minutes)}
        </p>
        {open && (
          <div className="row">
            <Link className="button button-primary" href={`/play/${id}`}>
              {home.play(games[id].title)}
            </Link>
            <Link className="button" href={`/rules/${id}`}>
              {home.howTo}
            </Link>
          </div>
        )}
      </div>
    </li>
  );
}

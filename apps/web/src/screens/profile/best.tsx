import type { Profile } from '@nabu/protocol';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';

/** The public games won with the most points, with the way to each. */
export function BestGames({ best }: { readonly best: Profile['best'] }) {
  const { ratings: words, lobby } = useWords();
  const language = useLanguage();
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="best" className="profile-part">
      <h2 id="best">{words.best}</h2>
      <ul className="strips">
        {best.map(({ table, game, seats, points, ended }) => {
          const title = manifestOf(game)?.words[language].title ?? game;
          return (
            <li key={table} className="strip card">
              <div>
                <p className="strip-title">
                  {title} <span className="best-points figures">{words.bestLine(points)}</span>
                </p>
                <p className="soft">
                  {words.players(seats)} · {moment(ended, language)}
                </p>
              </div>
              <Link
                className="button"
                href={`/t/${table}`}
                aria-label={lobby.finished.openOf(`${title}, ${words.bestLine(points)}`)}
              >
                {lobby.finished.open}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

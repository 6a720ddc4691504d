import type { Profile, RatingPoints } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { ladderQuery, ladderText, ratingText } from '../../ratings/text.ts';
import { useAsked } from '../../ratings/use-asked.ts';
import { RatingPlot } from './plot.tsx';

type Rated = Profile['ratings'][number];

/** The ratings of somebody, one for each kind of game, the most played first; the chosen one with how it went. */
export function RatingsPart({
  profile,
  path,
  mine,
}: {
  readonly profile: Profile;
  /** Where the house tells more of this person. */
  readonly path: string;
  readonly mine: boolean;
}) {
  const { ratings: words } = useWords();
  const ratings = profile.ratings.toSorted((a, b) => b.games - a.games || b.updated - a.updated);
  const [chosen, setChosen] = useState(0);
  const shown = ratings.at(chosen) ?? null;
  return (
    <section aria-labelledby="ratings" className="profile-part">
      <h2 id="ratings">{words.ratings}</h2>
      {shown === null ? (
        <div className="card pad lobby-nothing">
          <p>
            <strong>{words.noRatings}</strong> {mine && words.noRatingsHint}
          </p>
          {mine && (
            <Link className="button" href="/lobby">
              {words.play}
            </Link>
          )}
        </div>
      ) : (
        <>
          <ul className="ladders">
            {ratings.map((rated, i) => (
              <LadderCard
                key={ladderQuery(rated)}
                rated={rated}
                chosen={i === chosen}
                onChoose={() => setChosen(i)}
              />
            ))}
          </ul>
          {ratings.some(({ provisional }) => provisional) && (
            <p className="soft profile-note">{words.provisional}</p>
          )}
          <Course key={ladderQuery(shown)} rated={shown} path={path} />
        </>
      )}
    </section>
  );
}

function LadderCard({
  rated,
  chosen,
  onChoose,
}: {
  readonly rated: Rated;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const words = useWords();
  const language = useLanguage();
  return (
    <li>
      <button
        type="button"
        className={chosen ? 'card ladder is-chosen' : 'card ladder'}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span className="ladder-name">{ladderText(rated, words, language)}</span>
        <span className="ladder-rating figures">{ratingText(rated.rating, rated.provisional)}</span>
        <span className="soft">
          {words.ratings.uncertain(Math.round(rated.deviation))} ·{' '}
          {words.ratings.ratedGames(rated.games)}
        </span>
      </button>
    </li>
  );
}

/** How a rating went. */
function Course({ rated, path }: { readonly rated: Rated; readonly path: string }) {
  const words = useWords();
  const language = useLanguage();
  const { answer } = useAsked<RatingPoints>(`${path}/ratings?${ladderQuery(rated)}`);
  const title = words.ratings.plotOf(ladderText(rated, words, language));
  return (
    <div className="card pad course">
      <h3>{title}</h3>
      {answer && answer.points.length > 1 && <RatingPlot title={title} points={answer.points} />}
      {answer && answer.points.length < 2 && <p className="soft">{words.ratings.plotOnce}</p>}
      {!answer && <p className="soft">{words.house.loading}</p>}
    </div>
  );
}

import '../lobby/lobby.css';
import '../profile/profile.css';
import './statistics.css';
import type { Statistics } from '@nabu/protocol';
import { PACE_KINDS } from '@nabu/table';
import { Suspense, use } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES, loadKit, manifestOf } from '../../kit/games.ts';
import { useAsked } from '../../ratings/use-asked.ts';
import { Header } from '../header.tsx';
import { Pick, seatCounts } from '../lobby/filters.tsx';
import { once } from '../once.ts';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import { mean } from './figures.ts';
import { type Kind, kindIn, queryOf } from './kind.ts';
import { Parts } from './parts.tsx';

const kitOf = once(loadKit);

/** What became of finished public games: seats, points, lengths, endings, openings and more. */
export function StatisticsPage() {
  const words = useWords();
  const { census } = words;
  const kind = kindIn(useSearch());
  const asked = `/api/statistics/${kind.game}?${queryOf(kind)}`;
  const { answer, trouble } = useAsked<Statistics>(asked);
  useTitle(census.title);
  const empty = answer?.games === 0 && answer.endings.length === 0;
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{census.title}</h1>
        <p className="lead">{census.lead}</p>
        <Picks kind={kind} />
        <div role="status">
          {trouble && <p className="notice notice-bad">{troubleSentence(words, trouble)}</p>}
          {!answer && !trouble && <p className="soft">{words.house.loading}</p>}
          {answer && !empty && <Counted answer={answer} />}
        </div>
        {empty && <Nothing kind={kind} />}
        {answer && !empty && (
          <>
            <p className="row">
              <Link className="button" href={`/explore/${kind.game}?seats=${kind.seats}`}>
                {census.explore}
              </Link>
              <a
                className="button"
                href={`/api/statistics/${kind.game}/csv?${queryOf(kind)}`}
                download
              >
                {census.csv}
              </a>
            </p>
            <Suspense fallback={<p className="soft">{words.house.loading}</p>}>
              <WithKit game={kind.game} answer={answer} />
            </Suspense>
          </>
        )}
      </main>
    </>
  );
}

function WithKit({ game, answer }: { readonly game: string; readonly answer: Statistics }) {
  const kit = use(kitOf(game));
  const language = useLanguage();
  return kit && <Parts game={game} answer={answer} say={kit.words[language]} />;
}

function Counted({ answer: { games, plies } }: { readonly answer: Statistics }) {
  const { census } = useWords();
  const language = useLanguage();
  return (
    <p className="soft">
      {census.counted(games)}
      {games > 0 && ` · ${census.plies(mean(plies, language))}`}
    </p>
  );
}

function Picks({ kind }: { readonly kind: Kind }) {
  const { ratings, lobby, census } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const pick = (change: Partial<Kind>) => {
    const { game, ...rest } = { ...kind, ...change };
    go(`/statistics?game=${game}&${queryOf(rest)}`, { replace: true });
  };
  return (
    <div className="filters">
      <Pick
        label={ratings.game}
        values={GAMES.map(({ id }) => id)}
        value={kind.game}
        name={(id) => manifestOf(id)?.words[language].title ?? id}
        onPick={(game) => game && pick({ game })}
      />
      <Pick
        label={ratings.seats}
        values={seatCounts(kind.game)}
        value={String(kind.seats)}
        name={(count) => ratings.players(Number(count))}
        onPick={(seats) => pick({ seats: Number(seats) })}
      />
      <Pick
        label={ratings.time}
        any={census.anyPace}
        values={PACE_KINDS}
        value={kind.pace}
        name={(pace) => lobby.filter.paces[pace]}
        onPick={(pace) => pick({ pace })}
      />
    </div>
  );
}

/** Where there is nothing to show, an invitation to play. */
function Nothing({ kind }: { readonly kind: Kind }) {
  const { census } = useWords();
  return (
    <div className="card pad lobby-nothing">
      <p>
        <strong>{census.none}</strong> {census.noneHint}
      </p>
      <Link className="button" href={`/play/${kind.game}?online&seats=${kind.seats}`}>
        {census.play}
      </Link>
    </div>
  );
}

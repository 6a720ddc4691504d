import '../lobby/lobby.css';
import '../profile/profile.css';
import './explore.css';
import type { Explored } from '@nabu/protocol';
import { Suspense, use } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { loadKit, manifestOf } from '../../kit/games.ts';
import { useAskedOn } from '../../ratings/use-asked.ts';
import { Header } from '../header.tsx';
import { Pick, seatCounts } from '../lobby/filters.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { seatsIn } from '../statistics/kind.ts';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import { ShownBoard } from './board.tsx';
import { goneOn, Moves } from './moves.tsx';
import { StrengthPick } from './strength-pick.tsx';
import { Trail } from './trail.tsx';
import { type Archive, addressOf, askedOf, csvOf, keysOf } from './way.ts';

const kitOf = once(loadKit);

/** The openings of a game as they were played here: a tree to walk through, with the board beside it. */
export function ExplorePage({ game }: { readonly game: string }) {
  const manifest = manifestOf(game);
  const words = useWords();
  const { census } = words;
  const language = useLanguage();
  const title = manifest?.words[language].title ?? game;
  useTitle(census.openingsTitle(title));
  if (!manifest) return <NotFound />;
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{census.openingsTitle(title)}</h1>
        <p className="lead">{census.exploreLead}</p>
        <Explorer game={game} />
      </main>
    </>
  );
}

function Explorer({ game }: { readonly game: string }) {
  const { census } = useWords();
  const query = new URLSearchParams(useSearch());
  const seats = seatsIn(query, manifestOf(game)?.players ?? [2, 2]);
  const path = query.get('path')?.split('.') ?? [];
  const archive = { game, seats, strength: query.get('strength') ?? undefined };
  return (
    <>
      <SeatPick {...archive} />
      <Position key={seats} asked={askedOf(archive, path)} archive={archive} />
      <p className="row">
        <Link className="button" href={`/statistics?game=${game}&seats=${seats}`}>
          {census.title}
        </Link>
      </p>
    </>
  );
}

/** One position; while the next is asked for the last one stays. */
function Position({ archive, asked }: { readonly archive: Archive; readonly asked: string }) {
  const words = useWords();
  const { census, house } = words;
  const { answer, trouble } = useAskedOn<Explored>(asked);
  const played = answer && (answer.strengths.length > 0 || answer.path.length > 0);
  return (
    <>
      <div role="status">
        {trouble && <p className="notice notice-bad">{troubleSentence(words, trouble)}</p>}
        {!answer && !trouble && <p className="soft">{house.loading}</p>}
        {answer && answer.unknown > 0 && answer.path.length > 0 && (
          <p className="notice">{census.unknown}</p>
        )}
      </div>
      {answer && !played && <Nothing {...archive} />}
      {answer && played && (
        <Suspense fallback={<p className="soft">{house.loading}</p>}>
          <Found archive={archive} answer={answer} />
        </Suspense>
      )}
    </>
  );
}

function Found({ archive, answer }: { readonly archive: Archive; readonly answer: Explored }) {
  const { census } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const { game, seats, strength } = archive;
  const keys = keysOf(answer);
  const kit = use(kitOf(game));
  if (!kit) return null;
  const say = kit.words[language];
  return (
    <>
      <Trail archive={archive} say={say} answer={answer} />
      <div className="explorer">
        <ShownBoard game={game} seats={seats} kit={kit} shown={answer.shown} />
        <section className="card pad explorer-moves" aria-labelledby="moves-here">
          <h2 id="moves-here">{census.movesHere}</h2>
          <StrengthPick
            strengths={answer.strengths}
            value={strength}
            onPick={(picked) => go(addressOf({ ...archive, strength: picked }, keys))}
          />
          <p className="soft" role="status">
            {goneOn(answer, census)}
          </p>
          {answer.moves.length > 0 && (
            // What was opened below was asked for with another strength.
            <Moves key={strength ?? ''} archive={archive} say={say} answer={answer} />
          )}
          <p className="soft explorer-note">{census.likeNote}</p>
          {answer.moves.length > 0 && (
            <a className="button button-small explorer-csv" href={csvOf(archive, keys)} download>
              {census.csv}
            </a>
          )}
        </section>
      </div>
    </>
  );
}

function SeatPick({ game, seats, strength }: Archive) {
  const { ratings } = useWords();
  const [, go] = useLocation();
  const counts = seatCounts(game);
  if (counts.length < 2) return null;
  return (
    <div className="filters explorer-seats">
      <Pick
        label={ratings.seats}
        values={counts}
        value={String(seats)}
        name={(count) => ratings.players(Number(count))}
        onPick={(count) =>
          go(addressOf({ game, seats: Number(count), strength }, []), { replace: true })
        }
      />
    </div>
  );
}

/** An empty archive invites to play. */
function Nothing({ game, seats }: Archive) {
  const { census } = useWords();
  return (
    <div className="card pad lobby-nothing">
      <p>
        <strong>{census.exploreNone}</strong> {census.noneHint}
      </p>
      <Link className="button" href={`/play/${game}?online&seats=${seats}`}>
        {census.play}
      </Link>
    </div>
  );
}

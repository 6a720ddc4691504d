import './puzzles.css';
import '../learn/learn.css';
import '../lobby/lobby.css';
import type { Puzzle } from '@nabu/games/puzzles';
import { use } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon } from '../../art/icon.tsx';
import { useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import {
  type Filter,
  filtered,
  GRADES,
  gradeOf,
  readFilter,
  searchOf,
} from '../../puzzles/choosing.ts';
import { resultOf } from '../../puzzles/progress.ts';
import { puzzlesOf } from '../../puzzles/sets.ts';
import { useThemeName } from '../../puzzles/themes.ts';
import { Header } from '../header.tsx';
import { Pick } from '../lobby/filters.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';
import { Standing, Ways } from './puzzles.tsx';

/** All puzzles of a game, to be chosen by theme and difficulty. */
export function PuzzleList({ game }: { readonly game: string }) {
  const words = useWords().puzzles;
  const set = use(puzzlesOf(game));
  const title = useFrontWords(game)?.title ?? '';
  const filter = readFilter(useSearch());
  useTitle(words.of(title));
  if (!set)
    return <NotFound sentence={words.missing} way={{ href: '/puzzles', name: words.all }} />;
  return (
    <>
      <Header />
      <main className="page learn" id="content">
        <h1>{words.of(title)}</h1>
        <p className="learn-lead">{words.lead}</p>
        <div className="card pad stack puzzle-head">
          <Standing game={game} puzzles={set.puzzles} />
          <div className="row">
            <Ways game={game} title={title} puzzles={set.puzzles} />
            <Link className="button button-quiet" href={`/learn/${game}`}>
              {words.learn}
            </Link>
            <Link className="button button-quiet" href="/puzzles">
              {words.allGames}
            </Link>
          </div>
          <Filters game={game} puzzles={set.puzzles} filter={filter} />
        </div>
        <Found game={game} puzzles={set.puzzles} filter={filter} />
      </main>
    </>
  );
}

interface Choosing {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly filter: Filter;
}

function Filters({ game, puzzles, filter }: Choosing) {
  const words = useWords().puzzles;
  const [, go] = useLocation();
  const themeName = useThemeName(game);
  const themes = [...new Set(puzzles.map(({ theme }) => theme))].toSorted((a, b) =>
    themeName(a) < themeName(b) ? -1 : 1,
  );
  const choose = (wanted: Filter) => go(`/puzzles/${game}${searchOf(wanted)}`, { replace: true });
  return (
    <div className="filters">
      <Pick
        label={words.theme}
        any={words.any}
        values={themes}
        value={filter.theme ?? undefined}
        name={themeName}
        onPick={(theme) => choose({ ...filter, theme: theme ?? null })}
      />
      <Pick
        label={words.grade}
        any={words.any}
        values={GRADES}
        value={filter.grade ?? undefined}
        name={(grade) => words.grades[grade]}
        onPick={(grade) => choose({ ...filter, grade: grade ?? null })}
      />
    </div>
  );
}

/** What the filter lets through. The theme would give much away, so it is told once a puzzle was tried. */
function Found({ game, puzzles, filter }: Choosing) {
  const words = useWords().puzzles;
  const themeName = useThemeName(game);
  const shown = filtered(puzzles, filter);
  if (shown.length === 0) return <p className="puzzle-none">{words.none}</p>;
  return (
    <ol className="puzzle-list">
      {shown.map((puzzle) => {
        const result = resultOf(game, puzzle.id);
        return (
          <li key={puzzle.id}>
            <Link className="lesson-link" href={`/puzzles/${game}/${puzzle.id}${searchOf(filter)}`}>
              <span className="figures">{puzzles.indexOf(puzzle) + 1}</span>
              <span className="lesson-title">
                {words.grades[gradeOf(puzzles, puzzle)]}, {words.rated(puzzle.rating)},{' '}
                {words.seats(puzzle.seats)}
                {result && <span className="soft"> · {themeName(puzzle.theme)}</span>}
              </span>
              {result && (
                <span className="lesson-done">
                  <Icon name={result === 'failed' ? 'close' : 'check'} /> {words.results[result]}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

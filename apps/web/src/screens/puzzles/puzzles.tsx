import './puzzles.css';
import '../learn/learn.css';
import type { Puzzle } from '@nabu/games/puzzles';
import { use } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { nextPuzzle, puzzleOfTheDay } from '../../puzzles/choosing.ts';
import { recordOf, resultOf } from '../../puzzles/progress.ts';
import { puzzlesOf } from '../../puzzles/sets.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';

type Game = (typeof GAMES)[number];

/** The puzzles of the house, game by game: how one does, the puzzle of the day, and the next one. */
export function Puzzles() {
  const { puzzles } = useWords();
  useTitle(puzzles.title);
  return (
    <>
      <Header />
      <main className="page learn" id="content">
        <h1>{puzzles.title}</h1>
        <p className="learn-lead">{puzzles.lead}</p>
        <ul className="courses">
          {GAMES.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </main>
    </>
  );
}

function GameCard({ game }: { readonly game: Game }) {
  const words = useWords().puzzles;
  const set = use(puzzlesOf(game.id));
  const { title } = game.words[useLanguage()];
  if (!set) return null;
  const { puzzles } = set;
  return (
    <li className="course card">
      <div className="course-art">
        <game.Emblem />
      </div>
      <div className="course-words">
        <h2>{title}</h2>
        <Standing game={game.id} puzzles={puzzles} />
        <div className="row">
          <Ways game={game.id} title={title} puzzles={puzzles} />
          <Link className="button button-quiet" href={`/puzzles/${game.id}`}>
            {words.all}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** How somebody does with the puzzles of a game. */
export function Standing({
  game,
  puzzles,
}: {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}) {
  const words = useWords().puzzles;
  const { rating, streak, longest } = recordOf(game);
  const results = puzzles.map(({ id }) => resultOf(game, id));
  const found = results.filter((result) => result === 'solved' || result === 'hinted').length;
  const tried = results.some((result) => result !== null);
  return (
    <>
      <p className="course-facts">
        {words.count(puzzles.length)} · {words.tried(found, puzzles.length)}
      </p>
      <progress value={found} max={puzzles.length} aria-label={words.title} />
      {tried && (
        <p className="course-facts figures">
          {words.rating(Math.round(rating))} · {words.streak(streak, longest)}
        </p>
      )}
    </>
  );
}

/** The puzzle of the day and the one that suits best. */
export function Ways({
  game,
  title,
  puzzles,
}: {
  readonly game: string;
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
}) {
  const words = useWords().puzzles;
  const today = puzzleOfTheDay(puzzles, Date.now());
  const next = nextPuzzle(puzzles, null, recordOf(game).rating, (id) => resultOf(game, id));
  return (
    <>
      {next && (
        <Link className="button button-primary" href={`/puzzles/${game}/${next.id}`}>
          {words.start}
        </Link>
      )}
      {today && (
        <Link
          className="button"
          href={`/puzzles/${game}/${today.id}`}
          aria-label={words.todayOf(title)}
        >
          {words.today}
        </Link>
      )}
    </>
  );
}

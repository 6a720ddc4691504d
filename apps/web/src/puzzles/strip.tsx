import '../learn/teacher.css';
import '../learn/folded.css';
import './strip.css';
import { type Outcome, type Puzzle, puzzleMatch } from '@nabu/games/puzzles';
import type { GameEvent } from '@nabu/kernel';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { FoldButton, useFold } from '../learn/fold.tsx';
import { Analyse } from '../table/analyse.tsx';
import { useTable } from '../table/context.ts';
import { ToldPlace } from '../table/strip.tsx';
import { useOnward, useTask } from '../table/task.ts';
import type { Grade } from './choosing.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { toldOf } from './telling.ts';
import { useThemeName } from './themes.ts';

/** Where a puzzle stands among the others. */
export interface PuzzlePlace {
  readonly puzzle: Puzzle;
  readonly grade: Grade;
  /** The address of the puzzle to go on with. */
  readonly next: string;
  /** The address of the list it was chosen from. */
  readonly list: string;
  /** The solver's rating as it is now. */
  readonly rating: number;
  /** By how much the first try changed the rating; null before it and where it was tried before. */
  readonly change: number | null;
  readonly streak: number;
}

/** Beside the board of a puzzle or above it: what is asked, what a wrong try leads to, and why the right move is right. */
export function PuzzleStrip({
  session,
  place,
  onAgain,
}: {
  readonly session: PuzzleTable;
  readonly place: PuzzlePlace;
  onAgain(): void;
}) {
  const { puzzles } = useWords();
  const { game } = useTable();
  const themeName = useThemeName(game.id);
  const { shown, result } = useStore(session.solving);
  const wrong = useStore(session.taught, (state) => state.wrong);
  const fold = useFold(`${shown} ${wrong?.move}`, shown || wrong ? 'always' : 'small');
  const { puzzle, grade } = place;
  useTask(puzzles.question, puzzles.task(puzzle.seats));
  return (
    <section
      className={`teacher puzzle-strip${shown ? ' is-shown' : ''}${fold.open ? ' is-open' : ''}`}
      aria-label={puzzles.strip}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what is long */}
      <div className="teacher-body" tabIndex={0}>
        <div className="teacher-says" aria-live="polite">
          <p className="teacher-title">
            <strong>{shown ? puzzles.after[result ?? 'failed'] : puzzles.question}</strong>{' '}
            <span>
              {shown ? themeName(puzzle.theme) : puzzles.grades[grade]} ·{' '}
              {puzzles.rated(puzzle.rating)}
            </span>
          </p>
          <div className="teacher-words">
            <Saying session={session} place={place} />
          </div>
        </div>
        <ToldPlace />
      </div>
      <Tools session={session} place={place} onAgain={onAgain} />
      <FoldButton {...fold} />
    </section>
  );
}

function Tools({
  session,
  place: { next, list },
  onAgain,
}: {
  readonly session: PuzzleTable;
  readonly place: PuzzlePlace;
  onAgain(): void;
}) {
  const { puzzles } = useWords();
  const shown = useStore(session.solving, (state) => state.shown);
  const onward = useOnward(shown);
  if (!shown)
    return (
      <div className="teacher-tools">
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => void session.show()}
        >
          <Icon name="check" /> <span className="teacher-label">{puzzles.solution}</span>
        </button>
        <Link className="button button-quiet button-small" href={next}>
          <Icon name="next" /> <span className="teacher-label">{puzzles.skip}</span>
        </Link>
      </div>
    );
  return (
    <div className="teacher-tools">
      <Link ref={onward} className="button button-primary" href={next}>
        {puzzles.next}
      </Link>
      <button type="button" className="button button-quiet button-small" onClick={onAgain}>
        <Icon name="restart" /> <span className="teacher-label">{puzzles.again}</span>
      </button>
      <Analyse className="button button-quiet button-small" />
      <Link className="button button-quiet button-small" href={list}>
        {puzzles.all}
      </Link>
    </div>
  );
}

/** What is said now. */
function Saying({
  session,
  place,
}: {
  readonly session: PuzzleTable;
  readonly place: PuzzlePlace;
}) {
  const { puzzles } = useWords();
  const shown = useStore(session.solving, (state) => state.shown);
  const wrong = useStore(session.taught, (state) => state.wrong);
  if (shown) return <Explained place={place} />;
  if (wrong) return <Wrong move={wrong.move} events={wrong.events} puzzle={place.puzzle} />;
  return <p>{puzzles.task(place.puzzle.seats)}</p>;
}

/** Why the right move is right: its chance beside that of the best other move, what it hinders and prepares. */
function Explained({ place: { puzzle, rating, change, streak } }: { readonly place: PuzzlePlace }) {
  const { game, names, gameWords } = useTable();
  const { puzzles } = useWords();
  const nameOf = useMoveName(puzzle);
  const { best, others, denies, prepares } = puzzle;
  const move = game.notation.parse(best.moves[0]);
  const [second] = others;
  return (
    <>
      <p>
        {puzzles.best(nameOf(best.moves[0]), percent(best))}{' '}
        {second && puzzles.second(nameOf(second.moves[0]), percent(second))}{' '}
        {second && puzzles.ahead(Math.round(best.lead - second.lead))}
      </p>
      {(denies || prepares !== null) && (
        <p>
          {denies && move && gameWords.denies(move, names[denies.seat], denies.points)}{' '}
          {prepares !== null && puzzles.prepares(prepares)}
        </p>
      )}
      {change !== null && (
        <p className="puzzle-change figures">{puzzles.change(rating, change, streak)}</p>
      )}
    </>
  );
}

/** What a wrong move would lead to, by the house's own line where it has one. */
function Wrong({
  move,
  events,
  puzzle,
}: {
  readonly move: string;
  readonly events: readonly GameEvent[];
  readonly puzzle: Puzzle;
}) {
  const { game, gameWords, names } = useTable();
  const { puzzles, learn } = useWords();
  const nameOf = useMoveName(puzzle);
  const known = puzzle.others.find(({ moves }) => moves[0] === move);
  const told = useMemo(
    () => (known ? toldOf(game, puzzle, known) : { own: events, answer: [] }),
    [game, puzzle, known, events],
  );
  const say = (list: readonly GameEvent[]) =>
    list
      .flatMap((event) => gameWords.log(event as never, names) ?? [])
      .slice(0, 3)
      .join(' ');
  const [own, answer] = [say(told.own), say(told.answer)];
  return (
    <>
      <p className="teacher-wrong">
        <Icon name="warn" /> {puzzles.wrong(nameOf(move))}{' '}
        {known && puzzles.wins(percent(known), percent(puzzle.best))}
      </p>
      <p>
        {own && learn.wouldLead(own)} {answer && puzzles.answer(answer)}
      </p>
    </>
  );
}

/** A move of the puzzle's position in words. */
function useMoveName(puzzle: Puzzle): (move: string) => string {
  const { game, gameWords } = useTable();
  const view = useMemo(() => {
    const match = puzzleMatch(game, puzzle);
    return match.view(match.actors[0] ?? 0);
  }, [game, puzzle]);
  return (text) => {
    const move = game.notation.parse(text);
    return move ? gameWords.move(move, view) : text;
  };
}

const percent = ({ chance }: Outcome) => Math.round(100 * chance);

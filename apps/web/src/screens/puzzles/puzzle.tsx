import { loadRules } from '@nabu/games/load';
import type { Puzzle } from '@nabu/games/puzzles';
import { use, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { filtered, gradeOf, nextPuzzle, readFilter, searchOf } from '../../puzzles/choosing.ts';
import { noteResult, recordOf, resultOf } from '../../puzzles/progress.ts';
import { PuzzleTable } from '../../puzzles/puzzle-table.ts';
import { puzzlesOf } from '../../puzzles/sets.ts';
import { type PuzzlePlace, PuzzleStrip } from '../../puzzles/strip.tsx';
import { botLength, movementIsOff } from '../../settings/apply.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { useTitle } from '../title.ts';
import { Waiting } from '../waiting.tsx';

const rulesOf = once(loadRules);
/** How long the house waits before each move of the line that it plays out (ms). */
const PACE = 900;
const PACE_STILL = 250;

/** One puzzle on the real board. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const words = useWords().puzzles;
  const set = use(puzzlesOf(game));
  const title = useFrontWords(game)?.title ?? '';
  useTitle(words.of(title));
  const puzzle = set?.puzzles.find((each) => each.id === id);
  if (!set || !puzzle)
    return <NotFound sentence={words.missing} way={{ href: '/puzzles', name: words.all }} />;
  return <Solved game={game} puzzle={puzzle} all={set.puzzles} />;
}

interface Asked {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly all: readonly Puzzle[];
}

function Solved({ game, puzzle, all }: Asked) {
  const { learn } = useWords();
  const rules = use(rulesOf(game));
  const [session, setSession] = useState<PuzzleTable | null>(null);
  const [attempt, setAttempt] = useState(1);
  const name = learn.you;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another table
  useEffect(() => {
    if (!rules) return;
    const pace = () => (movementIsOff() ? PACE_STILL : PACE) * botLength();
    const opened = new PuzzleTable(rules, puzzle, name, pace);
    setSession(opened);
    return () => opened.close();
  }, [rules, puzzle, name, attempt]);
  if (!session) return <Waiting />;
  const again = () => setAttempt(attempt + 1);
  return <AtBoard key={attempt} {...{ session, game, puzzle, all, again }} />;
}

function AtBoard({
  session,
  game,
  puzzle,
  all,
  again,
}: Asked & { readonly session: PuzzleTable; again(): void }) {
  const place = usePlace(session, { game, puzzle, all });
  return (
    <TableLoader
      session={session}
      teacher={<PuzzleStrip session={session} place={place} onAgain={again} />}
    />
  );
}

/** Where the puzzle stands among the others; keeps how the first try went. */
function usePlace(session: PuzzleTable, { game, puzzle, all }: Asked): PuzzlePlace {
  const result = useStore(session.solving, (state) => state.result);
  const [before] = useState(() => resultOf(game, puzzle.id));
  const [change, setChange] = useState<number | null>(null);
  useEffect(() => {
    if (result !== null && before === null) setChange(noteResult(game, puzzle, result));
  }, [result, before, game, puzzle]);
  const filter = readFilter(useSearch());
  const { rating, streak } = recordOf(game);
  const list = filtered(all, filter);
  const next = nextPuzzle(list, puzzle.id, rating, (id) => resultOf(game, id));
  const search = searchOf(filter);
  return {
    ...{ puzzle, grade: gradeOf(all, puzzle), rating: Math.round(rating), change, streak },
    next: next ? `/puzzles/${game}/${next.id}${search}` : `/puzzles/${game}`,
    list: `/puzzles/${game}${search}`,
  };
}

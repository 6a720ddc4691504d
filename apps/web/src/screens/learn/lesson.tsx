import { loadRules } from '@nabu/games/load';
import { use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../i18n/language.ts';
import { courseOf } from '../../learn/courses.ts';
import { LessonTable } from '../../learn/lesson-table.ts';
import { noteLearnt } from '../../learn/progress.ts';
import { type Place, Teacher } from '../../learn/teacher.tsx';
import { botLength, movementIsOff } from '../../settings/apply.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { Waiting } from '../waiting.tsx';

const rulesOf = once(loadRules);
/** How long the house waits before it replies (ms). */
const PACE = 900;
const PACE_STILL = 250;

/** One lesson on the real board. */
export function LessonPage({ game, number }: { readonly game: string; readonly number: string }) {
  const { learn } = useWords();
  const course = use(courseOf(game));
  const lesson = /^\d+$/.test(number) ? course?.lessons[Number(number) - 1] : undefined;
  if (!course || !lesson)
    return <NotFound sentence={learn.missing} way={{ href: '/learn', name: learn.all }} />;
  const place = { lesson, number: Number(number), of: course.lessons.length };
  return <Taken key={lesson.id} game={game} place={place} />;
}

function Taken({ game, place }: { readonly game: string; readonly place: Place }) {
  const { learn } = useWords();
  const rules = use(rulesOf(game));
  const [session, setSession] = useState<LessonTable | null>(null);
  const [attempt, setAttempt] = useState(1);
  const { lesson } = place;
  const name = learn.you;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another table
  useEffect(() => {
    if (!rules) return;
    const pace = () => (movementIsOff() ? PACE_STILL : PACE) * botLength();
    const opened = new LessonTable(rules, lesson, name, pace);
    setSession(opened);
    return () => opened.close();
  }, [rules, lesson, name, attempt]);
  if (!session) return <Waiting />;
  return (
    <>
      <TableLoader
        key={attempt}
        session={session}
        teacher={
          <Teacher session={session} place={place} onAgain={() => setAttempt(attempt + 1)} />
        }
      />
      <Noted session={session} game={game} place={place} />
    </>
  );
}

/** Keeps that a lesson is done. */
function Noted({
  session,
  game,
  place: { lesson },
}: {
  readonly session: LessonTable;
  readonly game: string;
  readonly place: Place;
}) {
  const done = useStore(session.taught, ({ task }) => task === lesson.tasks.length);
  useEffect(() => {
    if (done) noteLearnt(game, lesson.id);
  }, [done, game, lesson]);
  return null;
}

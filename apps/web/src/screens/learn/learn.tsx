import './learn.css';
import type { Course } from '@nabu/games/lessons';
import { use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icon.tsx';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { courseOf } from '../../learn/courses.ts';
import { isLearnt } from '../../learn/progress.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';

type Game = (typeof GAMES)[number];

/** All lessons of the house, or of one game: what is done, and where to go on. */
export function Learn({ game }: { readonly game?: string }) {
  const { learn } = useWords();
  const language = useLanguage();
  const shown = GAMES.filter(({ id }) => game === undefined || id === game);
  const title = game && shown[0] ? learn.of(shown[0].words[language].title) : learn.title;
  useTitle(title);
  if (shown.length === 0)
    return <NotFound sentence={learn.missing} way={{ href: '/learn', name: learn.all }} />;
  return (
    <>
      <Header />
      <main className="page learn" id="content">
        <h1>{title}</h1>
        <p className="learn-lead">{learn.lead}</p>
        <ul className="courses">
          {shown.map((each) => (
            <CourseCard key={each.id} game={each} whole={game !== undefined} />
          ))}
        </ul>
      </main>
    </>
  );
}

function CourseCard({ game, whole }: { readonly game: Game; readonly whole: boolean }) {
  const { learn, house, puzzles } = useWords();
  const course = use(courseOf(game.id));
  const { title, line } = game.words[useLanguage()];
  if (!course) return null;
  const { lessons } = course;
  const done = lessons.filter(({ id }) => isLearnt(game.id, id)).length;
  return (
    <li className={whole ? 'course course-whole card' : 'course card'}>
      <div className="course-art">
        <game.Emblem />
      </div>
      <div className="course-words">
        <h2>{title}</h2>
        <p>{line}</p>
        <p className="course-facts">
          {learn.count(lessons.length)} · {learn.progress(done, lessons.length)}
        </p>
        <progress value={done} max={lessons.length} aria-label={learn.of(title)} />
        <div className="row">
          <Onward game={game.id} title={title} course={course} done={done} />
          <Link className="button" href={whole ? `/rules/${game.id}` : `/learn/${game.id}`}>
            {whole ? house.rules : learn.all}
          </Link>
          <Link className="button button-quiet" href={`/puzzles/${game.id}`}>
            {puzzles.title}
          </Link>
        </div>
      </div>
      {whole && <LessonList game={game.id} course={course} />}
    </li>
  );
}

/** The way to the first lesson that is not done, and to a first game. */
function Onward({
  game,
  title,
  course: { lessons },
  done,
}: {
  readonly game: string;
  readonly title: string;
  readonly course: Course;
  readonly done: number;
}) {
  const { learn, guide } = useWords();
  const next = lessons.findIndex(({ id }) => !isLearnt(game, id));
  return (
    <>
      {next >= 0 && (
        <Link className="button button-primary" href={`/learn/${game}/${next + 1}`}>
          {done === 0 ? learn.start : learn.goOn}
        </Link>
      )}
      <Link
        className={next < 0 ? 'button button-primary' : 'button'}
        href={`/first/${game}`}
        aria-label={guide.firstOf(guide.firstShort, title)}
      >
        {guide.firstShort}
      </Link>
    </>
  );
}

function LessonList({ game, course }: { readonly game: string; readonly course: Course }) {
  const { learn } = useWords();
  const language = useLanguage();
  return (
    <ol className="lesson-list">
      {course.lessons.map(({ id, title }, place) => (
        <li key={id}>
          <Link className="lesson-link" href={`/learn/${game}/${place + 1}`}>
            <span className="figures">{place + 1}</span>
            <span className="lesson-title">{title[language]}</span>
            {isLearnt(game, id) && (
              <span className="lesson-done">
                <Icon name="check" /> {learn.done}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}

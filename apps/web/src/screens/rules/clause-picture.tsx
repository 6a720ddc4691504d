import { loadRules } from '@nabu/games/load';
import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { loadKit } from '../../kit/games.ts';
import { courseOf } from '../../learn/courses.ts';
import { LessonPicture } from '../../learn/picture.tsx';
import { once } from '../once.ts';

const rulesOf = once((game) => loadRules(game));
const kitOf = once(loadKit);

/** Shows a clause on the game's own board, where a lesson teaches it, and leads to that lesson. */
export function ClausePicture({
  game,
  clause,
}: {
  readonly game: string;
  readonly clause: string;
}) {
  const { learn, rules } = useWords();
  const course = use(courseOf(game));
  const [open, setOpen] = useState(false);
  const place = course?.lessons.findIndex(({ teaches }) => teaches.includes(clause)) ?? -1;
  if (!course || place < 0) return null;
  return (
    <>
      <p className="clause-tools">
        <button
          type="button"
          className="button button-quiet button-small"
          aria-expanded={open}
          aria-label={`${rules.show}: ${clause}`}
          onClick={() => setOpen(!open)}
        >
          {open ? rules.hide : rules.show}
        </button>
        {open && (
          <Link className="button button-quiet button-small" href={`/learn/${game}/${place + 1}`}>
            {learn.place(place + 1, course.lessons.length)}
          </Link>
        )}
      </p>
      {open && (
        <Suspense fallback={<p className="soft">{rules.drawing}</p>}>
          <Drawn game={game} place={place} />
        </Suspense>
      )}
    </>
  );
}

function Drawn({ game, place }: { readonly game: string; readonly place: number }) {
  const course = use(courseOf(game));
  const found = use(rulesOf(game));
  const kit = use(kitOf(game));
  if (!course || !found || !kit) return null;
  return <LessonPicture game={found} kit={kit} lesson={course.lessons[place]} />;
}

import { loadRules } from '@nabu/games/load';
import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { loadKit } from '../../kit/games.ts';
import { courseOf } from '../../learn/courses.ts';
import { CasePicture, LessonPicture } from '../../learn/picture.tsx';
import { once } from '../once.ts';

const rulesOf = once((game) => loadRules(game));
const kitOf = once(loadKit);

/** Shows a clause on the game's own board: as the lesson that teaches it does, with the way there, or by a picture of its own. */
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
  const shown = course?.pictures.findIndex(({ shows }) => shows.includes(clause)) ?? -1;
  if (!course || (place < 0 && shown < 0)) return null;
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
        {open && place >= 0 && (
          <Link className="button button-quiet button-small" href={`/learn/${game}/${place + 1}`}>
            {learn.place(place + 1, course.lessons.length)}
          </Link>
        )}
      </p>
      {open && (
        <Suspense fallback={<p className="soft">{rules.drawing}</p>}>
          <Drawn game={game} place={place} shown={shown} />
        </Suspense>
      )}
    </>
  );
}

interface DrawnProps {
  readonly game: string;
  /** The place of the lesson, and of the picture; one of them is there. */
  readonly place: number;
  readonly shown: number;
}

function Drawn({ game, place, shown }: DrawnProps) {
  const course = use(courseOf(game));
  const found = use(rulesOf(game));
  const kit = use(kitOf(game));
  if (!course || !found || !kit) return null;
  const lesson = course.lessons[place];
  if (lesson) return <LessonPicture game={found} kit={kit} lesson={lesson} />;
  return <CasePicture game={found} kit={kit} picture={course.pictures[shown]} />;
}

import './picture.css';
import {
  type Lesson,
  lessonMatch,
  type Moment,
  madeIn,
  momentAfter,
  type Picture,
  pictureMoments,
  wanted,
} from '@nabu/games/lessons';
import type { AnyGame } from '@nabu/kernel';
import { useMemo, useState } from 'react';
import { faceOf } from '../art/seat-mark.tsx';
import { StillBoard } from '../boards/common/still-board.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { botName } from '../table/bot-name.ts';
import type { AnyKit, SeatFace } from '../table/kit.ts';

/** The position of a lesson and what its first right answer leads to, move by move, as the learner sees it. */
function lessonMoments(game: AnyGame, lesson: Lesson): readonly Moment[] {
  const match = lessonMatch(game, lesson);
  const [learner = 0] = match.actors;
  const moments: Moment[] = [{ view: match.view(learner), events: [] }];
  const [task] = lesson.tasks;
  const [line] = task.accept;
  for (const _ of line.moves) {
    const legal = match.moves(learner).map((move) => match.game.notation.format(move));
    const made = madeIn(lesson, match);
    const [move] = wanted({ ...task, accept: [line] }, made, legal);
    if (move === undefined) break;
    moments.push(momentAfter(match, move, learner));
  }
  return moments;
}

interface DrawnProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
}

/** A lesson on a small board: its position under its own words, and its first right answer to press. */
export function LessonPicture({ game, kit, lesson }: DrawnProps & { readonly lesson: Lesson }) {
  const moments = useMemo(() => lessonMoments(game, lesson), [game, lesson]);
  const said = lesson.tasks[0].say[useLanguage()];
  return <Moments {...{ game, kit, moments, said }} seats={lesson.seats} />;
}

/** A clause on a small board; the clause itself stands above it, so it has words only for what is refused. */
export function CasePicture({ game, kit, picture }: DrawnProps & { readonly picture: Picture }) {
  const { learn } = useWords();
  const words = kit.words[useLanguage()];
  const moments = useMemo(() => pictureMoments(game, picture), [game, picture]);
  const [refused] = picture.refuses;
  const move = refused && game.notation.parse(refused.move);
  const said = move
    ? learn.refused(words.move(move, moments[0].view), words.clause(refused.clause))
    : '';
  return <Moments {...{ game, kit, moments, said }} seats={picture.seats} />;
}

/** A small board drawn by the game's own board, with a step to press where there is one. It is looked at, not played on. */
function Moments({
  game,
  kit,
  moments,
  said: first,
  seats: count,
}: DrawnProps & {
  readonly moments: readonly Moment[];
  /** What is said before the first step. */
  readonly said: string;
  readonly seats: number;
}) {
  const { learn } = useWords();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const seats = useMemo(() => facesFor(count, learn.you), [count, learn]);
  const { view, events } = moments[at];
  const names = seats.map(({ name }) => name);
  const said = moments
    .slice(1, at + 1)
    .flatMap((moment) => moment.events)
    .flatMap((event) => kit.words[language].log(event, names) ?? []);
  const step =
    at === 0 ? null : { before: moments[at - 1].view, events: events as never, number: at };
  const last = at === moments.length - 1;
  return (
    <figure className="picture">
      <div className="picture-board" data-game={game.id} inert>
        <StillBoard {...{ kit, view, step, seats, language }} viewer={0} />
      </div>
      <figcaption aria-live="polite">
        <p>{at === 0 ? first : said.slice(-3).join(' ')}</p>
        {moments.length > 1 && (
          <button
            type="button"
            className="button button-small"
            onClick={() => setAt(last ? 0 : at + 1)}
          >
            {last ? learn.backToStart : learn.step}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

function facesFor(count: number, first: string): readonly SeatFace[] {
  return Array.from({ length: count }, (_, seat) => ({
    ...{ seat, ...faceOf(seat), bot: seat > 0, level: null },
    name: seat === 0 ? first : botName(seat),
  }));
}

import './picture.css';
import { type Lesson, lessonMatch, madeIn, wanted } from '@nabu/games/lessons';
import type { AnyGame, GameEvent } from '@nabu/kernel';
import { useMemo, useState } from 'react';
import { faceOf } from '../art/seat-mark.tsx';
import { StillBoard } from '../boards/common/still-board.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { botName } from '../table/bot-name.ts';
import type { AnyKit, SeatFace } from '../table/kit.ts';

/** One moment of a picture: what is seen, and what led to it. */
interface Moment {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** The position of a lesson and what its first right answer leads to, move by move, as the learner sees it. */
function momentsOf(game: AnyGame, lesson: Lesson): readonly Moment[] {
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
    const { ply } = match.play(learner, move);
    moments.push({ view: match.view(learner), events: match.heardAt(ply, learner) });
  }
  return moments;
}

/** A small board drawn by the game's own board, with a step to press. It is looked at, not played on. */
export function LessonPicture({
  game,
  kit,
  lesson,
}: {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly lesson: Lesson;
}) {
  const { learn } = useWords();
  const language = useLanguage();
  const moments = useMemo(() => momentsOf(game, lesson), [game, lesson]);
  const [at, setAt] = useState(0);
  const seats = useMemo(() => facesFor(lesson.seats, learn.you), [lesson, learn]);
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
        <p>{at === 0 ? lesson.tasks[0].say[language] : said.slice(-3).join(' ')}</p>
        <button
          type="button"
          className="button button-small"
          onClick={() => setAt(last ? 0 : at + 1)}
        >
          {last ? learn.backToStart : learn.step}
        </button>
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

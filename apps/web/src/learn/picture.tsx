import './picture.css';
import {
  firstMoment,
  type Lesson,
  lessonMatch,
  type Moment,
  madeIn,
  momentAfter,
  type Picture,
  pictureMoments,
  wanted,
} from '@nabu/games/lessons';
import type { AnyGame, Seat } from '@nabu/kernel';
import { useMemo, useState } from 'react';
import { faceOf } from '../art/seat-mark.tsx';
import { StillBoard } from '../boards/common/still-board.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { botName } from '../table/bot-name.ts';
import type { AnyKit, SeatFace } from '../table/kit.ts';
import { newPieces } from '../table/story-turns.ts';

/** The position of a lesson and what its first right answer leads to, move by move, as the learner sees it. */
function lessonMoments(game: AnyGame, lesson: Lesson): readonly Moment[] {
  const match = lessonMatch(game, lesson);
  const moments = [firstMoment(match)];
  const [{ viewer: learner }] = moments;
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
  return <Moments {...{ game, kit, moments, said }} seats={picture.seats} looks={picture.looks} />;
}

interface MomentsProps extends DrawnProps {
  readonly moments: readonly Moment[];
  /** Pieces to look at before the first step. */
  readonly looks?: readonly string[];
  /** What is said before the first step. */
  readonly said: string;
  readonly seats: number;
}

/** A small board drawn by the game's own board, with a step to press where there is one. It is looked at, not played on. */
function Moments({ game, kit, moments, looks = [], said: first, seats: count }: MomentsProps) {
  const { learn } = useWords();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const { view, viewer, events } = moments[at];
  const seats = useMemo(() => facesFor(count, viewer, learn.you), [count, viewer, learn]);
  const names = seats.map(({ name }) => name);
  const told = events.flatMap((event) => kit.words[language].log(event, names) ?? []);
  const said = at === 0 ? first : told.join(' ');
  const steps = moments.length - 1;
  const seen = { ...seenAt(kit, moments, at, looks), viewer, view };
  return (
    <figure className="picture">
      <div className="picture-board" data-game={game.id} inert>
        <StillBoard {...{ kit, seats, language, ...seen }} />
      </div>
      {(said !== '' || steps > 0) && (
        <figcaption aria-live="polite">
          <p>{said}</p>
          {steps > 0 && (
            <button
              type="button"
              className="button button-small"
              onClick={() => setAt(at === steps ? 0 : at + 1)}
            >
              {at === steps ? learn.backToStart : learn.step}
            </button>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** What a moment's board marks, and what it must have in sight: before the first step, the place where that will happen. */
function seenAt(kit: AnyKit, moments: readonly Moment[], at: number, looks: readonly string[]) {
  const pieces = (moment: Moment | undefined) =>
    newPieces(moment?.events ?? [], (event) => kit.pieces?.(event) ?? []);
  const [first, before] = [at === 0, moments[at - 1]];
  const news = pieces(moments[at]);
  return {
    step: first ? null : { before: before.view, events: moments[at].events as never, number: at },
    ...{ news, pointed: first ? looks : [] },
    about: first ? [...looks, ...pieces(moments[1])] : news,
  };
}

function facesFor(count: number, viewer: Seat, you: string): readonly SeatFace[] {
  return Array.from({ length: count }, (_, seat) => ({
    ...{ seat, ...faceOf(seat), bot: seat !== viewer, level: null },
    name: seat === viewer ? you : botName(seat),
  }));
}

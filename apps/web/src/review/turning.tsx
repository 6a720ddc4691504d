import type { Film, Review, TurningPoint } from '@nabu/search/review';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { turningSentences } from './telling.ts';

/** The turns that changed most, told in words; each leads to the board there. */
export function Turning({ film, review }: { readonly film: Film; readonly review: Review }) {
  const { review: words } = useWords();
  return (
    <section aria-labelledby="review-turning">
      <h3 id="review-turning">{words.turning}</h3>
      {review.turning.length === 0 && <p className="soft">{words.noTurning}</p>}
      <ol className="review-list">
        {review.turning.map((point) => (
          <li key={point.turn}>
            <Point film={film} review={review} point={point} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Point({
  film,
  review,
  point,
}: {
  readonly film: Film;
  readonly review: Review;
  readonly point: TurningPoint;
}) {
  const { names, gameWords, ui } = useTable();
  const { review: words } = useWords();
  const { seat, turn, ply, decision, missed, scored } = point;
  const sentences = turningSentences(film, { names, gameWords }, words, review, point);
  const pieces = missed?.pieces ?? scored?.event.pieces ?? [];
  return (
    <button
      type="button"
      className="review-line"
      onPointerEnter={() => ui.point(pieces)}
      onPointerLeave={() => ui.point([])}
      onClick={() => ui.jump(decision?.ply ?? ply, pieces)}
    >
      <span className="review-who">
        <SeatMark seat={seat} size="0.875rem" /> {words.at(turn, names[seat])}
      </span>
      {sentences.map((sentence) => (
        <span key={sentence} className="review-said">
          {sentence}{' '}
        </span>
      ))}
    </button>
  );
}

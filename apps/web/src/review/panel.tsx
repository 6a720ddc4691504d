import './review.css';
import type { Film, Review } from '@nabu/search/review';
import { useDeferredValue } from 'react';
import { useWords } from '../i18n/language.ts';
import { ToStudy } from '../studies/to-study.tsx';
import { Analyse } from '../table/analyse.tsx';
import { ClosePanel } from '../table/close-panel.tsx';
import { useTable } from '../table/context.ts';
import { KEEPS_FOCUS, usePanelFocus } from '../table/focus.ts';
import { SeatHeads } from '../table/seat-heads.tsx';
import { useReview, useReviewing } from './context.ts';
import { Decisions } from './decisions.tsx';
import { exactly, signed } from './figures.ts';
import { ReviewPlot } from './plot.tsx';
import { Turning } from './turning.tsx';

/** The review beside the board: it is made, or found as it was kept, while the panel opens. */
export function ReviewPanel() {
  const { review: words } = useWords();
  const { film, review, phase } = useReview();
  // The board comes first; what is found out may be drawn a moment later.
  const shown = useDeferredValue(review);
  return (
    <aside
      ref={usePanelFocus()}
      className="panel review-panel"
      aria-label={words.title}
      {...KEEPS_FOCUS}
    >
      <div className="panel-head">
        <h2>{words.title}</h2>
        <ClosePanel />
      </div>
      <div className="panel-body review" aria-busy={phase === 'working'}>
        <Progress />
        {film && shown && <Parts film={film} review={shown} />}
        <ToStudy />
      </div>
    </aside>
  );
}

function Parts({ film, review }: { readonly film: Film; readonly review: Review }) {
  const { review: words } = useWords();
  return (
    <>
      {!review.measured && <p className="soft">{words.own}</p>}
      <ReviewPlot film={film} review={review} />
      <Players review={review} />
      <Turning film={film} review={review} />
      <Decisions film={film} review={review} />
      <Analyse />
    </>
  );
}

function Progress() {
  const { review: words } = useWords();
  const reviewing = useReviewing();
  const { phase, progress, unkept } = useReview();
  if (phase === 'failed') return <p className="notice notice-bad">{words.failed}</p>;
  if (phase !== 'done')
    return (
      <div className="review-progress">
        {/* Told by the bar itself: a live region would say every step. */}
        <p className="soft">{words.working(Math.floor(100 * progress))}</p>
        <progress value={progress} aria-label={words.title} />
      </div>
    );
  return (
    <div className="row review-done">
      <p className="soft" role="status">
        {unkept ? words.unkept : words.done}
      </p>
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={() => void reviewing.again()}
      >
        {words.again}
      </button>
    </div>
  );
}

/** How each seat played, and what luck did. */
function Players({ review }: { readonly review: Review }) {
  const { names } = useTable();
  const { review: words } = useWords();
  const rows = [
    {
      name: words.accuracy,
      hint: words.accuracyHint,
      figures: review.seats.map(({ accuracy }) => (accuracy === null ? '–' : accuracy.toFixed(0))),
    },
    {
      name: words.mistakes,
      figures: review.seats.map(({ mistakes, decisions }) => words.mistakesOf(mistakes, decisions)),
    },
    {
      name: words.cost,
      hint: words.costHint,
      figures: review.seats.map(
        ({ cost, decisions }) => `${exactly((100 * cost) / Math.max(1, decisions))} %`,
      ),
    },
    {
      name: words.luck,
      hint: words.luckHint,
      figures: review.seats.map(({ luck }) => `${signed(luck)} %`),
    },
  ];
  return (
    <section aria-labelledby="review-players">
      <h3 id="review-players">{words.players}</h3>
      <table className="scores review-players figures">
        <thead>
          <tr>
            <td />
            <SeatHeads />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, seat) => (
                <td key={names[seat] + String(seat)}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <details className="review-notes soft">
        <summary>{words.notes}</summary>
        {rows.map(({ name, hint }) => hint && <p key={name}>{`${name}: ${hint}`}</p>)}
      </details>
    </section>
  );
}

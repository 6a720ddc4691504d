import { type Film, type Judged, MISTAKE, type Review } from '@nabu/search/review';
import { memo, useState } from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import type { TableContext } from '../table/context.ts';
import { useTable } from '../table/context.ts';
import type { Words } from '../words/en.ts';
import { exactly } from './figures.ts';
import { movesOf } from './telling.ts';

const KINDS = ['costly', 'mistakes', 'all'] as const;
type Kind = (typeof KINDS)[number];

/** So many are listed at first, and so many more at a time. */
const SOME = 30;

/** Every decision that was judged, those of everybody or of one, all or only the costly ones. */
export function Decisions({ film, review }: { readonly film: Film; readonly review: Review }) {
  const { names, gameWords, ui, past } = useTable();
  const { review: words } = useWords();
  const [kind, setKind] = useState<Kind>('costly');
  const [whose, setWhose] = useState(-1);
  const [most, setMost] = useState(SOME);
  const found = review.decisions.filter((each) => isWanted(each, kind, whose));
  return (
    <section aria-labelledby="review-decisions">
      <h3 id="review-decisions">{words.decisions}</h3>
      <div className="row review-filters">
        <select
          className="input"
          aria-label={words.which}
          value={kind}
          onChange={({ target }) =>
            setKind(KINDS.find((each) => each === target.value) ?? 'costly')
          }
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label={words.whose}
          value={whose}
          onChange={({ target }) => setWhose(Number(target.value))}
        >
          <option value={-1}>{words.everybody}</option>
          {names.map((name, seat) => (
            <option key={name + String(seat)} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {found.length === 0 && <p className="soft">{words.none}</p>}
      <ol className="review-list">
        {found.slice(0, most).map((decision) => (
          <Line
            key={decision.ply}
            {...{ film, decision, names, gameWords, ui, words }}
            shown={past?.ply === decision.ply}
          />
        ))}
      </ol>
      {found.length > most && (
        <button type="button" className="button button-small" onClick={() => setMost(most + SOME)}>
          {words.more(Math.min(SOME, found.length - most))}
        </button>
      )}
    </section>
  );
}

function isWanted({ seat, cost }: Judged, kind: Kind, whose: number): boolean {
  if (whose >= 0 && seat !== whose) return false;
  return kind === 'all' || cost >= (kind === 'mistakes' ? MISTAKE : 0.005);
}

interface LineProps extends Pick<TableContext, 'names' | 'gameWords' | 'ui'> {
  readonly film: Film;
  readonly decision: Judged;
  readonly words: Words['review'];
  readonly shown: boolean;
}

/** One decision: what was done, what was better, what it cost. Pressed, it leads to the moment before it. */
const Line = memo(function Line({ film, decision, shown, words, ...around }: LineProps) {
  const { names, ui } = around;
  const { ply, seat, cost, points } = decision;
  const { made, best } = movesOf(film, around, decision);
  const good = decision.best === decision.made;
  const percent = exactly(100 * cost);
  return (
    <li aria-current={shown ? 'step' : undefined}>
      <button
        type="button"
        className={`review-line${cost >= MISTAKE ? ' is-mistake' : ''}`}
        onClick={() => ui.jump(ply, [])}
      >
        <span className="review-who">
          <SeatMark seat={seat} size="0.875rem" /> {words.move(ply + 1, names[seat])}
          {!good && (
            <span className="review-cost figures" aria-hidden="true">
              {words.costShort(percent)}
            </span>
          )}
        </span>
        <span className="review-said">{made}</span>
        <span className="review-better">{good ? words.best : words.better(best)}</span>
        {!good && (
          <span className="review-figures soft">{words.costs(percent, exactly(points))}</span>
        )}
      </button>
    </li>
  );
});

import type { Film, Review } from '@nabu/search/review';
import { useMemo, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { curveOf, pointsFrom, sourcesIn } from '../table/curve.ts';
import { LinePlot, type Lines } from '../table/line-plot.tsx';
import { exactly } from './figures.ts';

/** What the plot can show: chances, the points to come, and the points so far, all or from one source. */
type Shown = 'chances' | 'points' | 'so' | { readonly source: string };

/** Chances and points of every seat over the turns; a press leads to the board there. */
export function ReviewPlot({ film, review }: { readonly film: Film; readonly review: Review }) {
  const { ui, names, past, gameWords } = useTable();
  const { review: words, end, table } = useWords();
  const [shown, setShown] = useState<Shown>('chances');
  const { outlook } = review;
  const curve = useMemo(() => curveOf(film.match), [film]);
  const sources = useMemo(() => sourcesIn(curve), [curve]);
  const lines = linesOf(review, curve, shown, names.length);
  const format = shown === 'chances' ? words.percent : exactly;
  const what = typeof shown === 'object' ? gameWords.source(shown.source) : words.plots[shown];
  const figures = names.map((name, seat) => `${name} ${format(lines.series[seat].at(-1) ?? 0)}`);
  const turnName = (turn: number) => {
    const seat = outlook[turn]?.seat ?? null;
    return seat === null ? table.over : end.turnAt(turn + 1, names[seat]);
  };
  return (
    <section className="plot" aria-labelledby="review-plot">
      <div className="plot-head">
        <h3 id="review-plot">{words.plot}</h3>
        <label className="plot-choose">
          <span className="hidden-text">{end.curveOf}</span>
          <select
            className="input"
            value={typeof shown === 'object' ? `from ${shown.source}` : shown}
            onChange={({ target }) => setShown(shownOf(target.value))}
          >
            {(['chances', 'points', 'so'] as const).map((each) => (
              <option key={each} value={each}>
                {words.plots[each]}
              </option>
            ))}
            {sources.map((source) => (
              <option key={source} value={`from ${source}`}>
                {gameWords.source(source)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LinePlot
        {...lines}
        label={words.plotSays(what, figures.join(', '), outlook.length - 1)}
        format={format}
        turnName={turnName}
        last={`${end.turn} ${outlook.length - 1}`}
        current={past ? turnAt(review, past.ply) : null}
        onPick={(turn) => ui.jump(outlook[turn].ply, [])}
      />
    </section>
  );
}

function shownOf(value: string): Shown {
  if (value === 'points' || value === 'so') return value;
  return value.startsWith('from ') ? { source: value.slice(5) } : 'chances';
}

/** The turn that a ply belongs to. */
function turnAt({ outlook }: Review, ply: number): number {
  return Math.max(
    0,
    outlook.findLastIndex((each) => each.ply <= ply),
  );
}

function linesOf(
  { outlook }: Review,
  curve: ReturnType<typeof curveOf>,
  shown: Shown,
  seats: number,
): Lines {
  const by = (figure: (seat: number, turn: number) => number | null) =>
    Array.from({ length: seats }, (_, seat) => outlook.map((_, turn) => figure(seat, turn)));
  if (shown === 'chances')
    return {
      series: by((seat, turn) => Math.round(100 * outlook[turn].chances[seat])),
      least: [0, 100],
    };
  if (shown === 'points')
    return { series: by((seat, turn) => outlook[turn].points?.[seat] ?? null), least: [0, 1] };
  // The points when a turn begins are those at the end of the one before.
  const source = shown === 'so' ? null : shown.source;
  return {
    series: by((seat, turn) => (curve[turn] ? pointsFrom(curve[turn].scores[seat], source) : null)),
    least: [0, 1],
  };
}

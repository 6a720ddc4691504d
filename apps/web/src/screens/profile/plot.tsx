import type { RatingPoints } from '@nabu/protocol';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { ratingText } from '../../ratings/text.ts';
import { HEIGHT, LEFT, nearest, scalesOf, TOP, usePlotWidth } from './scales.ts';

type Points = RatingPoints['points'];

interface PlotProps {
  readonly title: string;
  readonly points: Points;
}

/** How a rating went over time: a drawing that can be walked along by keys, and the same as a table. */
export function RatingPlot({ title, points }: PlotProps) {
  const [at, setAt] = useState(points.length - 1);
  const language = useLanguage();
  const { ratings: words } = useWords();
  const { ended, rating, deviation, table } = points[Math.min(at, points.length - 1)];
  return (
    <>
      <Drawing title={title} points={points} at={at} onAt={setAt} />
      <p className="plot-legend figures">
        <span aria-hidden="true">
          {words.plotAt(moment(ended, language), ratingText(rating, false))},{' '}
          {words.uncertain(Math.round(deviation))}
        </span>
        {table && <Link href={`/t/${table}`}>{words.open}</Link>}
      </p>
      <p className="soft plot-hint">{words.plotHint}</p>
      <PointsTable title={title} points={points} />
    </>
  );
}

function Drawing({
  title,
  points,
  at,
  onAt,
}: PlotProps & { readonly at: number; readonly onAt: (at: number) => void }) {
  const language = useLanguage();
  const { ratings: words } = useWords();
  const [, go] = useLocation();
  const width = usePlotWidth();
  const { x, y, ticks } = scalesOf(points, width);
  const shown = points[Math.min(at, points.length - 1)];
  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest(points, width, ((event.clientX - box.left) / box.width) * width);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && shown.table) return go(`/t/${shown.table}`);
    const next = stepOf(event.key, at, points.length);
    if (next === null) return;
    event.preventDefault();
    onAt(next);
  };
  return (
    <div
      className="rating-plot"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={words.plotAt(moment(shown.ended, language), ratingText(shown.rating, false))}
      onKeyDown={walk}
      onPointerMove={(event) => onAt(pointAt(event))}
      onPointerDown={(event) => onAt(pointAt(event))}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((rating) => (
          <g key={rating}>
            <path className="plot-grid" d={`M${LEFT} ${y(rating)}H${width}`} />
            <text className="plot-tick" x={LEFT - 6} y={y(rating) + 4} textAnchor="end">
              {rating}
            </text>
          </g>
        ))}
        <Days points={points} width={width} />
        <polygon className="plot-band" points={band(points, x, y)} />
        <polyline
          className="plot-line"
          points={points.map(({ ended, rating }) => `${x(ended)},${y(rating)}`).join(' ')}
        />
        <path className="plot-at" d={`M${x(shown.ended)} ${TOP}V${y(ticks[0])}`} />
        <circle className="plot-dot" cx={x(shown.ended)} cy={y(shown.rating)} r="5" />
      </svg>
    </div>
  );
}

/** The first and the last day, below the ends of the line. */
function Days({ points, width }: { readonly points: Points; readonly width: number }) {
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const ends = [points[0], points[points.length - 1]].map(({ ended }) => day.format(ended));
  return (
    <>
      <text className="plot-tick" x={LEFT} y={HEIGHT - 4}>
        {ends[0]}
      </text>
      {ends[0] !== ends[1] && (
        <text className="plot-tick" x={width} y={HEIGHT - 4} textAnchor="end">
          {ends[1]}
        </text>
      )}
    </>
  );
}

/** Where the rating may well be in truth: as far from the line as it is uncertain. */
function band(points: Points, x: (time: number) => number, y: (rating: number) => number): string {
  const edge = (sign: number) =>
    points.map(({ ended, rating, deviation }) => `${x(ended)},${y(rating + sign * deviation)}`);
  return [...edge(1), ...edge(-1).reverse()].join(' ');
}

/** The point that a key leads to; null for keys that lead nowhere. */
function stepOf(key: string, at: number, count: number): number | null {
  const steps: { readonly [key: string]: number } = {
    ...{ ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1 },
    ...{ Home: 0, End: count - 1, PageUp: at + 10, PageDown: at - 10 },
  };
  if (!Object.hasOwn(steps, key)) return null;
  return Math.max(0, Math.min(count - 1, steps[key]));
}

/** The same as a table; its rows are written out once somebody opens it, because there may be thousands. */
function PointsTable({ title, points }: PlotProps) {
  const { ratings: words } = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="plot-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.plotTable}</summary>
      {open && (
        <table className="figures-table figures">
          <caption className="hidden-text">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.game}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ ended, rating, table }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may end in one moment
              <tr key={i}>
                <th scope="row">{moment(ended, language)}</th>
                <td>{Math.round(rating)}</td>
                <td>{table && <Link href={`/t/${table}`}>{words.open}</Link>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

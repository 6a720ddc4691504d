import { type PointerEvent, useEffect, useMemo, useState } from 'react';
import { faceOf, SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { pointsFrom, scoreCurve, sourcesIn, type TurnScores } from './curve.ts';

/** The drawing's own measures; it is scaled to its room. */
const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 36;
const BOTTOM = 24;
const TOP = 10;
const RIGHT = 12;
/** Lines differ by their dashes as well as by their colours. */
const DASHES = [undefined, '10 4', '3 4', '12 4 3 4'];

/** The turns of the finished match with their points; null until they are counted, or when they cannot be. */
function useCurve(): readonly TurnScores[] | null {
  const { session, game, frame } = useTable();
  const [curve, setCurve] = useState<readonly TurnScores[] | null>(null);
  const over = frame.now.result !== null;
  useEffect(() => {
    let gone = false;
    if (over)
      session.record().then(
        (record) => !gone && setCurve(scoreCurve(game, record)),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [session, game, over]);
  return curve;
}

/** How the points grew over the turns, by source: a drawing, and the same as a table. */
export function ScorePlot() {
  const { gameWords } = useTable();
  const { end } = useWords();
  const curve = useCurve();
  const [source, setSource] = useState<string | null>(null);
  const sources = useMemo(() => (curve ? sourcesIn(curve) : []), [curve]);
  if (!curve || curve.length < 3) return null;
  return (
    <section className="plot" aria-labelledby="plot">
      <div className="plot-head">
        <h3 id="plot">{end.curve}</h3>
        <label className="plot-choose">
          <span className="hidden-text">{end.curveOf}</span>
          <select
            className="input"
            value={source ?? ''}
            onChange={({ target }) => setSource(target.value || null)}
          >
            <option value="">{end.all}</option>
            {sources.map((id) => (
              <option key={id} value={id}>
                {gameWords.source(id)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Drawing curve={curve} source={source} />
      <TurnTable curve={curve} source={source} />
    </section>
  );
}

interface CurveProps {
  readonly curve: readonly TurnScores[];
  readonly source: string | null;
}

function Drawing({ curve, source }: CurveProps) {
  const { names, gameWords, ui } = useTable();
  const { end } = useWords();
  const [pointed, setPointed] = useState<number | null>(null);
  const { x, y, ticks } = scalesOf(curve, source);
  const shown = curve[pointed ?? curve.length - 1];
  const figures = names.map((name, seat) => `${name} ${pointsFrom(shown.scores[seat], source)}`);
  const turnAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const turn = Math.round(((at - LEFT) / (WIDTH - LEFT - RIGHT)) * (curve.length - 1));
    return Math.min(curve.length - 1, Math.max(0, turn));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table below and the replay offer the same by keys */}
      <svg
        className="plot-drawing"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={end.curveSays(
          source === null ? end.all : gameWords.source(source),
          figures.join(', '),
          curve.length - 1,
        )}
        onPointerMove={(event) => setPointed(turnAt(event))}
        onPointerLeave={() => setPointed(null)}
        onClick={() => {
          ui.open(null);
          ui.replay(shown.ply);
        }}
      >
        {ticks.map((points) => (
          <g key={points}>
            <path className="plot-grid" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text className="plot-tick" x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <text className="plot-tick" x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {end.turn} {curve.length - 1}
        </text>
        {pointed !== null && (
          <path className="plot-at" d={`M${x(pointed)} ${TOP}V${y(ticks[0])}`} />
        )}
        {names.map((name, seat) => (
          <polyline
            key={name + String(seat)}
            className="plot-line"
            stroke={`var(--seat-${faceOf(seat).colour})`}
            strokeDasharray={DASHES[seat]}
            points={curve
              .map(({ scores }, turn) => `${x(turn)},${y(pointsFrom(scores[seat], source))}`)
              .join(' ')}
          />
        ))}
      </svg>
      <p className="plot-legend figures" aria-hidden="true">
        <span>{turnName(curve, pointed ?? curve.length - 1, names, end)}</span>
        {figures.map((figure, seat) => (
          <span key={figure + String(seat)}>
            <SeatMark seat={seat} size="1em" /> {figure}
          </span>
        ))}
      </p>
      <p className="soft plot-hint">{end.curveHint}</p>
    </>
  );
}

function turnName(
  curve: readonly TurnScores[],
  turn: number,
  names: readonly string[],
  end: ReturnType<typeof useWords>['end'],
): string {
  const { seat } = curve[turn];
  return seat === null ? end.opening : end.turnAt(turn, names[seat]);
}

/** Where a turn and a number of points stand in the drawing, and the points worth a line. */
function scalesOf(curve: readonly TurnScores[], source: string | null) {
  const all = curve.flatMap(({ scores }) => scores.map((score) => pointsFrom(score, source)));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => (high - low) / size <= 5) ?? 500;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  const ticks = Array.from({ length: count + 1 }, (_, i) => first + i * step);
  const room = HEIGHT - TOP - BOTTOM;
  return {
    ticks,
    x: (turn: number) => LEFT + (turn / (curve.length - 1)) * (WIDTH - LEFT - RIGHT),
    y: (points: number) => TOP + room * (1 - (points - first) / (count * step)),
  };
}

function TurnTable({ curve, source }: CurveProps) {
  const { names } = useTable();
  const { end } = useWords();
  return (
    <details className="plot-table">
      <summary>{end.asTable}</summary>
      <table className="scores summary-scores figures">
        <caption className="hidden-text">{end.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{end.turn}</th>
            {names.map((name, seat) => (
              <th key={name + String(seat)} scope="col" title={name}>
                <span className="summary-name">
                  <SeatMark seat={seat} size="1em" /> {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map(({ ply, scores }, turn) => (
            <tr key={ply}>
              <th scope="row">{turnName(curve, turn, names, end)}</th>
              {scores.map((score, seat) => (
                <td key={names[seat] + String(seat)}>{pointsFrom(score, source)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

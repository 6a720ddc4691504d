import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { pointsFrom, scoreCurve, sourcesIn, type TurnScores } from './curve.ts';
import { LinePlot } from './line-plot.tsx';
import { SeatHeads } from './seat-heads.tsx';

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
  const series = names.map((_, seat) =>
    curve.map(({ scores }) => pointsFrom(scores[seat], source)),
  );
  const figures = names.map((name, seat) => `${name} ${series[seat].at(-1)}`);
  const what = source === null ? end.all : gameWords.source(source);
  return (
    <>
      <LinePlot
        series={series}
        least={[0, 1]}
        label={end.curveSays(what, figures.join(', '), curve.length - 1)}
        format={String}
        turnName={(turn) => turnName(curve, turn, names, end)}
        last={`${end.turn} ${curve.length - 1}`}
        onPick={(turn) => {
          ui.open(null);
          ui.replay(curve[turn].ply);
        }}
      />
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
            <SeatHeads />
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

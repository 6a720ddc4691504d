import { SeatMark } from '../art/seat-mark.tsx';
import { number } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { PersonName } from '../people/name.tsx';
import { useTable } from './context.ts';
import { pointsFrom } from './curve.ts';
import { RuleLink } from './rule-link.tsx';

/** The table of points: a column for each seat, the best first; totals above their sources. */
export function FinalScores({ places }: { readonly places: readonly number[] }) {
  const { frame, names, gameWords, players, kit, game } = useTable();
  const { end, table } = useWords();
  const language = useLanguage();
  const { scores } = frame.now;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const sources = [...new Set(scores.flatMap(({ parts }) => parts.map(({ source }) => source)))];
  return (
    <table className="scores summary-scores summary-points figures">
      <caption className="hidden-text">{end.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">{end.source}</span>
          </th>
          {order.map((seat) => (
            <th key={seat} scope="col" title={names[seat]}>
              <span className="summary-place">
                <SeatMark seat={seat} size="1em" /> {end.place(places[seat])}
              </span>
              <span className="summary-name">
                <PersonName
                  aside
                  name={names[seat]}
                  account={players?.seats[seat]?.account ?? null}
                />
              </span>
            </th>
          ))}
        </tr>
        <tr className="summary-total">
          <th scope="row">{table.total}</th>
          {order.map((seat) => (
            <td key={seat}>{number(scores[seat].total, language)}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">
              {gameWords.source(source)}{' '}
              <RuleLink game={game.id} clause={kit.clauses.sources[source]} />
            </th>
            {order.map((seat) => (
              <td key={seat}>{number(pointsFrom(scores[seat], source), language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

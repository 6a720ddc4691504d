import type { Span } from './markdown.ts';
import { Spans } from './spans.tsx';

/** A table of the rules; its clauses are linked on another page where a game is given. */
export function TableView({
  rows: [head, ...rows],
  game,
}: {
  readonly rows: readonly (readonly (readonly Span[])[])[];
  readonly game?: string;
}) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <th key={place} scope="col">
              <Spans spans={spans} game={game} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={line}>
            {row.map((spans, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={place}>
                <Spans spans={spans} game={game} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

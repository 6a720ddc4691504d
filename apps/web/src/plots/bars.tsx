import './plots.css';
import type { CSSProperties, ReactNode } from 'react';

/** One row of a plot of bars. */
interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  /** How far it stands in, under the bar that it belongs to. */
  readonly depth?: number;
  /** How long the bar is, of `most`. */
  readonly value: number;
  /** Where a line across the bar stands. */
  readonly mark?: number;
  /** The figures beside it, in the order of the columns. */
  readonly figures: readonly string[];
}

interface BarsProps {
  readonly title: string;
  /** The heading of the labels, and of each figure. */
  readonly columns: readonly [label: string, ...figures: string[]];
  readonly bars: readonly Bar[];
  readonly most: number;
}

const WIDTH = 100;
const HEIGHT = 12;

/** Bars beside their figures, under their labels: a table that is drawn as well, so that it is read as it is seen. */
export function Bars({ title, columns: [label, ...figures], bars, most }: BarsProps) {
  return (
    <table className="bars figures">
      <caption className="hidden-text">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      {bars.map((bar) => (
        <tbody key={bar.key} style={{ '--depth': bar.depth ?? 0 } as CSSProperties}>
          <tr>
            <th className="bar-label" scope="rowgroup" colSpan={figures.length + 1}>
              {bar.label}
            </th>
          </tr>
          <tr>
            <td>
              <Drawn bar={bar} most={most} />
            </td>
            {bar.figures.map((figure, column) => (
              <td key={figures[column]}>{figure}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Drawn({ bar: { value, mark }, most }: { readonly bar: Bar; readonly most: number }) {
  const at = (figure: number) => (most > 0 ? Math.min(1, Math.max(0, figure / most)) * WIDTH : 0);
  return (
    <svg
      className="bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="bar-room" width={WIDTH} height={HEIGHT} />
      <rect className="bar-fill" width={at(value)} height={HEIGHT} />
      {mark !== undefined && <path className="bar-mark" d={`M${at(mark)} 0V${HEIGHT}`} />}
    </svg>
  );
}

import './plots.css';
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';

/** One column: how much, and which part of it is told apart. */
export interface Column {
  readonly label: string;
  /** Its least value, which stands under it where there is no room for all of its label. */
  readonly from: string;
  readonly value: number;
  readonly part?: number;
}

interface ColumnsProps {
  /** What is drawn, in words. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** The headings of the table with the same figures. */
  readonly headings: readonly [label: string, value: string, part?: string];
  readonly format: (value: number) => string;
}

const WIDTH = 400;
const HEIGHT = 150;
const LEFT = 38;
const RIGHT = 16;
const BOTTOM = 22;
const TOP = 8;
/** Few columns do not become walls. */
const WIDEST = 60;
/** So many whole labels have room. */
const WHOLE_LABELS = 5;
/** So many are written at most. */
const MOST_LABELS = 7;
/** So much of the room of a column stays free. */
const GAP = 0.16;

/** Columns over a scale: a drawing, and the same figures as a table. */
export function Columns({ label, columns, headings, format }: ColumnsProps) {
  const { census } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Drawing label={label} columns={columns} format={format} />
      <details className="plot-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{census.table}</summary>
        {open && (
          <table className="figures-table figures">
            <caption className="hidden-text">{label}</caption>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.map((column) => (
                <tr key={column.label}>
                  <th scope="row">{column.label}</th>
                  <td>{format(column.value)}</td>
                  {column.part !== undefined && <td>{format(column.part)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </>
  );
}

function Drawing({ label, columns, format }: Pick<ColumnsProps, 'label' | 'columns' | 'format'>) {
  const ticks = ticksUpTo(Math.max(1, ...columns.map(({ value }) => value)));
  const high = ticks[ticks.length - 1];
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / high);
  const room = Math.min(WIDEST, (WIDTH - LEFT - RIGHT) / columns.length);
  const x = (i: number) => LEFT + room * (i + GAP / 2);
  const every = Math.ceil(columns.length / MOST_LABELS);
  const whole = columns.length <= WHOLE_LABELS;
  return (
    <svg className="columns" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((value) => (
        <g key={value}>
          <path className="plot-grid" d={`M${LEFT} ${y(value)}H${WIDTH}`} />
          <text className="plot-tick" x={LEFT - 5} y={y(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {columns.map(({ label: name, from, value, part = value }, i) => (
        <g key={name}>
          <title>{`${name}: ${format(value)}`}</title>
          <rect
            className="column-rest"
            {...{ x: x(i), y: y(value), width: room * (1 - GAP), height: y(0) - y(value) }}
          />
          <rect
            className="column-part"
            {...{ x: x(i), y: y(part), width: room * (1 - GAP), height: y(0) - y(part) }}
          />
          {i % every === 0 && (
            <text
              className="plot-tick"
              x={LEFT + room * (i + 0.5)}
              y={HEIGHT - 5}
              textAnchor="middle"
            >
              {whole ? name : from}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Whole numbers from nothing to at least so much that are worth a line. */
function ticksUpTo(most: number): readonly number[] {
  const size = 10 ** Math.floor(Math.log10(most));
  const step = Math.max(
    1,
    [size / 5, size / 2, size, size * 2].find((each) => most / each <= 5) ?? size * 5,
  );
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

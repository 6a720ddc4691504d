import './plots.css';
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';

/** One column: how much, and which part of it is told apart. */
export interface Column {
  readonly label: string;
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
const LEFT = 34;
const BOTTOM = 18;
const TOP = 8;
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
  const room = (WIDTH - LEFT) / columns.length;
  const x = (i: number) => LEFT + room * (i + GAP / 2);
  const every = Math.ceil(columns.length / 6);
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
      {columns.map(({ label: name, value, part = value }, i) => (
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
            <text className="plot-tick" x={x(i)} y={HEIGHT - 4}>
              {name}
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

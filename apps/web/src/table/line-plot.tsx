import { type MouseEvent, useState } from 'react';
import { faceOf, SeatMark } from '../art/seat-mark.tsx';
import { useTable } from './context.ts';

/** The drawing's own measures; it is scaled to its room. */
const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 46;
const BOTTOM = 24;
const TOP = 10;
const RIGHT = 12;
/** Lines differ by their dashes as well as by their colours. */
const DASHES = [undefined, '10 4', '3 4', '12 4 3 4'];

/** Figures of every seat at every turn. */
export interface Lines {
  /** By seat and turn; null where there is no figure. */
  readonly series: readonly (readonly (number | null)[])[];
  /** The scale reaches at least from the first to the second. */
  readonly least: readonly [low: number, high: number];
}

interface LinePlotProps extends Lines {
  /** What is drawn, in words. */
  readonly label: string;
  /** A figure in words. */
  format(value: number): string;
  /** What a turn is called. */
  turnName(turn: number): string;
  /** What stands below the end of the turns. */
  readonly last: string;
  /** The turn that the board shows. */
  readonly current?: number | null;
  onPick(turn: number): void;
}

/** One line for each seat over the turns; pointing reads a turn, pressing leads to it. */
export function LinePlot(props: LinePlotProps) {
  const { series, label, format, turnName, onPick, current = null } = props;
  const { names } = useTable();
  const [pointed, setPointed] = useState<number | null>(null);
  const turns = series[0].length;
  const { x, y, ticks } = scalesOf(props, turns);
  const shown = pointed ?? current ?? turns - 1;
  const turnAt = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const turn = Math.round(((at - LEFT) / (WIDTH - LEFT - RIGHT)) * (turns - 1));
    return Math.min(turns - 1, Math.max(0, turn));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the lists and tables beside it and the replay offer the same by keys */}
      <svg
        className="plot-drawing"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerMove={(event) => setPointed(turnAt(event))}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          // From here on the mark goes along with the board, until the pointer moves again.
          setPointed(null);
          onPick(turnAt(event));
        }}
      >
        {ticks.map((value) => (
          <g key={value}>
            <path className="plot-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text className="plot-tick" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <text className="plot-tick" x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {props.last}
        </text>
        {(pointed ?? current) !== null && (
          <path className="plot-at" d={`M${x(shown)} ${TOP}V${y(ticks[0])}`} />
        )}
        {series.map((line, seat) => (
          <polyline
            key={names[seat] + String(seat)}
            className="plot-line"
            stroke={`var(--seat-${faceOf(seat).colour})`}
            strokeDasharray={DASHES[seat]}
            points={line
              .flatMap((value, turn) => (value === null ? [] : [`${x(turn)},${y(value)}`]))
              .join(' ')}
          />
        ))}
      </svg>
      <p className="plot-legend figures" aria-hidden="true">
        <span>{turnName(shown)}</span>
        {series.map((line, seat) => (
          <span key={names[seat] + String(seat)}>
            <SeatMark seat={seat} size="1em" /> {names[seat]} {told(line, shown, format)}
          </span>
        ))}
      </p>
    </>
  );
}

/** The figure at a turn, or the last one before it. */
function told(
  line: readonly (number | null)[],
  turn: number,
  format: (value: number) => string,
): string {
  const value = line.slice(0, turn + 1).findLast((each) => each !== null) ?? null;
  return value === null ? '' : format(value);
}

/** Where a turn and a figure stand in the drawing, and the figures worth a line. */
function scalesOf({ series, least }: Lines, turns: number) {
  const all = series.flatMap((line) => line.filter((value) => value !== null));
  const low = Math.min(least[0], ...all);
  const high = Math.max(least[1], ...all);
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => (high - low) / size <= 5) ?? 500;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  const room = HEIGHT - TOP - BOTTOM;
  return {
    ticks: Array.from({ length: count + 1 }, (_, i) => first + i * step),
    x: (turn: number) => LEFT + (turn / Math.max(1, turns - 1)) * (WIDTH - LEFT - RIGHT),
    y: (value: number) => TOP + room * (1 - (value - first) / (count * step)),
  };
}

import type { SeatFace } from '../../table/kit.ts';
import { SeatGlyph } from '../common/glyph.tsx';
import type { Rect } from '../common/rect.ts';
import type { Side } from './geometry.ts';
import { LEAD, SUMMIT, TRAIL } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

/** A player's total, and what it would become. */
export interface GaugeBar {
  readonly face: SeatFace;
  readonly side: Side;
  readonly total: number;
  readonly next: number | null;
}

interface GaugeProps {
  readonly place: Rect;
  readonly bars: readonly GaugeBar[];
  readonly endPhase: boolean;
  /** What the looked-at move would bring about, said in place of the goal. */
  readonly note: string | null;
  readonly phrases: Phrases;
}

/** The part of the gauge that measures: the rest is left for figures and for the goal in words. */
export function track(place: Rect): Rect {
  const wide = place.width > 600;
  const width = wide ? place.width - 290 : place.width - 62;
  return { x: place.x + 16, y: place.y + 6, width, height: 38 };
}

/** Where a total stands on the gauge; beyond the summit there is only a little room. */
export function reach(place: Rect, total: number): number {
  const { x, width } = track(place);
  return x + (width * Math.min(total, SUMMIT + 0.6)) / SUMMIT;
}

function Bar({ bar, place }: { readonly bar: GaugeBar; readonly place: Rect }) {
  const area = track(place);
  const y = area.y + (bar.side === 'far' ? 5 : 23);
  const end = reach(place, bar.total);
  const next = bar.next === null || bar.next === bar.total ? null : bar.next;
  const ghost = next === null ? end : reach(place, next);
  const tip = Math.max(end, ghost);
  return (
    <g className="gauge-bar">
      <rect
        className="gauge-fill"
        x={area.x}
        y={y}
        width={Math.max(0, end - area.x)}
        height={10}
        rx={5}
        fill={`var(--seat-${bar.face.colour})`}
      />
      {next !== null && (
        <rect
          className={ghost > end ? 'gauge-gain' : 'gauge-loss'}
          x={Math.min(end, ghost)}
          y={y}
          width={Math.abs(ghost - end)}
          height={10}
          rx={3}
        />
      )}
      <g className="gauge-tip" style={{ transform: `translate(${tip + 3}px, ${y - 3}px)` }}>
        <SeatGlyph face={bar.face} size={15} />
        <text x={18} y={8} className="gauge-total">
          {bar.total}
          {next !== null && <tspan className="gauge-next"> → {next}</tspan>}
        </text>
      </g>
    </g>
  );
}

/** Both totals measured against the marks that end the game. */
export function Gauge({ place, bars, endPhase, note, phrases }: GaugeProps) {
  const area = track(place);
  const wide = place.width > 600;
  const { labels } = phrases;
  const goal = wide ? labels.goal : labels.goalShort;
  const goalEnd = wide ? labels.goalEnd : labels.goalEndShort;
  const marks = [
    { at: TRAIL, live: true },
    { at: LEAD, live: !endPhase },
    { at: SUMMIT, live: endPhase },
  ];
  return (
    <g className={`gauge${endPhase ? ' is-end-phase' : ''}`}>
      <rect className="gauge-track" {...area} rx={8} />
      <rect
        className="gauge-low"
        x={area.x}
        y={area.y}
        width={reach(place, TRAIL) - area.x}
        height={area.height}
        rx={8}
      />
      {Array.from({ length: SUMMIT - 1 }, (_, index) => (
        <line
          key={`tick-${reach(place, index + 1)}`}
          className="gauge-tick"
          x1={reach(place, index + 1)}
          x2={reach(place, index + 1)}
          y1={area.y + 17}
          y2={area.y + 21}
        />
      ))}
      {marks.map(({ at, live }) => (
        <g key={at} className={live ? 'gauge-mark is-live' : 'gauge-mark'}>
          <line
            x1={reach(place, at)}
            x2={reach(place, at)}
            y1={area.y - 2}
            y2={area.y + area.height + 2}
          />
          <text
            className={live ? 'gauge-figure is-live' : 'gauge-figure'}
            x={reach(place, at)}
            y={area.y + area.height + 10}
          >
            {at === TRAIL ? `≤${at}` : at}
          </text>
        </g>
      ))}
      {bars.map((bar) => (
        <Bar key={bar.side} bar={bar} place={place} />
      ))}
      <text
        className={note ? 'gauge-goal gauge-note' : 'gauge-goal'}
        x={wide ? place.x + place.width - 4 : area.x}
        y={wide ? place.y + place.height / 2 : area.y + area.height + 11}
        textAnchor={wide ? 'end' : 'start'}
      >
        {note ?? (endPhase ? goalEnd : goal)}
      </text>
    </g>
  );
}

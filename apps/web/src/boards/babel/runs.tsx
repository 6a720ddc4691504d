import { Hit } from '../shared/hit.tsx';
import { inset, type Rect } from '../shared/rect.ts';
import { bracket, fan, type Side } from './geometry.ts';
import { type Nation, type Run, runsOf } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

/** How the runs of a site answer. */
export interface RunPress {
  isLit(run: Run): boolean;
  isChosen(run: Run): boolean;
  onPress(run: Run): void;
}

/** The glow around a run, and the name of its power where there is room. */
function Glow({ boxes, strip, label, mine }: GlowProps) {
  return (
    <g className={mine ? 'run-glow' : 'run-glow run-glow-far'}>
      {boxes.map((box) => (
        <rect key={`${box.x}`} className="run-box" {...inset(box, 0.5)} rx={6} />
      ))}
      {strip.width >= 130 && (
        <text
          className="run-text"
          x={strip.x + strip.width - 26}
          y={strip.y + strip.height / 2}
          fontSize={11.5}
        >
          {label}
        </text>
      )}
    </g>
  );
}

interface GlowProps {
  readonly boxes: readonly Rect[];
  /** The strip that carries the label: the middle card of the run. */
  readonly strip: Rect;
  readonly label: string;
  readonly mine: boolean;
}

interface RunsProps {
  readonly row: readonly Nation[];
  readonly side: Side;
  /** Where the row's cards lie. */
  readonly place: Rect;
  /** The site's name. */
  readonly name: string;
  readonly phrases: Phrases;
  /** Present when the runs can be pressed. */
  readonly runs?: RunPress | undefined;
}

/** The runs of a row: glowing, named by their power and, on the near side, ready to be pressed. */
export function Runs({ row, side, place, name, phrases, runs }: RunsProps) {
  const places = fan(place, row.length, side);
  return runsOf(row).map((run) => {
    const boxes = bracket(places, run.start, run.length);
    const { strip } = places[run.start + Math.floor(run.length / 2)];
    const power = phrases.powers[run.nation];
    const glow = <Glow boxes={boxes} strip={strip} label={power} mine={side === 'near'} />;
    if (!runs) return <g key={run.start}>{glow}</g>;
    return (
      <Hit
        key={run.start}
        className="run"
        label={phrases.labels.runAt(phrases.nations[run.nation], run.length, name)}
        area={boxes[0]}
        radius={6}
        lit={runs.isLit(run)}
        chosen={runs.isChosen(run)}
        onPress={() => runs.onPress(run)}
      >
        {glow}
      </Hit>
    );
  });
}

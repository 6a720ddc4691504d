import { Hit } from '../common/hit.tsx';
import { inset, type Rect } from '../common/rect.ts';
import { bracket, fan, type Side } from './geometry.ts';
import { type Nation, type RunInRow, runsIn } from './rules.ts';
import { tipOf } from './tip.tsx';
import type { Phrases } from './words/phrases.ts';

/** How the runs of a site answer. */
export interface RunPress {
  /** The pawn stands here, so that they can be used. */
  readonly here: boolean;
  isLit(run: RunInRow): boolean;
  isChosen(run: RunInRow): boolean;
  onPress(run: RunInRow): void;
}

/** The glow around a run, one box for every column it crosses. */
function Glow({ boxes, mine }: { readonly boxes: readonly Rect[]; readonly mine: boolean }) {
  return (
    <g className={mine ? 'run-glow' : 'run-glow run-glow-far'}>
      {boxes.map((box) => (
        <rect key={`${box.x}`} className="run-box" {...inset(box, 0.5)} rx={6} />
      ))}
    </g>
  );
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

/** The runs of a row: glowing and, where they may be pressed, ready to be. */
export function Runs({ row, side, place, name, phrases, runs }: RunsProps) {
  const places = fan(place, row.length, side);
  const { runAt, runAway } = phrases.labels;
  const say = runs?.here ? runAt : runAway;
  return runsIn(row).map((run) => {
    const boxes = bracket(places, run.start, run.length);
    const glow = <Glow boxes={boxes} mine={side === 'near'} />;
    if (!runs) return <g key={run.start}>{glow}</g>;
    return (
      <Hit
        key={run.start}
        className="run"
        tip={tipOf.nation(run.nation)}
        label={say(phrases.nations[run.nation], run.length, name)}
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

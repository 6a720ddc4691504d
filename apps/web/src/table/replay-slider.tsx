import { useMemo } from 'react';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from './context.ts';
import { turnsOf } from './story-turns.ts';

/** More turns than this are too many to be told apart: then only rounds have ticks. */
const MOST_TICKS = 120;

/** The way through the match on one line, with a tick for each turn and a longer one for each round. */
export function ReplaySlider({ onMove }: { onMove(ply: number): void }) {
  const { frame } = useTable();
  const { replay } = useWords();
  const shown = useUi((state) => state.replay) ?? 0;
  const last = frame.now.ply;
  return (
    <div className="replay-slider">
      <Ticks last={last} />
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={replay.slider}
        aria-valuetext={shown === 0 ? replay.opening : replay.at(shown, last)}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  );
}

function Ticks({ last }: { readonly last: number }) {
  const { story } = useTable();
  const ticks = useMemo(() => ticksOf(turnsOf(story)), [story]);
  return (
    <div className="replay-ticks" aria-hidden="true">
      {ticks.map(({ ply, round }) => (
        <i
          key={ply}
          className={round ? 'is-round' : undefined}
          style={{ left: `${(100 * ply) / Math.max(1, last)}%` }}
        />
      ))}
    </div>
  );
}

/** Where turns and rounds begin. */
function ticksOf(turns: ReturnType<typeof turnsOf>) {
  const ticks = turns.map(({ first, round }, i) => ({
    ply: first - 1,
    round: round !== turns[i - 1]?.round,
  }));
  return ticks.length > MOST_TICKS ? ticks.filter(({ round }) => round) : ticks;
}

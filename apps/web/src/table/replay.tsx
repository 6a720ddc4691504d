import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from './context.ts';

/** Moves the replay by steps or to an end; the last ply of all is still the past until "now" is asked for. */
export function useStepping(): (to: 'first' | 'previous' | 'next' | 'last' | number) => void {
  const { ui, frame } = useTable();
  const ply = useUi((state) => state.replay);
  const last = frame.now.ply;
  return (to) => {
    const from = ply ?? last;
    const target = { first: 0, previous: from - 1, next: from + 1, last }[to] ?? Number(to);
    ui.replay(Math.max(0, Math.min(last, target)));
  };
}

/** Walks through the match while it goes on. */
export function Replay() {
  const { ui, frame, past, gameWords, names, story } = useTable();
  const { replay } = useWords();
  const step = useStepping();
  const shown = useUi((state) => state.replay) ?? 0;
  const last = frame.now.ply;
  const told = story.lines
    .flatMap((line) => ('events' in line && line.ply === past?.ply ? line.events : []))
    .flatMap((event) => gameWords.log(event as never, names) ?? []);
  return (
    <div className="replay">
      <div className="replay-bar">
        {(['first', 'previous', 'next', 'last'] as const).map((way) => (
          <button
            key={way}
            type="button"
            className="button button-round"
            aria-label={replay[way]}
            title={replay[way]}
            onClick={() => step(way)}
          >
            <Icon name={way} />
          </button>
        ))}
        <input
          type="range"
          className="replay-slider"
          min={0}
          max={last}
          value={shown}
          aria-label={replay.slider}
          aria-valuetext={shown === 0 ? replay.opening : replay.at(shown, last)}
          onChange={(event) => step(Number(event.target.value))}
        />
        <button type="button" className="button button-primary" onClick={() => ui.replay(null)}>
          {replay.now}
        </button>
      </div>
      <p className="replay-told" aria-live="polite">
        {told.join(' ')}
      </p>
    </div>
  );
}

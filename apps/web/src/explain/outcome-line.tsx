import { sketchFrom } from '@nabu/table';
import { useMemo } from 'react';
import { useGhostMove } from '../boards/common/desk/provider.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { type Worth, worthOf } from './gains.ts';
import { gainText } from './words.ts';

/** Who would get what by the move that is pointed at; null when no points change. */
function useWorth(): Worth | null {
  const { game, props } = useTable();
  const { view, viewer } = props;
  const move = useGhostMove();
  const looked = move !== null;
  const sketch = useMemo(
    () => (looked && viewer !== 'spectator' ? sketchFrom(game, view, viewer) : null),
    [looked, game, view, viewer],
  );
  return useMemo(() => {
    if (!sketch || move === null || viewer === 'spectator') return null;
    const worth = worthOf(sketch, viewer, move);
    return worth && worth.gains.length > 0 ? worth : null;
  }, [sketch, viewer, move]);
}

/** Above the tray, while a move is pointed at that changes points: whose, from what to what, and why. */
export function OutcomeLine() {
  const { names, gameWords, props } = useTable();
  const words = useWords();
  const worth = useWorth();
  const speaking = { words, names, gameWords, language: props.language };
  const why = worth?.scored.flatMap((event) => gameWords.log(event as never, names) ?? []) ?? [];
  return (
    <section className="outcome-line" aria-label={words.explain.title} aria-live="polite">
      {worth && (
        <div className="outcome-card">
          {worth.gains.map((gain) => (
            <p key={gain.seat} className="figures">
              {gainText(gain, speaking)}
            </p>
          ))}
          {why.length > 0 && <p className="outcome-why">{why.join(' ')}</p>}
          {worth.open && <p className="outcome-why">{words.explain.open}</p>}
        </div>
      )}
    </section>
  );
}

import { SeatGlyph } from '../shared/glyph.tsx';
import { type Props, useShared } from './desk.ts';
import type { Show } from './use-show.ts';
import { phrases } from './words/index.ts';

/** What was scored last and why, line by line as it is told. */
export function Report({ props, show }: { readonly props: Props; readonly show: Show }) {
  const { labels } = phrases[props.language];
  if (show.scenes.length === 0) return null;
  const point = (shown: readonly number[]) => useShared.setState({ shown });
  let first = 0;
  const scenes = show.scenes.map((scene) => {
    const start = first;
    first += scene.beats.length;
    return { scene, start };
  });
  return (
    <section className="report scrolls" aria-label={labels.scoring}>
      <button type="button" className="report-close" aria-label={labels.close} onClick={show.close}>
        ×
      </button>
      {scenes
        .filter(({ start }) => start <= show.beat)
        .map(({ scene, start }) => (
          <div key={start} className="report-scene">
            <h3>{scene.title}</h3>
            <ul>
              {scene.beats.map((beat, index) => {
                const at = start + index;
                if (at > show.beat) return null;
                return (
                  <li
                    key={beat.text + String(beat.seat)}
                    className={at === show.beat ? 'is-now' : ''}
                    onPointerEnter={() => point(beat.hexes)}
                    onPointerLeave={() => point([])}
                  >
                    {beat.seat === null ? (
                      <span className="report-tie">=</span>
                    ) : (
                      <SeatGlyph face={props.seats[beat.seat]} size={17} />
                    )}
                    <span>{beat.text}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
    </section>
  );
}

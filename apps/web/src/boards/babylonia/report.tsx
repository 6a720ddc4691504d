import { SeatGlyph } from '../common/glyph.tsx';
import { type Props, useShared } from './desk.ts';
import type { Show } from './use-show.ts';
import { phrases } from './words/index.ts';

interface ReportProps {
  readonly props: Props;
  readonly show: Show;
  /** The Ziggurat Cards lie beside the map: it may cover them unless they are wanted. */
  readonly beside: boolean;
}

/** What was scored last and why, line by line as it is told. */
export function Report({ props, show, beside }: ReportProps) {
  const { labels } = phrases[props.language];
  if (show.scenes.length === 0) return null;
  const covers = beside && (props.view.phase !== 'card' || props.legal.length === 0);
  const point = (shown: readonly number[]) => useShared.setState({ shown });
  let first = 0;
  const scenes = show.scenes.map((scene) => {
    const start = first;
    first += scene.beats.length;
    return { scene, start };
  });
  return (
    <section
      className={`report scrolls${covers ? ' report-beside' : ''}`}
      aria-label={labels.scoring}
    >
      <button type="button" className="report-close" aria-label={labels.close} onClick={show.close}>
        ×
      </button>
      {scenes
        .filter(({ start }) => start <= show.beat)
        .map(({ scene, start }) => (
          <div key={start} className="report-scene">
            <h2>{scene.title}</h2>
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

import { SeatGlyph } from '../common/glyph.tsx';
import type { BabyloniaDesk, Props } from './desk.ts';
import type { Hex } from './geometry.ts';
import type { Show } from './use-show.ts';
import { phrases } from './words/index.ts';

interface ReportProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
  readonly show: Show;
  /** The Ziggurat Cards lie beside the map: it may cover them unless they are wanted. */
  readonly beside: boolean;
}

/** What was scored last and why, line by line as it is told. */
export function Report({ props, desk, show, beside }: ReportProps) {
  const { labels } = phrases[props.language];
  if (show.scenes.length === 0) return null;
  const covers = beside && (props.view.phase !== 'card' || props.legal.length === 0);
  const point = (hexes: readonly Hex[]) => desk.show({ hexes });
  let first = 0;
  const scenes = show.scenes.map((scene) => {
    const start = first;
    first += scene.beats.length;
    return { scene, start };
  });
  return (
    <section
      // Another scoring is another sheet, not one that grows or shrinks under the eye.
      key={show.begun}
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
                return (
                  <li
                    key={beat.text + String(beat.seat)}
                    className={at === show.beat ? 'is-now' : at > show.beat ? 'is-untold' : ''}
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

import { useKeyPresses } from '../common/listen.ts';
import type { Lens } from '../common/use-camera.ts';
import type { Props, Worktop } from './desk.ts';
import { phrases } from './words/index.ts';

interface ControlsProps {
  readonly props: Props;
  readonly desk: Worktop;
  readonly lens: Lens;
  /** The cards lie beside the map and need no button. */
  readonly wide: boolean;
}

const NEARER = 1.5;

/** Nearer, farther, whole map; and the Ziggurat Cards where they have no place of their own. */
export function Controls({ props, desk, lens, wide }: ControlsProps) {
  const { labels } = phrases[props.language];
  useKeyPresses((event) => {
    if (event.key === '+' || event.key === '=') lens.zoom(NEARER);
    else if (event.key === '-') lens.zoom(1 / NEARER);
    else if (event.key === '0') lens.reset();
    else return;
    event.preventDefault();
  });
  return (
    <div className={wide ? 'map-controls is-wide' : 'map-controls'}>
      <button
        type="button"
        aria-label={labels.zoomIn}
        title={labels.zoomIn}
        onClick={() => lens.zoom(NEARER)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={labels.zoomOut}
        title={labels.zoomOut}
        onClick={() => lens.zoom(1 / NEARER)}
      >
        −
      </button>
      {lens.near && (
        <button type="button" aria-label={labels.whole} title={labels.whole} onClick={lens.reset}>
          ⤢
        </button>
      )}
      {!wide && (
        <button
          type="button"
          className="map-cards"
          aria-expanded={desk.plan.cards}
          onClick={() => desk.put({ cards: !desk.plan.cards })}
        >
          {labels.cards} <b>{props.view.display.length}</b>
        </button>
      )}
    </div>
  );
}

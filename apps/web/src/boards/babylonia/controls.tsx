import { useKeyPresses } from '../common/listen.ts';
import type { Lens } from '../common/use-camera.ts';
import type { Lie } from './area.ts';
import type { BabyloniaDesk, Props } from './desk.ts';
import { phrases } from './words/index.ts';

interface ControlsProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
  readonly lens: Lens;
  /** Where they are; over the map the cards lie beside it and need no button. */
  readonly at: Lie['controls'];
}

const NEARER = 1.5;

/** Nearer, farther, whole map; and the Ziggurat Cards where they have no place of their own. */
export function Controls({ props, desk, lens, at }: ControlsProps) {
  const { labels } = phrases[props.language];
  useKeyPresses((event) => {
    if (event.key === '+' || event.key === '=') lens.zoom(NEARER);
    else if (event.key === '-') lens.zoom(1 / NEARER);
    else if (event.key === '0') lens.reset();
    else return;
    event.preventDefault();
  });
  return (
    <div className={`map-controls is-${at}`} data-controls>
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
      {at !== 'over' && (
        <button
          type="button"
          className="map-cards"
          aria-expanded={desk.draft.cards}
          onClick={() => desk.put({ ...desk.draft, cards: !desk.draft.cards })}
        >
          {labels.cards} <b>{props.view.display.length}</b>
        </button>
      )}
    </div>
  );
}

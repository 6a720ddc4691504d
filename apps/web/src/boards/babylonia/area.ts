import { fit } from '../common/camera.ts';
import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import { CARDS_WIDTH, WIDE } from './bubble.ts';
import { turned } from './geometry.ts';

/** The strip that the controls take of a board without room for the cards. */
const STRIP = { above: 58, beside: 68 } as const;

/** What is left below the map, and at its left, for its letters or numbers. */
const FOOT = 17;
const SIDE = 19;

/** How the map lies on a board. */
export interface Lie {
  readonly area: Rect;
  /** The map is turned, with north above. */
  readonly upright: boolean;
  /** What is shown of the map, turned as it is. */
  readonly content: Rect;
  /** Where the controls are: over the map beside the cards, above it, or beside it. */
  readonly controls: 'over' | 'above' | 'beside';
}

/** How much larger the map must become to be turned: people know it with north at its left. */
const WORTH_TURNING = 1.1;

/** The way to lie in which the map is largest. */
export function lieOf(size: Size, content: Rect): Lie {
  const lies = placesFor(size).flatMap((place) =>
    [false, true].map((upright) => ({
      ...place,
      upright,
      content: upright ? turned(content) : content,
    })),
  );
  const scale = (lie: Lie) => fit(lie.content, lie.area).scale / (lie.upright ? WORTH_TURNING : 1);
  return lies.reduce((best, lie) => (scale(lie) > scale(best) ? lie : best));
}

function placesFor({ width, height }: Size): readonly Pick<Lie, 'area' | 'controls'>[] {
  const margin = width < 600 ? 12 : 14;
  const room = {
    ...{ x: SIDE, y: margin },
    ...{ width: width - SIDE - margin, height: height - margin - FOOT },
  };
  if (width >= WIDE)
    return [{ controls: 'over', area: { ...room, width: room.width - CARDS_WIDTH } }];
  const { above, beside } = STRIP;
  return [
    { controls: 'above', area: { ...room, y: above, height: height - above - FOOT } },
    { controls: 'beside', area: { ...room, width: width - beside - SIDE } },
  ];
}

import {
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Size } from '../common/size.ts';
import { cellPart, placePart } from './parts.ts';
import { PLACES, spacesOf } from './rules.ts';
import { centreOf, middleOf, topOf } from './three/model.ts';
import type { Insets, Stage } from './three/stage.ts';

/** Moves the parts to where they are seen now. */
export interface PartsHandle {
  follow(): void;
}

interface PartsProps {
  readonly ref: Ref<PartsHandle>;
  readonly stage: Stage;
  /** By column: the level of its highest tile. */
  readonly levels: readonly number[];
  readonly size: Size;
  readonly insets: Insets;
}

/** A named point of the garden. */
interface Spot {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Every space on what lies there, and every place for a tile on top of what it would cover. */
function spotsOf(levels: readonly number[]): readonly Spot[] {
  const spaces = levels.map((level, cell) => ({
    ...{ part: cellPart(cell), ...middleOf(cell), y: topOf(level) },
  }));
  const places = PLACES.map((cell) => {
    const top = Math.max(...spacesOf(cell).map((space) => levels[space]));
    return { part: placePart(cell), ...centreOf(cell), y: topOf(top + 1) };
  });
  return [...spaces, ...places];
}

/**
 * Names the spaces and places of the garden where they are seen, so that hints can be shown there.
 * The camera moves them without the page being drawn anew; what lies behind a panel is not there.
 */
export function GardenParts({ ref, stage, levels, size, insets }: PartsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const spots = useMemo(() => spotsOf(levels), [levels]);
  const follow = useCallback(() => {
    spots.forEach(({ x, y, z }, i) => {
      const part = layer.current?.children[i];
      if (!(part instanceof HTMLElement)) return;
      const at = stage.project(x, y, z);
      const seen =
        at.x > insets.left &&
        at.x < size.width - insets.right &&
        at.y > insets.top &&
        at.y < size.height - insets.bottom;
      part.hidden = !seen;
      part.style.translate = `${at.x}px ${at.y}px`;
    });
  }, [stage, spots, size, insets]);
  useImperativeHandle(ref, () => ({ follow }), [follow]);
  useLayoutEffect(follow, [follow]);
  return (
    <div ref={layer} className="garden-parts" aria-hidden="true">
      {spots.map(({ part }) => (
        <span key={part} data-part={part} />
      ))}
    </div>
  );
}

import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import type { Stack } from './rules.ts';

/** The side of a tile in the quarry's drawing. */
export const FACE = 70;
/** The highest stack. */
const HIGHEST = 3;
/** What the letters and numbers at the edge take with room for the number of a hint and the mark of what is new, and the rest of the frame. */
const RIM = { left: 19, top: 27, right: 6, bottom: 6 } as const;

/** How the stacks stand: from one to the next across and down, and how far a tile lifts what lies on it. */
export interface QuarryShape {
  readonly pitch: number;
  readonly depth: number;
  readonly rise: number;
  /** Where it is told what a dig brings: beside a stack, before its foot, or not at all. It never lies on a tile. */
  readonly plates: 'beside' | 'below' | 'none';
}

const PLATE = { width: 31, height: 23 } as const;

const PLAIN: readonly QuarryShape[] = [
  { pitch: 76, depth: 94, rise: 9, plates: 'none' },
  { pitch: 76, depth: 80, rise: 4, plates: 'none' },
];
const PAYING: readonly QuarryShape[] = [
  { pitch: 78, depth: FACE + HIGHEST * 9 + PLATE.height + 6, rise: 9, plates: 'below' },
  { pitch: FACE + PLATE.width + 8, depth: 94, rise: 9, plates: 'beside' },
  // Low and wide, as on a phone: the stacks are flatter, so that their tiles can be larger.
  { pitch: FACE + PLATE.width + 8, depth: 80, rise: 4, plates: 'beside' },
];

/** The size of the whole drawing. */
export function extentOf({ pitch, depth, rise, plates }: QuarryShape): Size {
  const last = {
    width: plates === 'beside' ? FACE + PLATE.width + 4 : FACE,
    height: FACE + (plates === 'below' ? PLATE.height + 4 : 0),
  };
  return {
    width: RIM.left + 3 * pitch + last.width + RIM.right,
    height: RIM.top + HIGHEST * rise + 3 * depth + last.height + RIM.bottom,
  };
}

/** The shape whose tiles are largest in this room. */
export function shapeFor(room: Size, pays: boolean): QuarryShape {
  const scale = (shape: QuarryShape) => {
    const { width, height } = extentOf(shape);
    return Math.min(room.width / width, room.height / height);
  };
  return (pays ? PAYING : PLAIN).reduce((best, next) => (scale(next) > scale(best) ? next : best));
}

/** The top face of a stack of this height. */
export function faceOf({ pitch, depth, rise }: QuarryShape, stack: Stack, height: number): Rect {
  const x = RIM.left + (stack & 3) * pitch;
  const floor = RIM.top + HIGHEST * rise + (stack >> 2) * depth;
  return { x, y: floor - height * rise, width: FACE, height: FACE };
}

/** The whole stack: its face and its front. */
export function stackArea(shape: QuarryShape, stack: Stack, height: number): Rect {
  const face = faceOf(shape, stack, height);
  return { ...face, height: FACE + height * shape.rise };
}

/** Where it is told what digging a stack brings. */
export function plateOf(shape: QuarryShape, stack: Stack): Rect {
  const { x, y } = faceOf(shape, stack, 0);
  return shape.plates === 'below'
    ? { x: x + (FACE - PLATE.width) / 2, y: y + FACE + 2, ...PLATE }
    : { x: x + FACE + 3, y: y + FACE - PLATE.height - 2, ...PLATE };
}

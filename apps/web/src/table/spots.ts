/** Where a numbered hint is shown, in pixels of the window. */
export interface Spot {
  /** The place of the hint among the others. */
  readonly hint: number;
  readonly x: number;
  readonly y: number;
  /** How high the part is below it. */
  readonly height: number;
}

/** How far two numbers at the same place stand apart. */
const STEP = 26;
const NEAR = 20;

/** Where the parts of hints are seen now: the middle of each part's upper edge; hints at the same place stand side by side. */
export function spotsOf(root: ParentNode, parts: readonly (readonly string[])[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const [hint, names] of parts.entries())
    for (const rect of names.flatMap((name) => rectsOf(root, name))) {
      const at = { x: rect.x + rect.width / 2, y: rect.y + Math.min(rect.height / 2, 4) };
      const before = spots.filter(
        ({ x, y }) => Math.abs(y - at.y) < NEAR && Math.abs(x - at.x) < 3 * STEP,
      );
      if (before.some((spot) => spot.hint === hint)) continue;
      spots.push({ hint, x: at.x + STEP * before.length, y: at.y, height: rect.height });
    }
  return spots;
}

/** The boxes of a part that are in the window. */
function rectsOf(root: ParentNode, name: string): readonly DOMRect[] {
  return [...root.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)]
    .map((part) => part.getBoundingClientRect())
    .filter(
      ({ width, height, left, right, top, bottom }) =>
        width + height > 0 &&
        right > 0 &&
        bottom > 0 &&
        left < window.innerWidth &&
        top < window.innerHeight,
    );
}

/** The edge of a box where a strip of some height lies over fewer parts: the lower one unless the upper is better. */
export function freeEdge(
  spots: readonly Pick<Spot, 'x' | 'y' | 'height'>[],
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  height: number,
): 'top' | 'bottom' {
  const covered = (from: number, to: number) =>
    spots
      .filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      .filter((spot) => spot.y < to && spot.y + spot.height > from).length;
  const under = covered(box.bottom - height, box.bottom);
  return covered(box.top, box.top + height) < under ? 'top' : 'bottom';
}

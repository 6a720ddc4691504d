/** A box in CSS pixels, measured from the board's top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a box. */
export function centre(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The box made smaller by `by` on every side. */
export function inset(rect: Rect, by: number): Rect {
  return {
    x: rect.x + by,
    y: rect.y + by,
    width: rect.width - 2 * by,
    height: rect.height - 2 * by,
  };
}

/** True when two boxes share more than an edge; a hair of rounding is forgiven. */
export function overlaps(a: Rect, b: Rect): boolean {
  const hair = 0.01;
  return (
    a.x + a.width > b.x + hair &&
    b.x + b.width > a.x + hair &&
    a.y + a.height > b.y + hair &&
    b.y + b.height > a.y + hair
  );
}

/** True when `inner` lies wholly in `outer`; a hair of rounding is forgiven. */
export function contains(outer: Rect, inner: Rect): boolean {
  const hair = 0.01;
  return (
    inner.x >= outer.x - hair &&
    inner.y >= outer.y - hair &&
    inner.x + inner.width <= outer.x + outer.width + hair &&
    inner.y + inner.height <= outer.y + outer.height + hair
  );
}

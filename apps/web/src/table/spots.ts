/** Where a numbered hint is shown, in pixels of the window. */
export interface Spot {
  /** The place of the hint among the others. */
  readonly hint: number;
  readonly x: number;
  readonly y: number;
  /** How high the part is below it. */
  readonly height: number;
  /** The part is so small that a number of the usual size would hide it. */
  readonly small: boolean;
  /** Where the part is out of sight: which way it lies, in degrees clockwise from the right; else null. */
  readonly away: number | null;
  /** Where the number made way for another and stands beside its small part: which way that lies; else null. */
  readonly beside: number | null;
}

/** A place for a number, before it makes way for others. */
type Place = Omit<Spot, 'hint' | 'beside'>;

/** How far two numbers stand apart at the least. */
const APART_BY = { x: 26, y: 23 } as const;
/** How far a number is moved at a time until it covers none. */
const NUDGE = 6.5;
/** A number this far from the middle of a small part seems to belong to another. */
const LEFT_BY = 10;
/** Parts of one hint that lie as close as this need one number only. */
const ONE = { x: 78, y: 20 } as const;
/** How far from the edge a number stands whose part is out of sight. */
const INSIDE = 22;

/** A part less broad or high than this gets a smaller number (px). */
const SMALL = 64;

/** What parts can be scrolled or moved out of. */
const CLIPS = '.scrolls, .table-board, .tray';

type Point = Pick<Spot, 'x' | 'y'>;

function within(a: Point, b: Point, reach: Point): boolean {
  return Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y;
}

/** Where a number stands that covers none of the others: at its place, or as little beside it as can be. */
export function besides(place: Point, others: readonly Point[]): number {
  for (let step = 0; ; step++) {
    const free = [step, -step]
      .map((side) => place.x + side * NUDGE)
      .find((x) => !others.some((other) => within({ x, y: place.y }, other, APART_BY)));
    if (free !== undefined) return free;
  }
}

/**
 * Where the parts of hints are seen now: the middle of each part's upper edge; hints at the same place stand
 * side by side. A hint none of whose parts is in sight stands at the edge behind which one lies.
 */
export function spotsOf(root: ParentNode, parts: readonly (readonly string[])[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const [hint, names] of parts.entries()) {
    const found = names.flatMap((name) => placesOf(root, name));
    const seen = found.filter(({ away }) => away === null);
    for (const place of seen.length > 0 ? seen : found.slice(0, 1)) {
      if (spots.some((spot) => spot.hint === hint && within(spot, place, ONE))) continue;
      const x = besides(place, spots);
      spots.push({ ...place, hint, x, beside: wayBack(place, x) });
    }
  }
  return spots;
}

/** Which way a part lies whose number had to leave it. */
export function wayBack({ x, small }: Place, at: number): number | null {
  if (!small || Math.abs(at - x) < LEFT_BY) return null;
  return at > x ? 180 : 0;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The places of a part, in sight or not. */
function placesOf(root: ParentNode, name: string): readonly Place[] {
  return [...root.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const clip = part.closest(CLIPS)?.getBoundingClientRect();
    return box.width + box.height > 0 && clip ? [placeIn(box, clip)] : [];
  });
}

/** Where a part is told of that lies in a box of the page, or outside it. */
export function placeIn(part: Box, clip: Box): Place {
  const height = part.bottom - part.top;
  const small = Math.min(height, part.right - part.left) < SMALL;
  const x = (part.left + part.right) / 2;
  const middle = (part.top + part.bottom) / 2;
  const [left, right] = [Math.max(0, clip.left), Math.min(window.innerWidth, clip.right)];
  const [top, bottom] = [Math.max(0, clip.top), Math.min(window.innerHeight, clip.bottom)];
  if (x >= left && x <= right && middle >= top && middle <= bottom)
    return { x, y: part.top + Math.min(height / 2, 4), height, small, away: null };
  const inside = (at: number, from: number, to: number) =>
    Math.max(from + INSIDE, Math.min(to - INSIDE, at));
  const at = { x: inside(x, left, right), y: inside(middle, top, bottom) };
  const away = (Math.atan2(middle - at.y, x - at.x) * 180) / Math.PI;
  return { ...at, height: 0, small: false, away };
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

/** Room between a strip and what it leaves free. */
const APART = 6;

/** What a strip at the upper edge of a box leaves to a board's own buttons: it lies below a row of them, beside a column. */
export function clearOf(
  buttons: Box,
  box: Box,
): { readonly top?: number; readonly right?: number } {
  const across = buttons.right - buttons.left > buttons.bottom - buttons.top;
  return across
    ? { top: buttons.bottom - box.top + APART }
    : { right: box.right - buttons.left + APART };
}

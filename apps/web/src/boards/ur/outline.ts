/** In squares: how far the body reaches beyond the squares outside, and in the gaps beside the bridge. */
export const RIM = 0.22;
export const INNER_RIM = 0.06;
/** How round its corners are. */
const ROUND = 0.13;

interface Point {
  readonly x: number;
  readonly y: number;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [-RIM, 8 + RIM, -RIM, 3 + RIM];
const [GAP_LEFT, GAP_RIGHT] = [4 + INNER_RIM, 6 - INNER_RIM];
const [BRIDGE_TOP, BRIDGE_BOTTOM] = [1 - INNER_RIM, 2 + INNER_RIM];

/** The corners of the body in columns and rows: both parts of the board and the bridge between them. */
const CORNERS = [
  ...([LEFT, TOP, GAP_LEFT, TOP, GAP_LEFT, BRIDGE_TOP, GAP_RIGHT, BRIDGE_TOP] as const),
  ...([GAP_RIGHT, TOP, RIGHT, TOP, RIGHT, BOTTOM, GAP_RIGHT, BOTTOM] as const),
  ...([GAP_RIGHT, BRIDGE_BOTTOM, GAP_LEFT, BRIDGE_BOTTOM, GAP_LEFT, BOTTOM, LEFT, BOTTOM] as const),
];

/** The outline of the body, its corners rounded; `at` says where a point of the grid lies. */
export function bodyOutline(at: (column: number, row: number) => Point, cell: number): string {
  const points = Array.from({ length: CORNERS.length / 2 }, (_, i) =>
    at(CORNERS[2 * i], CORNERS[2 * i + 1]),
  );
  const parts = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    const [from, to] = [before, after].map((other) => near(corner, other, ROUND * cell));
    return `${i === 0 ? 'M' : 'L'}${text(from)}Q${text(corner)} ${text(to)}`;
  });
  return `${parts.join('')}Z`;
}

/** The point so far from one towards another. */
function near(from: Point, to: Point, by: number): Point {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

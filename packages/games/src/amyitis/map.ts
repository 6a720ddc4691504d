import { type DoubleEdges, GARDEN_SIDE as SIDE, STARRED } from './box.ts';

/**
 * The garden. A square (u, v) lies u steps down to the right and v steps down to the left of the
 * top corner; its number is 4u + v. Irrigation areas lie on the 24 edges between two squares. Sets
 * of squares and sets of edges are bit words.
 */

/** The number of squares. */
export const SQUARES = SIDE * SIDE;
/** The number of edges between two squares. */
export const EDGES = 2 * SIDE * (SIDE - 1);
/** All edges, as a word. */
export const ALL_EDGES = (1 << EDGES) - 1;

/** The text of each square, such as `2,1`. */
export const SQUARE_NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${Math.floor(square / SIDE)},${square % SIDE}`,
);

/** The floor of each square, 1 beside the river to 4 at the top. */
export const FLOORS: readonly number[] = Array.from(
  { length: SQUARES },
  (_, square) => SIDE - Math.max(Math.floor(square / SIDE), square % SIDE),
);

interface Edge {
  readonly squares: readonly [number, number];
  /** The grid corners the channel joins, as i * (SIDE + 1) + j. */
  readonly corners: readonly [number, number];
}

function layEdges(): readonly Edge[] {
  const edges: Edge[] = [];
  const corner = (i: number, j: number) => i * (SIDE + 1) + j;
  for (let u = 0; u < SIDE; u++) {
    for (let v = 0; v < SIDE; v++) {
      const here = u * SIDE + v;
      const low = corner(u + 1, v + 1);
      if (v + 1 < SIDE) edges.push({ squares: [here, here + 1], corners: [corner(u, v + 1), low] });
      if (u + 1 < SIDE) {
        edges.push({ squares: [here, here + SIDE], corners: [corner(u + 1, v), low] });
      }
    }
  }
  return edges;
}

const LAID = layEdges();

/** The two squares beside each edge, the lower number first. */
export const EDGE_SQUARES: readonly (readonly [number, number])[] = LAID.map(
  (edge) => edge.squares,
);

/** The text of each edge, such as `0,3-1,3`. */
export const EDGE_NAMES: readonly string[] = EDGE_SQUARES.map(
  ([a, b]) => `${SQUARE_NAMES[a]}-${SQUARE_NAMES[b]}`,
);

/** The squares beside each edge, as a word. */
export const EDGE_WATERS: readonly number[] = EDGE_SQUARES.map(([a, b]) => (1 << a) | (1 << b));

/** The two grid corners that each edge's channel joins, each as [i, j]; river corners have i or j = 4. */
export const EDGE_CORNERS: readonly (readonly (readonly [number, number])[])[] = LAID.map((edge) =>
  edge.corners.map((at) => [Math.floor(at / (SIDE + 1)), at % (SIDE + 1)] as const),
);

function edgesWhere(test: (edge: Edge) => boolean): number {
  return LAID.reduce((word, edge, at) => (test(edge) ? word | (1 << at) : word), 0);
}

/** The edges whose channel meets that of each edge in a corner, itself included, as words. */
export const EDGES_MEETING: readonly number[] = LAID.map((edge) =>
  edgesWhere((other) => other.corners.some((corner) => edge.corners.includes(corner))),
);

/** The edges that start at the river, which runs along the two lower sides. */
export const RIVER_EDGES = edgesWhere((edge) =>
  edge.corners.some((at) => at >= SIDE * (SIDE + 1) || at % (SIDE + 1) === SIDE),
);

/** The edges around each square. */
export const SQUARE_EDGES: readonly (readonly number[])[] = Array.from(
  { length: SQUARES },
  (_, square) =>
    EDGE_SQUARES.flatMap(([a, b], edge) => (a === square || b === square ? [edge] : [])),
);

/** The neighbour across each edge around a square, in the order of `SQUARE_EDGES`. */
export const SQUARE_NEIGHBOURS: readonly (readonly number[])[] = SQUARE_EDGES.map((edges, square) =>
  edges.map((edge) => EDGE_SQUARES[edge][0] + EDGE_SQUARES[edge][1] - square),
);

const isHigh = (square: number) => FLOORS[square] >= 3;

/** The edges that hold two areas, in either reading of the board. */
export const DOUBLES: { readonly [count in DoubleEdges]: number } = {
  8: edgesWhere(({ squares }) => squares.some(isHigh)),
  4: edgesWhere(({ squares }) => squares.every(isHigh)),
};

/** The squares that a plant of a quality may be planted on, by quality up to 4 and more. */
export const SQUARES_FOR_QUALITY: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((quality) =>
  FLOORS.reduce((word, floor, at) => (Math.min(floor, 3) <= quality ? word | (1 << at) : word), 0),
);

const ALL_SQUARES = (1 << SQUARES) - 1;
const STARS = STARRED.reduce((word, [u, v]) => word | (1 << (u * SIDE + v)), 0);

/** The squares that hold a tile at the start, by number of players. */
export function gardenFor(seats: number): number {
  return seats === 2 ? ALL_SQUARES & ~STARS : ALL_SQUARES;
}

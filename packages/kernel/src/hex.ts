/**
 * A hexagon with a flat top in double-height coordinates: the hexes above and below differ by two
 * rows, those to the left and right by one column and one row.
 */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

/** The six steps to a neighbour, clockwise from the hex above. */
export const HEX_STEPS: readonly Cell[] = [
  { col: 0, row: -2 },
  { col: 1, row: -1 },
  { col: 1, row: 1 },
  { col: 0, row: 2 },
  { col: -1, row: 1 },
  { col: -1, row: -1 },
];

/** For each cell of a list, the indices of its neighbours that are in the list, clockwise from above. */
export function hexNeighbours(cells: readonly Cell[]): number[][] {
  const indexOf = new Map(cells.map(({ col, row }, index) => [`${col},${row}`, index]));
  return cells.map(({ col, row }) =>
    HEX_STEPS.flatMap((step) => indexOf.get(`${col + step.col},${row + step.row}`) ?? []),
  );
}

/** How many steps lie between two cells when no cell is missing. */
export function hexDistance(a: Cell, b: Cell): number {
  const cols = Math.abs(a.col - b.col);
  const rows = Math.abs(a.row - b.row);
  return cols + Math.max(0, (rows - cols) / 2);
}

import { straws } from '@nabu/testkit';

/**
 * Straws laid face down: what another lays is heard of but not seen, and rows are turned up at the
 * end. A game whose moves are secrets, as its hands are.
 */
export const veiled: typeof straws = {
  ...straws,
  id: 'veiled',
  view(state, viewer) {
    const seen = straws.view(state, viewer);
    const open = (seat: number) => state.over || seat === viewer;
    return { ...seen, rows: seen.rows.map((row, seat) => (open(seat) ? row : row.map(() => 0))) };
  },
  witness(event, viewer) {
    if (!('seat' in event) || event.seat === viewer) return event;
    if (event.type === 'scored') return null;
    return event.type === 'laid' ? { ...event, straw: 0 } : straws.witness(event, viewer);
  },
};

import type { SetupKind } from '../../table/kit.ts';
import { withList } from '../common/position-words.ts';
import { ROUTES, type Square } from './rules.ts';

/** Pieces of either player on the squares. */
export const urSetup: SetupKind = {
  pieces: () => [0, 1].map((seat) => ({ id: String(seat), seat, text: '' })),
  put(words, space, piece, { path }) {
    const { squares } = ROUTES[path as keyof typeof ROUTES];
    const placeOf = (seat: number) => squares[seat].indexOf(space as Square);
    if (piece !== null && placeOf(Number(piece)) < 0) return null;
    const cleared = [0, 1].reduce(
      (all, seat) =>
        withList(all, `on${seat + 1}`, (on) => on.filter((at) => Number(at) !== placeOf(seat))),
      words,
    );
    if (piece === null) return cleared;
    const seat = Number(piece);
    return withList(cleared, `on${seat + 1}`, (on) => [...on, String(placeOf(seat))]);
  },
};

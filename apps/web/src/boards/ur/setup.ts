import { withList } from '../common/position-words.ts';
import type { SetupKind } from '../common/setup-kind.ts';
import { urRefusals } from './refusals.es.ts';
import { MOST_PIECES, ROLLS, ROUTES, type Square } from './rules.ts';

const SEATS = [0, 1];
const WORDS = {
  en: { roll: 'Dice show', home: 'Pieces home' },
  es: { roll: 'Los dados muestran', home: 'Fichas en la meta' },
};

/** Pieces of either player on the squares. */
export const urSetup: SetupKind = {
  refusals: urRefusals,
  pieces: () => SEATS.map((seat) => ({ id: String(seat), seat, text: '' })),
  put(words, space, piece, { path }) {
    const { squares } = ROUTES[path as keyof typeof ROUTES];
    const placeOf = (seat: number) => squares[seat].indexOf(space as Square);
    if (piece !== null && placeOf(Number(piece)) < 0) return null;
    const cleared = SEATS.reduce(
      (all, seat) =>
        withList(all, `on${seat + 1}`, (on) => on.filter((at) => Number(at) !== placeOf(seat))),
      words,
    );
    if (piece === null) return cleared;
    const seat = Number(piece);
    return withList(cleared, `on${seat + 1}`, (on) => [...on, String(placeOf(seat))]);
  },
  groups: (_, language) => [
    {
      seat: null,
      fields: [
        {
          kind: 'choice',
          name: 'roll',
          label: WORDS[language].roll,
          options: ROLLS.map((roll) => [`${roll}`, `${roll}`]),
        },
      ],
    },
    ...SEATS.map((seat) => ({
      seat,
      fields: [
        {
          ...({ kind: 'count', name: `home${seat + 1}`, label: WORDS[language].home } as const),
          most: MOST_PIECES,
        },
      ],
    })),
  ],
};

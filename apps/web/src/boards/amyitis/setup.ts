import type { SetupKind } from '../../table/kit.ts';
import { withWord } from '../common/position-words.ts';
import { EDGE_NAMES, SQUARE_NAMES } from './rules.ts';

/** Cubes of the players, and neutral ones, in the gardens and channels. */
export const amyitisSetup: SetupKind = {
  pieces: (seats) => [
    ...Array.from({ length: seats }, (_, seat) => ({ id: String(seat + 1), seat, text: '' })),
    { id: 'n', seat: null, text: 'n' },
  ],
  put(words, space, piece) {
    const kind = SQUARE_NAMES.some((name) => name === space)
      ? 'p'
      : EDGE_NAMES.some((name) => name === space)
        ? 'w'
        : null;
    return kind && withWord(words, `${kind}:${space}`, piece ?? '');
  },
};

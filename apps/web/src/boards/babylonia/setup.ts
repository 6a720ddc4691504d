import { TOKEN_LETTERS } from '@nabu/games/babylonia';
import type { SetupKind } from '../../table/kit.ts';
import { withList } from '../common/position-words.ts';

/** Tokens of all players on the hexes. */
export const babyloniaSetup: SetupKind = {
  pieces: (seats) =>
    Array.from({ length: seats }, (_, seat) =>
      TOKEN_LETTERS.map((letter) => ({ id: `${seat}${letter}`, seat, text: letter })),
    ).flat(),
  put(words, space, piece) {
    if (!/^[a-z]\d+$/.test(space)) return null;
    const cleared = [1, 2, 3, 4].reduce(
      (all, seat) =>
        withList(all, `tokens${seat}`, (on) => on.filter((at) => !at.endsWith(`@${space}`))),
      words,
    );
    if (piece === null) return cleared;
    const token = `${piece.slice(1)}@${space}`;
    return withList(cleared, `tokens${Number(piece[0]) + 1}`, (on) => [...on, token]);
  },
};

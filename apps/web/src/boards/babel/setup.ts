import type { SetupKind } from '../../table/kit.ts';
import { valueIn, withWord } from '../common/position-words.ts';
import { NATIONS } from './rules.ts';

/** Nation cards in the rows at the sites; the last of a row is taken away first. */
export const babelSetup: SetupKind = {
  pieces: () => NATIONS.map((nation) => ({ id: nation, seat: null, text: nation })),
  put(words, space, piece) {
    if (!/^[12]:[A-Z]$/.test(space)) return null;
    const row = valueIn(words, space);
    return withWord(words, space, piece === null ? row.slice(0, -1) : row + piece);
  },
};

import type { SetupKind } from '../../table/kit.ts';
import { valueIn, withWord } from '../common/position-words.ts';
import { stackPiece } from './words/pieces.ts';

/** How many stacks a quarry has, and how high they can be. */
const STACKS = 16;
const HEIGHTS = ['1', '2', '3'];

/** The heights of the stacks in the quarry; gardens are written in the words. */
export const babylonSetup: SetupKind = {
  pieces: () => HEIGHTS.map((height) => ({ id: height, seat: null, text: height })),
  put(words, space, piece) {
    const stack = Array.from({ length: STACKS }, (_, at) => at).findIndex(
      (at) => stackPiece(at) === space,
    );
    if (stack < 0) return null;
    const known = valueIn(words, 'Q').split('/');
    const stacks = known.length === STACKS ? known : new Array<string>(STACKS).fill('3');
    return withWord(words, 'Q', stacks.with(stack, piece ?? '-').join('/'));
  },
};

import type { BoardProps } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { NOTHING, placingAt, pressKey, settle, type Types } from './input.ts';
import type { Event, Move, View } from './rules.ts';
import { phrases } from './words/index.ts';
import { heldText } from './words/spoken.ts';

/** What the board is given, and the desk it is played from. */
export type Props = BoardProps<View, Move, Event>;
export type BabyloniaDesk = Desk<Types>;

/** Babylonia's desk: hexes are pointed at, and a finger places a token by its second touch. */
export const babyloniaDesk: DeskKind<Types> = {
  empty: NOTHING,
  shown: { hexes: [], drag: null },
  settle,
  // A kind that still has somewhere to go stays in hand: farmers come in numbers.
  keeps: ({ kind }, move) => ({ ...NOTHING, kind: move.type === 'place' ? kind : null }),
  whole: (state) => (state.draft.at === null ? null : placingAt(state, state.draft.at)),
  meant: (hex, state) => placingAt(state, hex),
  spelled: (move, draft) =>
    move.type === 'place'
      ? { ...draft, kind: move.kind, at: move.hex, pinned: null }
      : { ...draft, at: null, pinned: move.type === 'score' ? move.hex : null },
  aims: ({ type }, legal) => legal && type === 'place',
  says: ({ draft }, language) => heldText(phrases[language], draft.kind),
  key: pressKey,
};

import type { BoardProps } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { NOTHING, settle, type Types } from './input.ts';
import { pressKey } from './keys.ts';
import type { Event, Move, View } from './rules.ts';
import { phrases } from './words/index.ts';
import { heldText } from './words/spoken.ts';

/** What the board is given, and the desk it is played from. */
export type Props = BoardProps<View, Move, Event>;
export type BabelDesk = Desk<Types>;

/** Babel's desk: moves are pointed at, and a press makes them at once. */
export const babelDesk: DeskKind<Types> = {
  empty: NOTHING,
  settle,
  says: ({ draft }, language) => heldText(phrases[language], draft),
  key: (desk, key) => (desk.mine ? pressKey(desk, key) : null),
};

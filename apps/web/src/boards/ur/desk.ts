import type { BoardProps } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { pressKey, type Types } from './input.ts';
import type { Event, Move, View } from './rules.ts';

/** What the board is given, and the desk it is played from. */
export type Props = BoardProps<View, Move, Event>;
export type UrDesk = Desk<Types>;

/**
 * Ur's desk: moves are pointed at. A move brings the next roll and can never be taken back, so a
 * finger must touch a piece twice.
 */
export const urDesk: DeskKind<Types> = {
  empty: null,
  settle: () => null,
  aims: ({ type }) => type === 'move',
  key: (desk, key) => (desk.mine ? pressKey(desk, key) : null),
};

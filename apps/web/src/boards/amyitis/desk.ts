import type { BoardProps } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { NOTHING, pictured, settle, type Types } from './input.ts';
import { forecastKey, pressKey } from './keys.ts';
import { type Event, forecast, type Move, type View } from './rules.ts';
import { phrases } from './words/index.ts';
import { heldText } from './words/spoken.ts';

/** What the board is given, and the desk it is played from. */
export type Props = BoardProps<View, Move, Event>;
export type AmyitisDesk = Desk<Types>;

/** Amyitis' desk: moves are pointed at, and a finger makes every legal one by its second touch. */
export const amyitisDesk: DeskKind<Types> = {
  empty: NOTHING,
  shown: { page: 'city', forecast: false },
  pictured,
  facts: ({ view }) => forecast(view),
  settle,
  says: ({ draft }, language) => heldText(phrases[language], draft),
  aims: (_, legal) => legal,
  key: (desk, key) => forecastKey(desk, key) ?? (desk.mine ? pressKey(desk, key) : null),
};

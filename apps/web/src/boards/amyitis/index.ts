import type { BoardKit } from '../../table/kit.ts';
import { Board } from './board.tsx';
import { clauses } from './clauses.ts';
import { amyitisDesk } from './desk.ts';
import type { Event, Move, View } from './rules.ts';
import { SeatPanel } from './seat.tsx';
import { amyitisSetup } from './setup.ts';
import { Tray } from './tray.tsx';
import { words } from './words/index.ts';
import { pieces, spaces } from './words/pieces.ts';

/** Everything the table needs to show Amyitis. */
export const amyitisKit: BoardKit<View, Move, Event> = {
  Board,
  Tray,
  Seat: SeatPanel,
  desk: amyitisDesk,
  words,
  clauses,
  pieces,
  spaces,
  setup: amyitisSetup,
};

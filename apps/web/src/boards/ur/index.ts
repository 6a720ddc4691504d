import type { BoardKit } from '../../table/kit.ts';
import { Board } from './board.tsx';
import { clauses } from './clauses.ts';
import { urDesk } from './desk.ts';
import type { Event, Move, View } from './rules.ts';
import { SeatPanel } from './seat.tsx';
import { urSetup } from './setup.ts';
import { Tray } from './tray.tsx';
import { words } from './words/index.ts';
import { pieces } from './words/pieces.ts';

/** Everything the table needs to show Ur. */
export const urKit: BoardKit<View, Move, Event> = {
  Board,
  Tray,
  Seat: SeatPanel,
  desk: urDesk,
  words,
  clauses,
  pieces,
  // Every move ends in a roll, and a piece is seen where it would land before it is moved.
  goesOn: () => true,
  setup: urSetup,
};

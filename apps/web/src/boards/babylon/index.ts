import type { BoardKit } from '../../table/kit.ts';
import { Board } from './board.tsx';
import { clauses } from './clauses.ts';
import { babylonDesk } from './desk.ts';
import { lasts } from './director.ts';
import { placesOf } from './parts.ts';
import type { Event, Move, View } from './rules.ts';
import { SeatPanel } from './seat.tsx';
import { babylonSetup } from './setup/index.ts';
import { Tray } from './tray.tsx';
import { words } from './words/index.ts';
import { pieces, spaces } from './words/pieces.ts';

/** Everything the table needs to show Babylon. */
export const babylonKit: BoardKit<View, Move, Event> = {
  Board,
  Tray,
  Seat: SeatPanel,
  desk: babylonDesk,
  words,
  clauses,
  pieces,
  spaces,
  lasts,
  placesOf,
  setup: babylonSetup,
};

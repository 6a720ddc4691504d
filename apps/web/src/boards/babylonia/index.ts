import type { BoardKit } from '../../table/kit.ts';
import { Board } from './board.tsx';
import { clauses } from './clauses.ts';
import { babyloniaDesk } from './desk.ts';
import { placesOf } from './parts.ts';
import type { Event, Move, View } from './rules.ts';
import { SeatPanel } from './seat.tsx';
import { babyloniaSetup } from './setup.ts';
import { Tip } from './tip.tsx';
import { Tray } from './tray.tsx';
import { words } from './words/index.ts';
import { pieces } from './words/pieces.ts';

/** Everything the table needs to show Babylonia. */
export const babyloniaKit: BoardKit<View, Move, Event> = {
  Board,
  Tray,
  Seat: SeatPanel,
  Tip,
  desk: babyloniaDesk,
  words,
  clauses,
  pieces,
  placesOf,
  setup: babyloniaSetup,
};

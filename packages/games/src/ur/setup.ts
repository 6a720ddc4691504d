import type { Rng, Table, Tell } from '@nabu/kernel';
import type { Options } from './box.ts';
import type { Event } from './events.ts';
import { beginTurn } from './play.ts';
import type { State } from './state.ts';

/** Gives out the pieces and rolls for player 1, who begins. [S3] [S5] [T2] */
export function setup(table: Table<Options>, rng: Rng, tell?: Tell<Event>): State {
  const state = emptyBoard(table.options);
  beginTurn(state, 0, false, rng, tell);
  return state;
}

/** An empty board with all pieces in the hands and no roll yet. */
export function emptyBoard({ path, pieces }: Options): State {
  return {
    ...{ path, pieces, turn: 0, roll: 0 },
    ...{ hands: [pieces, pieces], on: [0, 0], homes: [0, 0] },
  };
}

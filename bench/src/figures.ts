import type { AnyGame } from '@nabu/kernel';
import { type History, historyOf } from './history.ts';
import { race } from './measure.ts';
import { movesRacer, playoutsRacer, searchRacer } from './ours.ts';
import { type Form, peerRacer, peerSearchRacer } from './peer.ts';

/** Speeds on one core. */
interface Speeds {
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly searchIterationsPerSecond: number;
}

/** All that is measured of one game at one seat count; the JSON of `nabu bench --json`. */
export interface Figures extends Speeds, History {
  /** Iterations of the search that plays every line to the end, as the peer's does when unbounded. */
  readonly plainIterationsPerSecond: number;
  /** boardgame.io with the same rules, in the form that was faster. */
  readonly peer: Speeds & {
    readonly form: Form;
    /** Its search stops a line after 50 random moves by default; this is without that limit. */
    readonly unboundedIterationsPerSecond: number;
  };
  /** How many times as fast we are. */
  readonly ratio: Speeds & { readonly plainIterationsPerSecond: number };
}

const UNBOUNDED = 5_000;

/** Measures one game at one seat count, ours and the peer's in turns. */
export function figuresOf(game: AnyGame, seats: number, seconds: number): Figures {
  const form = fasterForm(game, seats, seconds);
  const [moves, peerMoves] = race(
    [movesRacer(game, seats), peerRacer(game, seats, form, 'moves')],
    seconds,
  );
  const [playouts, peerPlayouts] = race(
    [playoutsRacer(game, seats), peerRacer(game, seats, form, 'games')],
    seconds,
  );
  const [search, plain, peerSearch, peerUnbounded] = race(
    [
      searchRacer(game, seats, 'search'),
      searchRacer(game, seats, 'plain'),
      peerSearchRacer(game, seats, form),
      peerSearchRacer(game, seats, form, UNBOUNDED),
    ],
    seconds,
  );
  return {
    movesPerSecond: whole(moves),
    playoutsPerSecond: whole(playouts),
    searchIterationsPerSecond: whole(search),
    plainIterationsPerSecond: whole(plain),
    peer: {
      form,
      movesPerSecond: whole(peerMoves),
      playoutsPerSecond: tenth(peerPlayouts),
      searchIterationsPerSecond: tenth(peerSearch),
      unboundedIterationsPerSecond: tenth(peerUnbounded),
    },
    ratio: {
      movesPerSecond: tenth(moves / peerMoves),
      playoutsPerSecond: tenth(playouts / peerPlayouts),
      searchIterationsPerSecond: tenth(search / peerSearch),
      plainIterationsPerSecond: tenth(plain / peerUnbounded),
    },
    ...rounded(historyOf(game, seats)),
  };
}

function fasterForm(game: AnyGame, seats: number, seconds: number): Form {
  const [draft, copy] = race(
    [peerRacer(game, seats, 'draft', 'moves'), peerRacer(game, seats, 'copy', 'moves')],
    seconds / 2,
  );
  return draft > copy ? 'draft' : 'copy';
}

function rounded(history: History): History {
  return { ...history, anyPlyMs: Math.round(history.anyPlyMs * 1000) / 1000 };
}

function whole(value: number): number {
  return Math.round(value);
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}

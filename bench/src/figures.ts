import { type AnyGame, rulesKey } from '@nabu/kernel';
import { type History, historyOf } from './history.ts';
import { race } from './measure.ts';
import type { Form, RacerSpec } from './racers.ts';

/** Speeds on one core. */
interface Speeds {
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
  /** Iterations of the search, ours as the bots think, the peer's as it comes: 50 random moves at most. */
  readonly searchIterationsPerSecond: number;
}

/** All that is measured of one game at one seat count; the JSON of `nabu bench --json`. */
export interface Figures extends Speeds, History {
  /** Iterations of our plain search: no evaluation, every line to the end. */
  readonly plainIterationsPerSecond: number;
  /** boardgame.io with the same rules, in the form that was faster. */
  readonly peer: Speeds & {
    readonly form: Form;
    /** Its search without the limit of 50 moves. */
    readonly unboundedIterationsPerSecond: number;
  };
  /** How many times as fast we are. */
  readonly ratio: Speeds & {
    /** Our plain search beside the peer's as it comes. */
    readonly plainIterationsPerSecond: number;
    /** The same, with lines to the end on both sides. */
    readonly unboundedIterationsPerSecond: number;
  };
}

/** Measures one game at one seat count, ours and the peer's in turns. */
export async function figuresOf(game: AnyGame, seats: number, seconds: number): Promise<Figures> {
  const spec = { game: rulesKey(game), seats };
  const [draft, copy] = await race(
    [
      { ...spec, what: 'peerMoves', form: 'draft' },
      { ...spec, what: 'peerMoves', form: 'copy' },
    ],
    seconds / 2,
  );
  const form: Form = draft > copy ? 'draft' : 'copy';
  const side = (what: RacerSpec['what']): RacerSpec => ({ ...spec, what, form });
  const [moves, peerMoves] = await race([side('moves'), side('peerMoves')], seconds);
  const [playouts, peerPlayouts] = await race([side('playouts'), side('peerPlayouts')], seconds);
  const [search, plain, peerSearch, peerUnbounded] = await race(
    [side('search'), side('plain'), side('peerSearch'), side('peerUnbounded')],
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
      plainIterationsPerSecond: tenth(plain / peerSearch),
      unboundedIterationsPerSecond: tenth(plain / peerUnbounded),
    },
    ...rounded(historyOf(game, seats)),
  };
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

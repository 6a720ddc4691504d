import type { AnyGame } from '@nabu/kernel';
import { type History, historyOf } from './history.ts';
import { race } from './measure.ts';
import type { Form, RacerSpec } from './racers.ts';

/** Speeds on one core. */
interface Speeds {
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
  /** Iterations of the plain search: ours plays every line to the end, the peer's 50 random moves at most. */
  readonly searchIterationsPerSecond: number;
}

/** All that is measured of one game at one seat count; the JSON of `nabu bench --json`. */
export interface Figures extends Speeds, History {
  /** The lines our bots really think in: fewer, and each says more. */
  readonly botLinesPerSecond: number;
  /** boardgame.io with the same rules, in the form that was faster. */
  readonly peer: Speeds & {
    readonly form: Form;
    /** Its search without the limit of 50 moves. */
    readonly unboundedIterationsPerSecond: number;
  };
  /** How many times as fast we are. */
  readonly ratio: Speeds & {
    /** The plain search, with lines to the end on both sides. */
    readonly unboundedIterationsPerSecond: number;
    /** The lines our bots think in beside the peer's iterations as they come. */
    readonly botLinesPerSecond: number;
  };
}

/** Measures one game at one seat count, ours and the peer's in turns. */
export async function figuresOf(game: AnyGame, seats: number, seconds: number): Promise<Figures> {
  const spec = { game: game.id, seats };
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
  const [plain, bots, peerSearch, peerUnbounded] = await race(
    [side('plain'), side('search'), side('peerSearch'), side('peerUnbounded')],
    seconds,
  );
  return {
    movesPerSecond: whole(moves),
    playoutsPerSecond: whole(playouts),
    searchIterationsPerSecond: whole(plain),
    botLinesPerSecond: whole(bots),
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
      searchIterationsPerSecond: tenth(plain / peerSearch),
      unboundedIterationsPerSecond: tenth(plain / peerUnbounded),
      botLinesPerSecond: tenth(bots / peerSearch),
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

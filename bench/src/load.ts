import { setTimeout as pause } from 'node:timers/promises';

/** Two players at a table of whichever server, ready to move. */
export interface Board {
  /** Whether no more moves can be made. */
  readonly over: boolean;
  /** Whoever may move makes a random legal one; resolves when both players have been told of it. */
  play(): Promise<void>;
}

/** What came of a load. */
export interface Loaded {
  /** Moves that both players were told of. */
  readonly moves: number;
  /** Moves that were to be sent and could not, because the one before was not told yet. */
  readonly skipped: number;
  /** Moves that were sent and not told within `PATIENCE_MS` after the end. */
  readonly lost: number;
  readonly seconds: number;
  /** Milliseconds from sending to both having it, of each move. */
  readonly times: readonly number[];
}

const PATIENCE_MS = 10_000;

class Tally {
  readonly times: number[] = [];
  open = 0;
  skipped = 0;
  readonly #began = performance.now();

  get elapsed(): number {
    return performance.now() - this.#began;
  }

  async play(board: Board): Promise<void> {
    const began = performance.now();
    this.open++;
    await board.play();
    this.open--;
    this.times.push(performance.now() - began);
  }

  async end(): Promise<Loaded> {
    const seconds = this.elapsed / 1000;
    const until = performance.now() + PATIENCE_MS;
    while (this.open > 0 && performance.now() < until) await pause(5);
    const { times, skipped, open: lost } = this;
    return { moves: times.length, skipped, lost, seconds, times };
  }
}

/** A move at each table every so often, spread evenly, whether or not the server keeps up. */
export async function paced(
  boards: readonly Board[],
  everyMs: number,
  seconds: number,
): Promise<Loaded> {
  const tally = new Tally();
  const busy = new Set<Board>();
  const step = everyMs / boards.length;
  for (let n = 0; tally.elapsed < seconds * 1000; ) {
    for (; n * step <= tally.elapsed; n++) {
      const board = boards[n % boards.length];
      if (board.over) continue;
      if (busy.has(board)) {
        tally.skipped++;
        continue;
      }
      busy.add(board);
      void tally.play(board).then(() => busy.delete(board));
    }
    await pause(1);
  }
  return tally.end();
}

/**
 * So many moves on their way at a time, the next as soon as both players have one of them. The tables take
 * turns, so that nobody moves faster than a house lets one person move, however fast the machine is.
 */
export async function flatOut(
  boards: readonly Board[],
  together: number,
  seconds: number,
): Promise<Loaded> {
  const tally = new Tally();
  const waiting = [...boards];
  const work = async () => {
    while (tally.elapsed < seconds * 1000) {
      const board = waiting.shift();
      if (!board) return;
      if (board.over) continue;
      await tally.play(board);
      waiting.push(board);
    }
  };
  const working = Promise.all(Array.from({ length: together }, work));
  await Promise.race([working, pause(seconds * 1000)]);
  return tally.end();
}

import { Worker } from 'node:worker_threads';
import { type Outcome, playGame, type Tournament } from './tournament.ts';

/** How a tournament is carried out. */
export interface Course {
  readonly threads: number;
  /** Games that were played before. */
  readonly played: readonly Outcome[];
  /** Hears each game as it ends. */
  tell(outcome: Outcome): void;
  /** Asked after each whole deal with all games up to it, in order: is it enough? */
  enough(ordered: readonly Outcome[]): boolean;
}

/**
 * Plays a tournament and returns its games in order, up to where it was enough: which games count
 * does not depend on the number of threads, nor on which game ended first.
 */
export async function playAll(tournament: Tournament, course: Course): Promise<readonly Outcome[]> {
  const score = new ScoreSheet(tournament, course);
  const todo = (function* () {
    for (let index = 0; index < tournament.games && !score.closed; index++)
      if (!score.has(index)) yield index;
  })();
  if (course.threads === 1) for (const index of todo) score.note(playGame(tournament, index));
  else await playInWorkers(tournament, course.threads, todo, score);
  return score.ordered;
}

/** The games that ended, put in order. */
class ScoreSheet {
  readonly #course: Course;
  readonly #seats: number;
  readonly #early = new Map<number, Outcome>();
  readonly ordered: Outcome[] = [];
  closed = false;

  constructor({ players }: Tournament, course: Course) {
    this.#course = course;
    this.#seats = players.length;
    for (const outcome of course.played) this.#file(outcome);
  }

  has(index: number): boolean {
    return index < this.ordered.length || this.#early.has(index);
  }

  note(outcome: Outcome): void {
    if (this.closed) return;
    this.#course.tell(outcome);
    this.#file(outcome);
  }

  #file(outcome: Outcome): void {
    this.#early.set(outcome.index, outcome);
    for (;;) {
      const next = this.#early.get(this.ordered.length);
      if (next === undefined || this.closed) return;
      this.#early.delete(next.index);
      this.ordered.push(next);
      if (this.ordered.length % this.#seats === 0) this.closed = this.#course.enough(this.ordered);
    }
  }
}

/** Every worker asks for the next game when it has finished one. */
async function playInWorkers(
  tournament: Tournament,
  threads: number,
  todo: Iterator<number>,
  score: ScoreSheet,
): Promise<void> {
  const workers = Array.from({ length: Math.min(threads, tournament.games) }, startWorker);
  const lives = workers.map(
    (worker) =>
      new Promise<void>((done, failed) => {
        const ask = () => {
          const next = todo.next();
          if (next.done) done();
          else worker.postMessage({ tournament, index: next.value });
        };
        worker.on('message', (outcome: Outcome) => {
          score.note(outcome);
          ask();
        });
        worker.on('error', failed);
        ask();
      }),
  );
  try {
    await Promise.all(lives);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url));
}

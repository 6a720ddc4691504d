import { type AnyGame, replayRecord, rulesKey } from '@nabu/kernel';
import { type Film, filmOf, type Review } from '@nabu/search/review';
import { createStore } from 'zustand/vanilla';
import type { TableSession } from '../session/table-session.ts';
import { Conductor, type ReviewPost } from './conductor.ts';
import type { ToReviewer } from './dispatch.ts';
import { keepReview, keptReview } from './kept.ts';

/** Where the review of a table stands. */
export interface ReviewState {
  readonly phase: 'none' | 'working' | 'done' | 'failed';
  readonly film: Film | null;
  readonly review: Review | null;
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
  /** This browser could not keep the review. */
  readonly unkept: boolean;
}

/** A whole review takes less than a minute on any machine: then the work is left as it is (ms). */
const LIMIT = 52_000;
/** The page is drawn anew so often at most while a review is made (ms). */
const PAUSE = 500;
const MOST_WORKERS = 4;

const NOTHING: ReviewState = {
  ...{ phase: 'none', film: null, review: null, progress: 0, unkept: false },
};

/** The review of the match at one table: kept with the game, or made while one looks at it. */
export class Reviewing {
  readonly store = createStore<ReviewState>(() => NOTHING);
  readonly #session: TableSession;
  readonly #game: AnyGame;
  #conductor: Conductor | null = null;
  /** A worker that loads the rules while the record is still on its way. */
  #early: ReviewPost | null = null;
  /** How much had happened when the review was begun. */
  #deeds = 0;
  /** How often the work was stopped: what was asked for before that is not wanted any more. */
  #stops = 0;

  constructor(session: TableSession, game: AnyGame) {
    this.#session = session;
    this.#game = game;
  }

  /** Shows the review that is kept, or makes one; asked again while it is made, nothing changes. */
  async begin(): Promise<void> {
    const deeds = this.#session.store.getState().now?.n ?? 0;
    if (this.store.getState().phase !== 'none' && this.#deeds === deeds) return;
    // Of a trial other moves may have been made since.
    this.stop();
    this.#deeds = deeds;
    this.store.setState({ ...NOTHING, phase: 'working' });
    const kept = keptReview(this.#session.id);
    if (!kept) this.#early = this.#ready();
    const stops = this.#stops;
    const record = await this.#session.record().catch(() => null);
    if (stops !== this.#stops) return;
    const film = record === null ? null : this.#filmOf(record);
    if (record === null || film === null) {
      this.#dismiss();
      return this.store.setState({ phase: 'failed' });
    }
    if (kept && isOf(kept, film))
      this.store.setState({ phase: 'done', film, review: kept, progress: 1 });
    else this.#make(film, record);
  }

  /** Makes the review once more. */
  async again(): Promise<void> {
    this.stop();
    const stops = this.#stops;
    const record = await this.#session.record().catch(() => null);
    if (stops !== this.#stops) return;
    const film = record === null ? null : this.#filmOf(record);
    if (record !== null && film !== null) this.#make(film, record);
  }

  /** Lets the workers go. */
  stop(): void {
    this.#stops++;
    this.#conductor?.stop();
    this.#conductor = null;
    this.#dismiss();
    if (this.store.getState().phase === 'working') this.store.setState(NOTHING);
  }

  /** A new worker, which begins to load the rules of the match at once. */
  #ready(): ReviewPost {
    const { id, rules } = this.#game;
    const post = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    post.postMessage({ type: 'load', game: id, rules } satisfies ToReviewer);
    return post;
  }

  #dismiss(): void {
    this.#early?.terminate();
    this.#early = null;
  }

  #filmOf(record: string): Film | null {
    try {
      return filmOf(replayRecord({ [rulesKey(this.#game)]: this.#game }, record));
    } catch {
      return null;
    }
  }

  #make(film: Film, record: string): void {
    this.store.setState({ phase: 'working', film, review: null, progress: 0 });
    const means = {
      hire: (): ReviewPost => {
        const post = this.#early ?? this.#ready();
        this.#early = null;
        return post;
      },
      workers: workersFor(navigator.hardwareConcurrency),
      clock: () => performance.now(),
      ...{ limit: LIMIT, pause: PAUSE },
    };
    this.#conductor = new Conductor(film, record, means, ({ review, progress, done }) => {
      const unkept = done && !keepReview(this.#session.id, review);
      this.store.setState({ phase: done ? 'done' : 'working', review, progress, unkept });
    });
  }
}

/** One core is left to the page. */
export function workersFor(cores: number | undefined): number {
  return Math.max(1, Math.min(MOST_WORKERS, (cores ?? 2) - 1));
}

/** Whether a review is of this match: one of other moves is not. */
function isOf({ outlook, decisions }: Review, { match }: Film): boolean {
  const { written } = match;
  return (
    outlook.at(-1)?.ply === match.ply &&
    decisions.every(({ ply, made }) => written[ply]?.move === made)
  );
}

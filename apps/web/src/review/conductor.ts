import {
  type Film,
  type Finding,
  type Findings,
  type Job,
  jobsOf,
  noFindings,
  note,
  PASSES,
  type Review,
  reviewOf,
} from '@nabu/search/review';
import type { Post } from '../session/local.ts';
import type { FromReviewer, ToReviewer } from './dispatch.ts';

/** A worker that reviews. */
export type ReviewPost = Post<ToReviewer, FromReviewer>;

/** What a review is made with. */
export interface ConductorMeans {
  hire(): ReviewPost;
  /** How many workers do the jobs. */
  readonly workers: number;
  /** The time in milliseconds, from any beginning. */
  clock(): number;
  /** After so long no new job is begun (ms). */
  readonly limit: number;
  /** The least time between two reviews that are told (ms). */
  readonly pause: number;
}

/** What is told while a review is made. */
export interface ConductorNews {
  readonly review: Review;
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
  readonly done: boolean;
}

/**
 * Hands out the jobs of a review to workers, pass after pass, and tells what is known so far. Everything that takes
 * long is done by the workers.
 */
export class Conductor {
  readonly #film: Film;
  readonly #means: ConductorMeans;
  readonly #tell: (news: ConductorNews) => void;
  readonly #findings: Findings = noFindings();
  readonly #posts: ReviewPost[] = [];
  readonly #begun: number;
  #jobs: Job[] = [];
  #size = 1;
  #pass = -1;
  #out = 0;
  #told = Number.NEGATIVE_INFINITY;
  #ended = false;

  constructor(
    film: Film,
    record: string,
    means: ConductorMeans,
    tell: (news: ConductorNews) => void,
  ) {
    this.#film = film;
    this.#means = means;
    this.#tell = tell;
    this.#begun = means.clock();
    const { id, rules } = film.game;
    for (let i = 0; i < means.workers; i++) {
      const post = means.hire();
      this.#posts.push(post);
      post.addEventListener('message', ({ data }) => this.#hear(post, data.finding));
      post.addEventListener('error', () => this.#lose(post));
      post.postMessage({ type: 'open', game: id, rules, record });
    }
    this.#nextPass();
  }

  /** Stops the work; nothing more is told. */
  stop(): void {
    this.#ended = true;
    for (const post of this.#posts.splice(0)) post.terminate();
  }

  #hear(post: ReviewPost, finding: Finding | null): void {
    if (this.#ended) return;
    this.#out--;
    if (finding) note(this.#findings, finding);
    this.#share(post);
    if (this.#out === 0 && this.#jobs.length === 0) this.#nextPass();
    else this.#news(false);
  }

  /** A worker died: the others do the rest. What it had at hand is missing from this pass. */
  #lose(post: ReviewPost): void {
    const place = this.#posts.indexOf(post);
    if (place < 0 || this.#ended) return;
    this.#posts.splice(place, 1);
    post.terminate();
    if (this.#posts.length === 0) {
      this.#end();
      return;
    }
    this.#out = Math.max(0, this.#out - 1);
    if (this.#out === 0 && this.#jobs.length === 0) this.#nextPass();
  }

  #nextPass(): void {
    this.#pass++;
    if (this.#pass === PASSES || this.#isLate()) {
      this.#end();
      return;
    }
    this.#jobs = [...jobsOf(this.#film.match, this.#pass, this.#findings)];
    this.#size = this.#jobs.length;
    if (this.#size === 0) {
      this.#nextPass();
      return;
    }
    for (const post of this.#posts) this.#share(post);
    if (this.#pass > 0) this.#news(true);
  }

  #share(post: ReviewPost): void {
    if (this.#isLate()) this.#jobs = [];
    const job = this.#jobs.shift();
    if (job === undefined) return;
    this.#out++;
    post.postMessage({ type: 'job', job });
  }

  #isLate(): boolean {
    return this.#pass > 0 && this.#means.clock() - this.#begun > this.#means.limit;
  }

  #end(): void {
    this.#pass = Math.min(this.#pass, PASSES);
    this.stop();
    this.#tell({ review: this.#review(), progress: 1, done: true });
  }

  #news(now: boolean): void {
    const time = this.#means.clock();
    if (!now && time - this.#told < this.#means.pause) return;
    this.#told = time;
    const inPass = 1 - (this.#jobs.length + this.#out) / this.#size;
    const progress = (WEIGHTS[this.#pass] ?? 0) + inPass * (SHARES[this.#pass] ?? 0);
    this.#tell({ review: this.#review(), progress, done: false });
  }

  #review(): Review {
    return reviewOf(this.#film, this.#findings, Math.max(0, this.#pass));
  }
}

/** How much of the work a pass is, roughly, and what comes before it. */
const SHARES = [0, 0.25, 0.6, 0.15];
const WEIGHTS = [0, 0, 0.25, 0.85];

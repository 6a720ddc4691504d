import type { Seat } from '@nabu/kernel';
import type { Ponderings } from '@nabu/search/pondering';
import { createStore } from 'zustand/vanilla';
import type { Post } from '../../session/local.ts';
import type { FromEngine, ToEngine } from './dispatch.ts';
import { type Merged, merged } from './merge.ts';

/** How thoroughly the engine looks: so many lines for one decision. */
export const STRENGTHS = { quick: 400, normal: 1600, strong: 6400, deep: 25_600 } as const;
export type Strength = keyof typeof STRENGTHS;

/** Where the engine stands. */
export interface EngineState {
  readonly on: boolean;
  readonly strength: Strength;
  /** What is known of the decision that is looked at; null while nothing is. */
  readonly found: Merged | null;
  readonly done: boolean;
  /** All workers died: the engine can be switched on again. */
  readonly failed: boolean;
}

/** A decision, as the seat that makes it knows it. */
export interface EngineQuestion {
  readonly game: string;
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
}

/** A worker that thinks. */
export type EnginePost = Post<ToEngine, FromEngine>;

/** What the engine runs on. */
export interface EngineMeans {
  hire(): EnginePost;
  readonly workers: number;
}

/** The engine of an analysis: it thinks in workers, about the position that is looked at, while it is on. */
export class Engine {
  readonly store = createStore<EngineState>(() => ({
    ...{ on: false, strength: 'normal', found: null, done: false, failed: false },
  }));
  readonly #means: EngineMeans;
  #posts: EnginePost[] = [];
  #asked: EngineQuestion | null = null;
  #question = 0;
  readonly #reports = new Map<EnginePost, Ponderings>();
  readonly #working = new Set<EnginePost>();

  constructor(means: EngineMeans) {
    this.#means = means;
  }

  /** Thinks about another decision; null when there is nothing to decide. */
  ask(question: EngineQuestion | null): void {
    this.#asked = question;
    if (this.store.getState().on) this.#begin();
  }

  turn(on: boolean): void {
    if (on === this.store.getState().on) return;
    this.store.setState({ on, found: null, done: false, failed: false });
    if (on) this.#begin();
    else this.stop();
  }

  choose(strength: Strength): void {
    this.store.setState({ strength });
    if (this.store.getState().on) this.#begin();
  }

  /** Lets the workers go. */
  stop(): void {
    this.#question++;
    for (const post of this.#posts.splice(0)) post.terminate();
    this.#working.clear();
    this.#reports.clear();
  }

  #begin(): void {
    this.#question++;
    this.#reports.clear();
    this.#working.clear();
    this.store.setState({ found: null, done: this.#asked === null });
    if (this.#asked === null) {
      for (const post of this.#posts) post.postMessage({ question: null });
      return;
    }
    while (this.#posts.length < this.#means.workers) this.#hire();
    const lines = Math.ceil(STRENGTHS[this.store.getState().strength] / this.#posts.length);
    for (const [place, post] of this.#posts.entries()) {
      this.#working.add(post);
      post.postMessage({ ...this.#asked, question: this.#question, seed: `${place}`, lines });
    }
  }

  #hire(): void {
    const post = this.#means.hire();
    this.#posts.push(post);
    post.addEventListener('message', ({ data }) => this.#hear(post, data));
    post.addEventListener('error', () => this.#lose(post));
  }

  #hear(post: EnginePost, { question, known, done }: FromEngine): void {
    if (question !== this.#question) return;
    if (known) this.#reports.set(post, known);
    if (done) this.#working.delete(post);
    this.#tell();
  }

  /** A worker died: what it had found stays, the others go on. */
  #lose(post: EnginePost): void {
    const place = this.#posts.indexOf(post);
    if (place < 0) return;
    this.#posts.splice(place, 1);
    post.terminate();
    this.#working.delete(post);
    if (this.#posts.length === 0) this.store.setState({ on: false, failed: true, done: true });
    else this.#tell();
  }

  #tell(): void {
    const reports = [...this.#reports.values()];
    const found = reports.length > 0 ? merged(reports) : null;
    this.store.setState({ found, done: this.#working.size === 0 });
  }
}

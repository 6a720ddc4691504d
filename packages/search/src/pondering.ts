import { type AnyGame, type Rng, rngFrom, type Seat, type Word } from '@nabu/kernel';
import type { Lead } from './bot.ts';
import { type Calibration, calibrated, calibrationFor, progressIn } from './calibration.ts';
import { evaluationFor } from './evaluations/index.ts';
import { chanceOf } from './reward.ts';
import { type SearchSettings, tuningFor } from './settings.ts';
import { NONE } from './tree.ts';
import { TreeSearch } from './tree-search.ts';

/** What is known of one move of a decision. */
export interface Pondered {
  /** The move in the game's notation. */
  readonly move: string;
  /** How many lines began with it. */
  readonly visits: number;
  /** The chance of the deciding seat to win after it, as games of bots bore it out; null where that was never measured. */
  readonly chance: number | null;
  readonly lead: Lead | null;
  /** The moves that were thought likeliest after it, as far as enough lines went there. */
  readonly line: readonly string[];
}

/** What is known of a decision so far. */
export interface Ponderings {
  /** How many lines were looked at. */
  readonly lines: number;
  /** How many moves are legal. */
  readonly legal: number;
  /** The moves most lines began with, the most first. */
  readonly moves: readonly Pondered[];
}

/** So many moves are told of. */
const TOLD = 6;
/** A line is told as long as so many lines went there, and so many moves at most. */
const LEAST_VISITS = 12;
const LONGEST = 12;

/**
 * One decision thought about for as long as somebody looks, from the view of the seat that decides: like the bots it
 * never knows what that seat could not.
 */
export class Pondering {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #moves: readonly Word[];
  readonly #rng: Rng;
  readonly #search: TreeSearch<unknown, Word, unknown>;
  readonly #map: Calibration | null;
  readonly #progress: number;
  #lines = 0;

  /** The same seed and as many lines give the same answer. The seat must have something to decide. */
  constructor(game: AnyGame, view: unknown, seat: Seat, seed: string) {
    this.#game = game;
    this.#seat = seat;
    this.#rng = rngFrom(`ponder ${seed}`);
    const imagined = game.imagine(view, this.#rng);
    this.#moves = game.moves(imagined, seat);
    const totals = game.scores(imagined).map(({ total }) => total);
    this.#map = calibrationFor(game.id, totals.length);
    this.#progress = this.#map ? progressIn(totals, this.#map.winning) : 0;
    const settings: SearchSettings = {
      ...tuningFor(game.id, 'search'),
      ...{ spec: 'analysis', iterations: 0, tally: true },
    };
    this.#search = new TreeSearch(game, evaluationFor(game), settings);
    this.#search.begin(view, seat, this.#moves, this.#rng);
  }

  /** How many lines were looked at. */
  get lines(): number {
    return this.#lines;
  }

  /** Whether there is anything to choose. */
  get isOpen(): boolean {
    return this.#moves.length > 1;
  }

  /** Looks at some more lines; where nothing is to be chosen there is nothing to look at. */
  think(lines: number): void {
    if (!this.isOpen) return;
    for (let i = 0; i < lines; i++) this.#search.iterate(this.#rng);
    this.#lines += lines;
  }

  known(): Ponderings {
    const { tree, root } = this.#search;
    const nodes: number[] = [];
    for (let node = tree.firstChild[root]; node !== NONE; node = tree.nextSibling[node])
      if (tree.seat[node] === this.#seat && tree.visits[node] > 0) nodes.push(node);
    nodes.sort((a, b) => tree.visits[b] - tree.visits[a]);
    const moves = nodes.slice(0, TOLD).map((node) => this.#pondered(node));
    return { lines: this.#lines, legal: this.#moves.length, moves };
  }

  #pondered(node: number): Pondered {
    const { tree, leads } = this.#search;
    const visits = tree.visits[node];
    const said = chanceOf(tree.reward[node] / visits);
    return {
      move: this.#text(node),
      visits,
      chance: this.#map && calibrated(this.#map, said, this.#progress),
      lead: leads.get(node)?.lead ?? null,
      line: this.#lineFrom(node),
    };
  }

  #lineFrom(node: number): readonly string[] {
    const { tree } = this.#search;
    const line: string[] = [];
    for (let at = this.#likeliest(node); at !== NONE; at = this.#likeliest(at)) {
      line.push(this.#text(at));
      if (line.length === LONGEST || tree.visits[at] < LEAST_VISITS) break;
    }
    return line;
  }

  /** What was tried most often next; none where too few lines went. */
  #likeliest(node: number): number {
    const { tree } = this.#search;
    let best = NONE;
    for (let at = tree.firstChild[node]; at !== NONE; at = tree.nextSibling[at])
      if (best === NONE || tree.visits[at] > tree.visits[best]) best = at;
    return best !== NONE && tree.visits[best] >= LEAST_VISITS ? best : NONE;
  }

  #text(node: number): string {
    return this.#game.notation.format(this.#game.vocabulary[this.#search.tree.move[node]]);
  }
}

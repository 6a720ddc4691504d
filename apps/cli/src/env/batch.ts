import { type AnyGame, type Rng, rngFrom, type Seat, type Word } from '@nabu/kernel';
import { checkLegal } from './check.ts';
import type { Episode, Outcome } from './episode.ts';
import { EnvError, wordAt } from './request.ts';

/** What a batch tells besides whose turn it is and what is legal. */
interface Told {
  readonly views: boolean;
  readonly scores: boolean;
}

/** A game of a batch that came to its end. */
interface Ended extends Outcome {
  readonly game: number;
  readonly seed: string;
  readonly plies: number;
}

/** Begins the game at a place of the batch for the n-th time. */
type Begin = (place: number, round: number) => Episode;

/**
 * Many games that are stepped together. A game that ends is told and begun anew at once, so every game always waits
 * for a decision. Where several seats must decide, the first of them is asked.
 */
export class Batch {
  readonly games: Episode[];
  readonly #game: AnyGame;
  readonly #told: Told;
  readonly #begin: Begin;
  readonly #rounds: number[];
  readonly #chance: Rng;
  #ended: Ended[] = [];

  constructor(game: AnyGame, size: number, told: Told, begin: Begin) {
    this.#game = game;
    this.#told = told;
    this.#begin = begin;
    this.#rounds = new Array<number>(size).fill(0);
    this.games = this.#rounds.map((round, place) => begin(place, round));
    this.#chance = rngFrom(this.games[0].seed);
  }

  /** One step in every game, or in none when an action cannot be carried out. */
  step(actions: readonly unknown[]): void {
    const moves = actions.map((action, place) => this.#chosen(action, place));
    this.#ended = [];
    for (const [place, move] of moves.entries()) {
      const episode = this.games[place];
      episode.step(episode.actors[0], move);
      if (episode.over) this.#renew(episode, place);
    }
  }

  /** Where every game stands, and which ended by the last step. */
  told() {
    const { games } = this;
    const acting: Seat[] = games.map(({ actors }) => actors[0]);
    return {
      acting,
      legal: games.map((game, place) => game.moves(acting[place]).map(({ index }) => index)),
      ...(this.#told.views ? { views: games.map((game, place) => game.view(acting[place])) } : {}),
      ...(this.#told.scores ? { scores: games.map(totals) } : {}),
      ended: this.#ended,
    };
  }

  #chosen(action: unknown, place: number): Word {
    const episode = this.games[place];
    const seat = episode.actors[0];
    const legal = episode.moves(seat);
    if (action === null) return legal[this.#chance.below(legal.length)];
    try {
      const move = wordAt(this.#game, action);
      checkLegal(episode, seat, move);
      return move;
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
      throw new EnvError(error.code, `Game ${place}: ${error.message}`, error.clause);
    }
  }

  #renew(episode: Episode, place: number): void {
    const outcome = episode.outcome();
    if (outcome === null) throw new Error('a game without actors has no result');
    const { seed, ply: plies } = episode;
    this.#ended.push({ game: place, seed, plies, ...outcome });
    this.#rounds[place]++;
    this.games[place] = this.#begin(place, this.#rounds[place]);
  }
}

function totals(episode: Episode): readonly number[] {
  return episode.scores().map(({ total }) => total);
}

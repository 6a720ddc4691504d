import {
  type AnyGame,
  type OptionValues,
  PlyRng,
  type Result,
  type Seat,
  type Table,
  type Word,
} from '@nabu/kernel';

/** How a game of the environment ended. */
export interface Outcome {
  readonly places: readonly number[];
  /** By place from 1 for the first to -1 for the last; those who share places share what they bring, so the sum is 0. */
  readonly rewards: readonly number[];
  /** Points of each seat. */
  readonly scores: readonly number[];
  readonly ending: string;
  /** The game was cut off at the limit of moves; the places are those of that moment. */
  readonly truncated: boolean;
}

/** The ending of a game that was cut off. */
const LIMIT_ENDING = 'limit';

/**
 * One game of the environment. The chance of each move follows from seed and ply as in a match of the house, so the
 * same seed and moves give the same game as everywhere else. It keeps no history: an environment never goes back.
 */
export class Episode {
  readonly game: AnyGame;
  readonly table: Table<OptionValues>;
  readonly seed: string;
  readonly #limit: number;
  readonly #state: unknown;
  #ply = 0;
  #actors: readonly Seat[];
  #legal: readonly Word[] | null = null;

  constructor(game: AnyGame, table: Table<OptionValues>, seed: string, limit: number) {
    this.game = game;
    this.table = table;
    this.seed = seed;
    this.#limit = limit;
    this.#state = game.setup(table, new PlyRng(seed, 0));
    this.#actors = game.actors(this.#state);
  }

  get ply(): number {
    return this.#ply;
  }

  /** The seats that must decide; none when the game is over or was cut off. */
  get actors(): readonly Seat[] {
    return this.#cut ? [] : this.#actors;
  }

  get over(): boolean {
    return this.actors.length === 0;
  }

  get #cut(): boolean {
    return this.#ply >= this.#limit;
  }

  /** The legal moves of a seat; none when it has nothing to decide. */
  moves(seat: Seat): readonly Word[] {
    const { actors } = this;
    if (!actors.includes(seat)) return [];
    if (seat !== actors[0]) return this.game.moves(this.#state, seat);
    this.#legal ??= this.game.moves(this.#state, seat);
    return this.#legal;
  }

  /** The clause that forbids a move which is not among `moves`, where a rule does. */
  refuse(seat: Seat, move: Word): string | null {
    return this.game.refuse(this.#state, seat, move);
  }

  /** Carries out a move, which must be one of `moves(seat)`. */
  step(seat: Seat, move: Word): void {
    this.#ply++;
    this.game.play(this.#state, seat, move, new PlyRng(this.seed, this.#ply));
    this.#actors = this.game.actors(this.#state);
    this.#legal = null;
  }

  /** All that a viewer may know. */
  view(viewer: Seat | 'spectator'): unknown {
    return this.game.view(this.#state, viewer);
  }

  /** The whole position with all its secrets, as the game's notation writes it. */
  position(): string {
    return this.game.notation.writePosition(this.#state);
  }

  /** Points by seat; where the game was cut off, as its end would count them. */
  scores() {
    const { game } = this;
    return (this.#cut && game.finalScores?.(this.#state)) || game.scores(this.#state);
  }

  /** The place of each seat as things stand. */
  ranking(): readonly number[] {
    return this.game.ranking(this.#state);
  }

  /** How the game ended; null while it goes on. */
  outcome(): Outcome | null {
    const result: Result | null = this.game.result(this.#state);
    if (result === null && !this.#cut) return null;
    const places = result?.places ?? this.ranking();
    return {
      places,
      rewards: rewardsOf(places),
      scores: this.scores().map(({ total }) => total),
      ending: result?.ending ?? LIMIT_ENDING,
      truncated: result === null,
    };
  }
}

/** Rewards by place, from 1 to -1, with the sum 0. */
export function rewardsOf(places: readonly number[]): readonly number[] {
  const last = places.length - 1;
  if (last < 1) return places.map(() => 0);
  return places.map((place) => {
    const better = places.filter((other) => other < place).length;
    const equal = places.filter((other) => other === place).length - 1;
    return 1 - (2 * better + equal) / last;
  });
}

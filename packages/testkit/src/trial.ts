import type { AnyGame, ClauseId, OptionValues, Viewer } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import type { Position, RandomGame } from './random-games.ts';
import { playAtRandom, seedOf, somePositions } from './random-games.ts';

/** What a game says about itself so that the suite can try it. */
export interface Settings<State = unknown, Options = OptionValues> {
  /** How many random games are played for each number of seats and each set of options. */
  readonly seeds: number;
  /** Every number of seats the game allows, unless said otherwise. */
  readonly seatCounts?: readonly number[];
  /** Which options differ from their presets; unless said otherwise, each value of each option once. */
  readonly optionSets?: readonly Partial<Options>[];
  /** A random game must end within so many moves. */
  readonly maxPlies: number;
  /** What never changes: the pieces wherever they lie, counted. */
  conserved?(state: State): unknown;
  /** What a viewer must not know, by name; each must be seen to vary behind an equal view. */
  secrets?(state: State, viewer: Viewer): { readonly [name: string]: unknown };
  /** The clauses of RULES.md; a refusal may name no other. */
  readonly clauses?: readonly ClauseId[];
  /** How many positions of each random game are looked at closely. */
  readonly positionsPerGame?: number;
  /** How many states are imagined for each view. */
  readonly imagined?: number;
}

/** A game with its random games: what the checks look at. */
export interface Trial {
  readonly game: AnyGame;
  readonly settings: Settings;
  readonly games: readonly RandomGame[];
  /** Some positions of every game. */
  readonly positions: readonly Position[];
  readonly imagined: number;
}

/** Plays the random games that the checks look at. */
export function makeTrial(game: AnyGame, settings: Settings): Trial {
  const games: RandomGame[] = [];
  for (const seats of settings.seatCounts ?? allSeatCounts(game))
    for (const changed of settings.optionSets ?? everyValueOnce(game)) {
      const table = { seats, options: { ...presets(game.options), ...changed } as OptionValues };
      for (let seed = 1; seed <= settings.seeds; seed++)
        games.push(playAtRandom(game, table, seedOf(seed), settings.maxPlies));
    }
  const positions = games.flatMap((one) => somePositions(one, settings.positionsPerGame ?? 6));
  return { game, settings, games, positions, imagined: settings.imagined ?? 3 };
}

function allSeatCounts({ seats }: AnyGame): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
}

/** The presets, and every other value of every option by itself. */
function everyValueOnce(game: AnyGame): OptionValues[] {
  const others = Object.entries(game.options).flatMap(([name, { preset, values }]) =>
    values.filter((value) => value !== preset).map((value) => ({ [name]: value })),
  );
  return [{}, ...others];
}

/** Every seat of a position, then the spectator. */
export function viewersOf(position: Position): Viewer[] {
  return [...seatsOf(position), 'spectator'];
}

/** Every seat of a position. */
export function seatsOf(position: Position): number[] {
  return Array.from({ length: position.table.seats }, (_, seat) => seat);
}

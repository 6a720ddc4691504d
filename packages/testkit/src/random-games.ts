import type { AnyGame, OptionValues, Rng, Seat, Table, Word } from '@nabu/kernel';
import { PlyRng, rngFrom } from '@nabu/kernel';

/** One state of a random game, and enough to come back to it. */
export interface Position {
  readonly state: unknown;
  readonly table: Table<OptionValues>;
  /** Names the position in a failure: table, seed, ply and the text of the position. */
  readonly where: string;
}

/** A position that was moved on from. */
interface Step extends Position {
  readonly seat: Seat;
  readonly move: Word;
}

/** A game played at random, every state of it kept. */
export interface RandomGame {
  readonly table: Table<OptionValues>;
  readonly seed: string;
  readonly steps: readonly Step[];
  readonly last: Position;
}

/** A match seed for a small number. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** One of a list, at random. */
export function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)];
}

/** Plays uniformly random moves until the game is over or stuck, or `maxPlies` moves were made. */
export function playAtRandom(
  game: AnyGame,
  table: Table<OptionValues>,
  seed: string,
  maxPlies: number,
): RandomGame {
  const choices = rngFrom(`choices ${seed}`);
  const state = game.setup(table, new PlyRng(seed, 0));
  const steps: Step[] = [];
  for (let ply = 1; ply <= maxPlies; ply++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = pick(actors, choices);
    const moves = game.moves(state, seat);
    if (moves.length === 0) break;
    const move = pick(moves, choices);
    steps.push({ ...positionOf(game, table, state, seed, ply - 1), seat, move });
    game.play(state, seat, move, new PlyRng(seed, ply));
  }
  return { table, seed, steps, last: positionOf(game, table, state, seed, steps.length) };
}

function positionOf(
  game: AnyGame,
  table: Table<OptionValues>,
  state: unknown,
  seed: string,
  ply: number,
): Position {
  const kept = game.copy(state);
  let text: string | null = null;
  return {
    state: kept,
    table,
    get where() {
      // Claims name the position for every word of a vocabulary: it is written down once.
      text ??= game.notation.writePosition(kept);
      const options = JSON.stringify(table.options);
      return `${game.id}, ${table.seats} seats, ${options}, seed ${seed}, ply ${ply}, at ${text}`;
    },
  };
}

/** Up to `count` positions of a game at random, its first and its last always among them. */
export function somePositions(random: RandomGame, count: number): Position[] {
  const all: Position[] = [...random.steps, random.last];
  const rng = rngFrom(`positions ${random.seed}`);
  const inner = Array.from({ length: count - 2 }, () => pick(all, rng));
  return [...new Set([all[0], ...inner, random.last])];
}

import type { Game, GameEvent, OptionValues, Rng, Word } from '@nabu/kernel';
import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import type { TableSettings } from './transcript.ts';
import { table } from './transcript.ts';

/** Makes the chance of one move; the same for every move unless said otherwise. */
export type Chance = () => Rng;

const fixed: Chance = () => rngFrom('perft');

/**
 * The number of lines of exactly `depth` legal moves, whoever makes them; lines that end before
 * do not count. Each move meets the same chance, so that the number is one number.
 */
export function perft<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(
  game: Game<State, Move, View, Event, Options>,
  state: State,
  depth: number,
  chance: Chance = fixed,
): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const seat of game.actors(state)) {
    const moves = game.moves(state, seat);
    if (depth === 1) lines += moves.length;
    else
      for (const move of moves) {
        const next = game.copy(state);
        game.play(next, seat, move, chance());
        lines += perft(game, next, depth - 1, chance);
      }
  }
  return lines;
}

/** A named position with its number of lines at depth 1, 2, 3 and so on. */
export interface PerftRow<Options> extends Partial<TableSettings<Options>> {
  readonly name: string;
  readonly position: string;
  readonly lines: readonly number[];
}

/** One test for each named position: the numbers of lines are what they were. */
export function perftTable<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(game: Game<State, Move, View, Event, Options>, rows: readonly PerftRow<Options>[]): void {
  for (const { name, position, lines, seats = game.seats.min, options = {} } of rows)
    test(`perft: ${name}`, () => {
      const { state } = table(game, { seats, options }).given(position);
      expect(lines.map((_, i) => perft(game, state, i + 1))).toEqual(lines);
    });
}

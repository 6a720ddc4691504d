import type { Game, GameEvent, OptionValues, Table, Word } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import fc from 'fast-check';
import { playAtRandom, seedOf } from './random-games.ts';
import type { TableSettings } from './transcript.ts';

/** A state that random play reaches, with the table it is at. */
export interface Reached<State, Options> {
  readonly state: State;
  readonly table: Table<Options>;
  readonly seed: number;
  readonly plies: number;
  toString(): string;
}

/** Any state that random play reaches within `maxPlies` moves; shrinks to fewer moves. */
export function reachable<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(
  game: Game<State, Move, View, Event, Options>,
  {
    maxPlies,
    seats = game.seats.min,
    options,
  }: Partial<TableSettings<Options>> & {
    readonly maxPlies: number;
  },
): fc.Arbitrary<Reached<State, Options>> {
  const table: Table<Options> = { seats, options: { ...presets(game.options), ...options } };
  return fc.tuple(fc.nat(0xffff), fc.nat(maxPlies)).map(([seed, plies]) => {
    const { last } = playAtRandom(game, table, seedOf(seed), plies);
    return { state: last.state as State, table, seed, plies, toString: () => last.where };
  });
}

/** Checks a claim about states that random play reaches; a failure names the smallest one found. */
export function forReachable<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(
  game: Game<State, Move, View, Event, Options>,
  settings: Parameters<typeof reachable<State, Move, View, Event, Options>>[1],
  claim: (reached: Reached<State, Options>) => void,
): void {
  fc.assert(fc.property(reachable(game, settings), claim), { numRuns: 60, seed: 1 });
}

import {
  type AnyGame,
  type OptionValues,
  PositionError,
  presets,
  rngFrom,
  type Table,
} from '@nabu/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Position, playAtRandom, seedOf, somePositions } from './random-games.ts';

/** How hard to try. */
export interface FuzzSettings {
  /** Option values that differ from the presets, one table each for every number of seats. */
  readonly optionSets: readonly OptionValues[];
  /** Spoiled texts in all. */
  readonly runs: number;
  /** Moves played at random from a text that was taken for a position. */
  readonly plies: number;
}

/** One way to spoil a text: which, and where. */
interface Spoiling {
  readonly way: number;
  readonly at: number;
  readonly from: number;
  readonly letter: string;
}

const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  way: fc.nat(5),
  at: fc.nat(),
  from: fc.nat(),
  letter: fc.constantFrom(...'0123456789abcmnpsfxAHMPSZ.,:@=~->#'),
});

/** The text with one word left out, repeated, given another's value, or with a letter changed, added or removed. */
function spoil(text: string, { way, at, from, letter }: Spoiling): string {
  const words = text.split(' ');
  const i = at % words.length;
  const word = words[i];
  const [key] = word.split('=');
  const other = words[from % words.length].split('=')[1] ?? '';
  const k = from % (word.length + 1);
  const spoiled = [
    '',
    `${word} ${word}`,
    `${key}=${other}`,
    word.slice(0, k) + letter + word.slice(k + 1),
    word.slice(0, k) + letter + word.slice(k),
    word.slice(0, k) + word.slice(k + 1),
  ][way];
  return words.with(i, spoiled).join(' ').trim();
}

/** Plays on from a text that was taken for a position: nothing throws, and every position can be written and read. */
function playOn(game: AnyGame, table: Table<OptionValues>, state: unknown, plies: number): void {
  const { writePosition, readPosition } = game.notation;
  const rng = rngFrom(writePosition(state));
  for (let ply = 0; ply <= plies; ply++) {
    const text = writePosition(state);
    expect(text).not.toMatch(/NaN|undefined|null|=-\d/);
    expect(readPosition(text, table), text).toEqual(state);
    const [seat] = game.actors(state);
    if (seat === undefined) return;
    const moves = game.moves(state, seat);
    if (moves.length === 0) throw new Error(`Seat ${seat} must decide and has no move at ${text}`);
    game.play(state, seat, moves[rng.below(moves.length)], rng);
  }
}

/** Positions of random games at every table. */
function sound(game: AnyGame, optionSets: readonly OptionValues[]): Position[] {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return seats.flatMap((count) =>
    optionSets.flatMap((set, i) => {
      const table = { seats: count, options: { ...presets(game.options), ...set } };
      return somePositions(playAtRandom(game, table, seedOf(17 * i + count), 2000), 20);
    }),
  );
}

/** Tests that a spoiled position text is refused with a `PositionError`, or is a position that can be played. */
export function fuzzPositions(game: AnyGame, { optionSets, runs, plies }: FuzzSettings): void {
  test('spoiled position texts are refused in words or can be played on', () => {
    const positions = sound(game, optionSets);
    const counts = { refused: 0, played: 0 };
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(spoiling, { minLength: 1, maxLength: 3 }),
        (which, spoilings) => {
          const { state, table } = positions[which % positions.length];
          const text = spoilings.reduce(spoil, game.notation.writePosition(state));
          const read = readOrNull(game, text, table);
          counts[read === null ? 'refused' : 'played'] += 1;
          if (read !== null) playOn(game, table, read, plies);
        },
      ),
      { numRuns: runs, seed: 7 },
    );
    // Both ways must be met often, or the test says nothing.
    expect(counts.refused).toBeGreaterThan(runs / 10);
    expect(counts.played).toBeGreaterThan(runs / 20);
  });
}

function readOrNull(game: AnyGame, text: string, table: Table<OptionValues>): unknown {
  try {
    return game.notation.readPosition(text, table);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return null;
  }
}

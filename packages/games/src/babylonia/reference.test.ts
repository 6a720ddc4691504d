import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, TOKEN_LETTERS, TOKENS } from './box.ts';
import type { Event } from './events.ts';
import { babylonia } from './index.ts';
import type { State } from './state.ts';
import { type Plain, plainly } from './testing/reading.ts';
import { legalMoves } from './testing/reading-moves.ts';
import { placesOf, playPlainly } from './testing/reading-play.ts';

const { format, writePosition } = babylonia.notation;

/** The parts of a table that both must agree on, in one order. */
function agreed(plain: Plain) {
  const { board, waiting, placed, ...rest } = plain;
  return {
    ...rest,
    placed: placed.map(({ kind, wet }) => (wet ? '~' : kind)).toSorted(),
    tiles: [...plain.tiles].toSorted(),
    tokens: [...plain.tokens].map(([hex, { seat, kind }]) => `${hex} ${seat}${kind}`).toSorted(),
    display: plain.display.toSorted(),
    sides: plain.sides.map((side) => ({
      ...side,
      stand: side.stand.toSorted(),
      reserve: side.reserve.toSorted(),
      won: side.won.toSorted(),
      cards: side.cards.toSorted(),
    })),
  };
}

/** What was drawn, as letters. */
function drawnIn(events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    event.type === 'drew'
      ? (event.tokens ?? []).map((token) => TOKEN_LETTERS[TOKENS.indexOf(token)])
      : [],
  );
}

/** The events that decide a game, in short. */
function toldIn(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'city' || event.type === 'ziggurat')
      return [`${event.type} ${event.hex} ${event.winner}`];
    return event.type === 'ended' ? [`ended ${event.ending} ${event.places.join(' ')}`] : [];
  });
}

/** Plays on at random from a state, and has every move judged by both. */
function compare(state: State, seed: string): Set<string> {
  const rng = rngFrom(seed);
  const met = new Set<string>();
  const plain = plainly(writePosition(state), state.seats, state.riverOpens);
  while (babylonia.actors(state).length > 0) {
    const where = writePosition(state);
    const offered = babylonia.moves(state, state.chooser).map(format);
    expect(offered.toSorted(), where).toEqual(legalMoves(plain).toSorted());
    const move = babylonia.sample(state, state.chooser, rng);
    const events: Event[] = [];
    babylonia.play(state, state.chooser, move, rng, (event) => events.push(event));
    const told: string[] = [];
    playPlainly(plain, format(move), () => drawnIn(events), told);
    expect(told, `${format(move)} at ${where}`).toEqual(toldIn(events));
    const next = plainly(writePosition(state), state.seats, state.riverOpens);
    expect(agreed(plain), `${format(move)} at ${where}`).toEqual(agreed(next));
    expect(placesOf(plain), where).toEqual(babylonia.ranking(state));
    met.add(move.type);
  }
  const { ending } = plain;
  expect(babylonia.result(state)).toEqual({ ending, places: placesOf(plain) });
  return met.add(ending);
}

function dealt(seats: number, options: Options, seed: string): State {
  return babylonia.setup({ seats, options }, rngFrom(seed));
}

describe('a second reading of the rules agrees on every move of random games', () => {
  for (const seats of [2, 3, 4])
    test(`[P1] [F1] [G1] [S3] [S5] [S9] [E4] ${seats} players`, () => {
      const met = new Set<string>();
      for (let seed = 0; seed < 6; seed++) {
        const options: Options = { cards: 'random7of9', riverTokenOpensField: seed % 2 === 0 };
        const name = `reading ${seats} ${seed}`;
        for (const word of compare(dealt(seats, options, name), name)) met.add(word);
      }
      for (const word of ['place', 'score', 'card', 'done']) expect(met).toContain(word);
    });
});

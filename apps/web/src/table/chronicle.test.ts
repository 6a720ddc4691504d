import type { GameEvent } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { chronicleOf, isTold, type RoundOfLog } from './chronicle.ts';
import type { Chapter } from './story.ts';

type Move = readonly [seat: number, ...events: readonly object[]];

/** A match that opens with some events, and its moves with theirs. */
function match(opening: readonly object[], ...moves: readonly Move[]): readonly RoundOfLog[] {
  const chapters = moves.map(
    ([seat, ...events], i): Chapter => ({
      ...{ ply: i + 1, seat },
      events: events as GameEvent[],
    }),
  );
  return chronicleOf({
    lines: [{ ply: 0, seat: null, events: opening as GameEvent[] }, ...chapters],
  });
}

/** The log in short: each round with its turns, each turn with the types of what is told. */
const short = (rounds: readonly RoundOfLog[]) =>
  rounds.map(({ round, turns }) => [
    round,
    ...turns.map(({ seat, lines }) => {
      const told = lines.map((line) => (isTold(line) ? line.event.type : line.kind));
      return `${seat ?? '-'}: ${told.join(' ')}`;
    }),
  ]);

const turn = (seat: number, more = {}) => ({ type: 'turn', seat, ...more });
const told = (type: string) => ({ type });

describe('a game that says when a turn begins', () => {
  test('has the turn from there on, with what its player draws at once', () => {
    const log = match(
      [told('dealt'), turn(1), told('drew')],
      [1, told('built')],
      [1, told('quarried'), turn(0), told('drew')],
      [0, told('built')],
    );
    expect(short(log)).toEqual([
      [null, '-: dealt'],
      [1, '1: drew built quarried', '0: drew built'],
    ]);
  });

  test('keeps what others must do meanwhile in that turn, and counts no round for it', () => {
    const log = match([turn(0)], [0, told('halved')], [1, told('dropped')], [0, told('built')]);
    expect(short(log)).toEqual([[1, '0: halved dropped built']]);
    expect(log[0].turns[0].plies).toEqual([1, 2, 3]);
  });

  test('goes on with a turn when the same player rolls again', () => {
    const log = match(
      [turn(0), told('rolled')],
      [0, told('moved'), turn(0, { again: true }), told('rolled')],
      [0, told('moved'), turn(1, { again: false }), told('rolled')],
    );
    expect(short(log)).toEqual([[1, '0: rolled moved turn rolled moved', '1: rolled']]);
  });

  test('counts a round when a player comes again', () => {
    const log = match([turn(0)], [0, turn(1)], [1, turn(0)], [0, turn(1)]);
    expect(short(log)).toEqual([
      [1, '0: ', '1: '],
      [2, '0: ', '1: '],
    ]);
  });
});

test('a game that counts its rounds itself is believed, and its sentence begins the round', () => {
  const log = match(
    [{ type: 'round', round: 1 }, turn(0)],
    [0, told('passed'), turn(0)],
    [0, told('passed'), { type: 'round', round: 2 }, told('gained'), turn(1)],
  );
  expect(short(log)).toEqual([
    [1, '0: passed', '0: passed'],
    [2, '-: gained', '1: '],
  ]);
  expect(log[1].begun?.event).toEqual({ type: 'round', round: 2 });
});

test('where only turns say the round, what comes before the first has none', () => {
  const log = match(
    [told('opened')],
    [0, told('removed')],
    [1, told('removed'), turn(0, { round: 1 })],
  );
  expect(short(log)).toEqual([
    [null, '-: opened', '0: removed', '1: removed'],
    [1, '0: '],
  ]);
});

import { amyitis } from '@nabu/games/amyitis';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../greedy.ts';
import { WEIGHTS } from './data.ts';
import { amyitisEvaluation } from './index.ts';

const evaluate = amyitisEvaluation(WEIGHTS);

const tableFor = (seats: number) => ({ seats, options: presets(amyitis.options) });

function rewards(position: string, seats = 2): number[] {
  const out = new Float64Array(seats);
  evaluate(amyitis.notation.readPosition(position, tableFor(seats)), out);
  return [...out];
}

/** How the position looks to player 1. */
const forOne = (position: string, seats = 2) => rewards(position, seats)[0];

function choice(position: string, seats = 2): string {
  const state = amyitis.notation.readPosition(position, tableFor(seats));
  const [seat] = amyitis.actors(state);
  const bot = greedyBot(amyitis, evaluate);
  const moves = amyitis.moves(state, seat);
  return amyitis.notation.format(
    bot.choose(amyitis.view(state, seat), seat, moves, rngFrom('choice')).move,
  );
}

describe('the evaluation of Amyitis', () => {
  test('every reward lies between 0 and 1 in any moment of a game', () => {
    for (const seats of [2, 3, 4]) {
      const rng = rngFrom(`evaluate ${seats}`);
      const state = amyitis.setup(tableFor(seats), rng);
      const out = new Float64Array(seats);
      while (!state.over) {
        const [seat] = amyitis.actors(state);
        amyitis.play(state, seat, amyitis.sample(state, seat, rng), rng);
        evaluate(state, out);
        for (const value of out) expect(value > 0 && value < 1).toBe(true);
      }
    }
  });

  test('it leaves the state alone and treats seats alike', () => {
    const state = amyitis.setup(tableFor(4), rngFrom('alike'));
    const kept = structuredClone(state);
    const out = new Float64Array(4);
    evaluate(state, out);
    expect(state).toEqual(kept);
    expect(new Set(out).size).toBe(1);
  });

  test('points, tokens, cards and places in temples are all worth having', () => {
    for (const better of ['1:tiles=4', '1:wine=1', '1:camels=1', '1:talents=1', '1:gardener=1'])
      expect(forOne(better), better).toBeGreaterThan(forOne(''));
    for (const better of ['1:banker=1', '1:caravaneer=1', 'marduk=1...', 'w:0,3-1,3=1'])
      expect(forOne(better), better).toBeGreaterThan(forOne(''));
    expect(forOne('1:banker=3')).toBeGreaterThan(forOne('1:banker=1'));
  });

  test('greedy sells two tokens rather than one, plants the richer square, ends no chain badly', () => {
    expect(choice('todo=sell@1 1:salt=2')).toBe('sell salt,salt');
    expect(
      choice(
        'caravan=Palmyra 1:camels=1 1:dates=1 1:barley=1 Khorsabad=4a w:1,3-2,3=2 w:1,2-2,2=2',
        4,
      ),
    ).toBe('caravan 1');
    expect(choice('todo=temple@1 ishtar=11.. tammouz=11..')).toBe('temple marduk');
  });

  test.each([
    ['palace', 2],
    ['banker', 1],
  ])('who takes the only %s above level %i hopes for all that follow', (kind, level) => {
    const position = (one: number, two: number) => `turn=1 1:${kind}=${one} 2:${kind}=${two}`;
    const even = forOne(position(level, level));
    expect(forOne(position(level + 1, level))).toBeGreaterThan(even + 0.05);
    expect(forOne(position(level, level + 1))).toBeLessThan(even - 0.05);
  });
});

import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type PebblesState, pebbles } from '../testing/pebbles.ts';
import { pointsEvaluation } from './reward.ts';
import { searchBot } from './search.ts';
import { tuningFor } from './settings.ts';
import { botFromSpec } from './spec.ts';

function state(heap: number, cards: number[], turn = 0): PebblesState {
  return { heap, turn, cards, points: cards.map(() => 0) };
}

function choice(spec: string, real: PebblesState, seed = 'a') {
  const seat = real.turn;
  const bot = botFromSpec(pebbles, spec);
  return bot.choose(pebbles.view(real, seat), seat, pebbles.moves(real, seat), rngFrom(seed));
}

describe('tree search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('from a heap of %i takes %i, leaving a multiple of four', (heap, count) => {
    expect(choice('plain:800', state(heap, [1, 1])).move.count).toBe(count);
    expect(choice('search:800', state(heap, [1, 1])).move.count).toBe(count);
  });

  test('takes a win that is there at once, also among three and four', () => {
    expect(choice('search:300', state(3, [0, 2, 2])).move.count).toBe(3);
    expect(choice('search:300', state(2, [0, 0, 0, 0], 2)).move.count).toBe(2);
  });

  test('the same view, seed and budget give the same choice and the same figures', () => {
    const once = choice('search:500', state(21, [1, 2]));
    expect(choice('search:500', state(21, [1, 2]))).toEqual(once);
    expect(once.candidates.reduce((sum, c) => sum + c.visits, 0)).toBe(once.iterations);
    expect(once.candidates[0].move).toBe(once.move);
    expect(once.value).toBeGreaterThan(0);
    expect(once.value).toBeLessThan(1);
  });

  test.each(['search:300', 'plain:300', 'greedy', 'greedy:5%', 'random'])(
    'fair play: what is hidden changes nothing for %s',
    (spec) => {
      for (let seed = 0; seed < 5; seed++) {
        const choices = [0, 1, 2].map((hidden) => choice(spec, state(10, [1, hidden]), `${seed}`));
        expect(choices[1]).toEqual(choices[0]);
        expect(choices[2]).toEqual(choices[0]);
      }
    },
  );

  test('lines of whole turns, of which only the best are kept in mind, end where they should', () => {
    const ends = new Set<number>();
    const evaluate = (seen: PebblesState, out: Float64Array) => {
      ends.add(seen.turn);
      pointsEvaluation(pebbles)(seen, out);
    };
    const tuning = { exploration: 0.1, playoutPlies: 0, ripe: 0, turns: 1, further: 1, keep: 2 };
    const bot = searchBot(pebbles, evaluate, { ...tuning, spec: 'whole turns', iterations: 60 });
    const real = state(30, [1, 1]);
    const chosen = bot.choose(pebbles.view(real, 0), 0, pebbles.moves(real, 0), rngFrom('turns'));
    // Own moves are looked at and lines end after one: nothing is judged but what others face next.
    expect([...ends]).toEqual([1]);
    expect(chosen.candidates).toHaveLength(tuning.keep);
  });

  test('a long list is made once for each place in the tree, and nothing illegal is played', () => {
    let lists = 0;
    const mind: typeof pebbles = {
      ...pebbles,
      moves: (seen, seat) => {
        lists++;
        return pebbles.moves(seen, seat);
      },
      play: (seen, seat, move, rng) => {
        expect(pebbles.refuse(seen, seat, move)).toBeNull();
        pebbles.play(seen, seat, move, rng);
      },
    };
    const tuning = { exploration: 0.1, playoutPlies: 0, ripe: 0, keep: 1 };
    const settings = { ...tuning, spec: 'long lists', iterations: 60 };
    const bot = searchBot(mind, pointsEvaluation(pebbles), settings);
    const real = state(9, [1, 1]);
    bot.choose(pebbles.view(real, 0), 0, pebbles.moves(real, 0), rngFrom('lists'));
    expect(lists).toBeGreaterThan(0);
    expect(lists).toBeLessThan(settings.iterations);
  });

  test('a view is never changed by thinking about it', () => {
    const view = pebbles.view(state(9, [1, 2]), 0);
    const before = JSON.stringify(view);
    botFromSpec(pebbles, 'search:100').choose(view, 0, pebbles.vocabulary, rngFrom(1));
    expect(JSON.stringify(view)).toBe(before);
  });

  test('the types let no state through where a view belongs', () => {
    const bot = botFromSpec(pebbles, 'random');
    // @ts-expect-error a state is not a view
    bot.choose(state(9, [1, 2]), 0, pebbles.vocabulary, rngFrom(1));
  });

  test('a single legal move needs no thought', () => {
    expect(choice('search:500', state(1, [0, 0])).iterations).toBe(0);
  });

  test('stops when the leading move cannot be overtaken', () => {
    const { iterations } = choice('search:100000', state(3, [0, 0]));
    expect(iterations).toBeGreaterThan(100);
    expect(iterations).toBeLessThan(100_000);
  });

  test('looks at every move of the decision, however narrow it is elsewhere', () => {
    const bot = searchBot(pebbles, pointsEvaluation(pebbles), {
      ...{ exploration: 0.4, playoutPlies: 0, ripe: 2, narrow: 1 },
      ...{ spec: 'search:300', iterations: 300 },
    });
    const real = state(3, [0, 0]);
    const found = bot.choose(pebbles.view(real, 0), 0, pebbles.moves(real, 0), rngFrom(1));
    expect(found.move.count).toBe(3);
    expect(found.candidates.length).toBe(3);
  });

  test('stops when the time is over, having looked at something', () => {
    let asked = 0;
    const bot = searchBot(pebbles, pointsEvaluation(pebbles), {
      ...tuningFor('pebbles', 'search'),
      spec: 'search:1ms',
      iterations: 1_000_000,
      timer: () => () => ++asked > 2,
    });
    const real = state(21, [0, 0]);
    const { iterations } = bot.choose(pebbles.view(real, 0), 0, pebbles.moves(real, 0), rngFrom(1));
    expect(asked).toBe(3);
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(200);
  });
});

describe('greedy', () => {
  test('takes the pebble that wins', () => {
    expect(choice('greedy', state(2, [0, 0])).move.count).toBe(2);
    expect(choice('greedy:1%', state(2, [0, 0])).move.count).toBe(2);
  });

  test('noise mixes its play', () => {
    const moves = Array.from({ length: 30 }, (_, i) =>
      choice('greedy:20%', state(10, [0, 0]), `${i}`),
    );
    expect(new Set(moves.map(({ move }) => move)).size).toBeGreaterThan(1);
  });
});

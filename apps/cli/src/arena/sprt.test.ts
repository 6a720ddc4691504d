import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOf, eloOf } from './elo.ts';
import { weigh } from './sprt.ts';

/** Deals of two games each, won with a chance. */
function deals(count: number, chance: number, seed: string): number[] {
  const rng = rngFrom(seed);
  const won = () => (rng.below(1000) < 1000 * chance ? 0.5 : 0);
  return Array.from({ length: count }, () => won() + won());
}

describe('a sequential test', () => {
  test('finds a better player better and an equal one not', () => {
    expect(weigh({ elo0: 0, elo1: 50 }, deals(300, 0.62, 'better'), 1).answer).toBe('elo1');
    expect(weigh({ elo0: 0, elo1: 50 }, deals(300, 0.47, 'equal'), 1).answer).toBe('elo0');
  });

  test('is open at first, also when everything was won', () => {
    expect(weigh({ elo0: 0, elo1: 50 }, [], 1)).toMatchObject({ llr: 0, answer: 'open' });
    expect(weigh({ elo0: 0, elo1: 50 }, [1, 1, 1], 1).answer).toBe('open');
  });

  test('errs in few of many runs', () => {
    let wrong = 0;
    for (let run = 0; run < 200; run++) {
      const all = deals(400, chanceOf(0), `run ${run}`);
      for (let count = 5; count <= all.length; count++) {
        const { answer } = weigh({ elo0: 0, elo1: 60 }, all.slice(0, count), 1);
        if (answer === 'elo1') wrong++;
        if (answer !== 'open') break;
      }
    }
    expect(wrong).toBeLessThan(20);
  });
});

test('a rate of wins as a lead, and back', () => {
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(0.25, 3)).toBe(0);
  expect(eloOf(0.76)).toBeCloseTo(200.2, 0);
  expect(chanceOf(200)).toBeCloseTo(0.76, 2);
  expect(eloOf(1)).toBeNull();
  expect(eloOf(0)).toBeNull();
});

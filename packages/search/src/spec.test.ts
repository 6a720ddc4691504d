import { describe, expect, test } from 'vitest';
import { pebbles } from '../testing/pebbles.ts';
import { LEVELS } from './levels.ts';
import { botFromSpec, readSpec, SpecError } from './spec.ts';

describe('a spec', () => {
  test.each([
    ['random', { kind: 'random' }],
    ['greedy', { kind: 'greedy', noise: 0 }],
    ['learner', { kind: 'learner' }],
    ['gentle:60%', { kind: 'gentle', overlooked: 0.6 }],
    ['greedy:7.5%', { kind: 'greedy', noise: 0.075 }],
    ['search:500', { kind: 'search', iterations: 500, crowd: 500, ms: 0, noise: 0 }],
    ['search:60/240:2%', { kind: 'search', iterations: 60, crowd: 240, ms: 0, noise: 0.02 }],
    [' plain:20 ', { kind: 'plain', iterations: 20, crowd: 20, ms: 0, noise: 0 }],
    [
      'search:250ms',
      { kind: 'search', iterations: 10_000_000, crowd: 10_000_000, ms: 250, noise: 0 },
    ],
    ['search:90:2.5%', { kind: 'search', iterations: 90, crowd: 90, ms: 0, noise: 0.025 }],
    ['king', { kind: 'search', iterations: 1000, crowd: 1000, ms: 0, noise: 0 }],
  ])('%s is read', (text, spec) => {
    expect(readSpec(text)).toEqual(spec);
  });

  test.each([
    ['', 'no bot'],
    ['searhc:500', 'no bot'],
    ['search', 'needs a budget'],
    ['search:', 'needs a budget'],
    ['search:0', 'needs a budget'],
    ['search:-5', 'needs a budget'],
    ['search:1e9', 'needs a budget'],
    ['search:9/0', 'needs a budget'],
    ['search:9/', 'needs a budget'],
    ['search:9/9ms', 'needs a budget'],
    ['search:999999999', 'more than'],
    ['search:9/999999999', 'more than'],
    ['search:9999999ms', 'more than'],
    ['search:5:5%:5', 'no bot'],
    ['greedy:5', 'percentage'],
    ['gentle', 'percentage'],
    ['learner:2', 'no amount'],
    ['search:5:2', 'percentage'],
    ['plain:5:2%', 'no bot'],
    ['random:1', 'no amount'],
    ['__proto__', 'no bot'],
  ])('%j is refused in a sentence', (text, part) => {
    expect(() => readSpec(text)).toThrow(SpecError);
    expect(() => readSpec(text)).toThrow(part);
  });

  test('a budget in time needs a clock', () => {
    expect(() => botFromSpec(pebbles, 'search:50ms')).toThrow('needs a clock');
    expect(botFromSpec(pebbles, 'search:50ms', () => () => true).spec).toBe('search:50ms');
  });

  test('every level is a bot', () => {
    for (const { id } of LEVELS) expect(botFromSpec(pebbles, id).spec).toBe(id);
  });
});

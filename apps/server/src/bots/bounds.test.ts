import { games } from '@nabu/games';
import { LIMITS } from '@nabu/protocol';
import { LEVELS, readSpec } from '@nabu/search';
import { describe, expect, test } from 'vitest';
import { checkBot } from './bounds.ts';

const tables = Object.values(games).flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, more) => ({ game: id, seats: min + more })),
);

describe.each(tables)('$game with $seats seats', (table) => {
  const king = readSpec('king', table.game);
  const lines = 'crowd' in king ? (table.seats > 2 ? king.crowd : king.iterations) : 0;

  test('has room for every level and for what costs no more than twice the strongest', () => {
    for (const text of [
      ...LEVELS.map(({ id }) => id),
      ...[
        `search:${2 * lines}`,
        `plain:${lines}`,
        `search:${lines}:5%`,
        `search:${LIMITS.botMs}ms`,
      ],
      ...['random', 'greedy:5%'],
    ])
      expect(() => checkBot(text, table)).not.toThrow();
  });

  test('has none for what costs more, with two numbers neither', () => {
    for (const text of [
      ...[`search:${2 * lines + 1}`, `plain:${2 * lines + 1}`, `search:${LIMITS.botMs + 1}ms`],
      ...[`search:9000000/${2 * lines + 1}`, `search:${2 * lines + 1}/9000000`],
    ])
      expect(() => checkBot(text, table)).toThrow(`A bot may look at ${2 * lines} lines`);
    expect(() => checkBot('oracle', table)).toThrow('is no bot');
  });
});

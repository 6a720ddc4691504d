import { games } from '@nabu/games';
import { Match, newestGames, presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { Pondering } from './pondering.ts';

const seed = '0123456789abcdef'.repeat(2);

describe.each(newestGames(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const start = { seats: game.seats.min, options: presets(game.options), seed };
  const match = Match.start(game, start);
  while (match.moves(match.actors[0]).length < 2)
    match.play(match.actors[0], match.moves(match.actors[0])[0]);
  const [seat] = match.actors;
  const legal = match.moves(seat).map((move) => game.notation.format(move));

  test('moves are refined while one looks, and are legal', () => {
    const pondering = new Pondering(game, match.view(seat), seat, 'a');
    pondering.think(30);
    const first = pondering.known();
    pondering.think(90);
    const then = pondering.known();
    expect([first.lines, then.lines]).toEqual([30, 120]);
    expect(then.legal).toBe(legal.length);
    expect(then.moves[0].visits).toBeGreaterThan(0);
    for (const { move, chance } of then.moves) {
      expect(legal).toContain(move);
      if (chance !== null) expect(chance > 0 && chance < 1).toBe(true);
    }
    const visits = then.moves.map((each) => each.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  });

  test('the same seed gives the same answer', () => {
    const known = ['b', 'b'].map((each) => {
      const pondering = new Pondering(game, match.view(seat), seat, each);
      pondering.think(40);
      return pondering.known();
    });
    expect(known[0]).toEqual(known[1]);
  });
});

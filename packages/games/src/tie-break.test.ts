import { newestGames, placesBy, presets } from '@nabu/kernel';
import { playAtRandom, seedOf } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { games } from './index.ts';

test.each(newestGames(games))('$id: points and then the tie-break give the ranking', (game) => {
  for (let seed = 1; seed <= 6; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const table = { seats, options: presets(game.options) };
    const { steps, last } = playAtRandom(game, table, seedOf(seed), 600);
    for (const { state, where } of [...steps, last]) {
      const totals = (game.finalScores?.(state) ?? game.scores(state)).map(({ total }) => total);
      const tie = game.tieBreak?.(state);
      const sign = tie?.wins === 'fewest' ? -1 : 1;
      const worth = totals.map((total, seat) => total * 1000 + sign * (tie?.figures[seat] ?? 0));
      expect(game.ranking(state), where).toEqual(placesBy(worth));
    }
  }
});

import { describe, expect, test } from 'vitest';
import { reportOn } from './report.ts';
import { tableOf } from './table.ts';
import { dealOf, type Outcome, playGame, type Tournament } from './tournament.ts';

const tournament: Tournament = {
  game: 'babel',
  rules: 1,
  players: ['greedy', 'random'],
  games: 6,
  seed: 'test',
  options: { hands: '3/5', sumerians: 'allAtSite', starter: '1' },
  maxPlies: 1000,
};

function timeless({ thinking: _, ...outcome }: Outcome) {
  return outcome;
}

describe('a tournament', () => {
  test('plays the same game for the same seed and index', () => {
    expect(timeless(playGame(tournament, 3))).toEqual(timeless(playGame(tournament, 3)));
    expect(timeless(playGame(tournament, 3))).not.toEqual(timeless(playGame(tournament, 4)));
  });

  test('seats rotate from game to game: who moves first changes', () => {
    const brief = { ...tournament, maxPlies: 1 };
    expect([0, 1, 2].map((index) => playGame(brief, index).moves)).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('every deal is played once in each seating', () => {
    const [first, second, other] = [0, 1, 2].map((index) => dealOf(tournament, index));
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('a game that does not end is settled at the limit', () => {
    const short = playGame({ ...tournament, maxPlies: 10 }, 0);
    expect(short).toMatchObject({ plies: 10, capped: true });
    expect(short.wins.reduce((a, b) => a + b, 0)).toBe(1);
  });
});

describe('a report', () => {
  const outcomes: Outcome[] = [
    {
      index: 1,
      wins: [0.5, 0.5],
      scores: [10, 10],
      sources: [{ temples: 10 }, { temples: 10 }],
      moves: [4, 6],
      thinking: [[1, 7], []],
      plies: 10,
      capped: true,
    },
    {
      index: 0,
      wins: [1, 0],
      scores: [15, 9],
      sources: [{ temples: 15 }, { temples: 9 }],
      moves: [6, 4],
      thinking: [[3, 9], []],
      plies: 10,
      capped: false,
    },
  ];

  test('counts shared wins in parts', () => {
    const report = reportOn({ ...tournament, games: 2 }, outcomes);
    expect(report).toMatchObject({
      game: 'babel',
      games: 2,
      seed: 'test',
      meanPlies: 10,
      capped: 1,
    });
    expect(report.players[0]).toMatchObject({
      name: 'greedy',
      games: 2,
      wins: 1.5,
      winRate: 0.75,
      meanScore: 12.5,
      msPerMove: 2,
      medianMs: 7,
    });
    expect(report.players[1]).toMatchObject({ wins: 0.5, winRate: 0.25, meanScore: 9.5 });
    expect(report.players[0].seats).toEqual([
      { wins: 1, games: 1 },
      { wins: 0.5, games: 1 },
    ]);
    expect(report.players[1].sources).toEqual({ temples: 9.5 });
    expect(tableOf(report)).toContain('greedy');
  });
});

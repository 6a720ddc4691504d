import { babel } from '@nabu/games/babel';
import { type AnyGame, Match, presets, rngFrom } from '@nabu/kernel';
import { thinkAbout } from '@nabu/search';
import type { ThoughtsQuestion } from '@nabu/table';
import { expect, test } from 'vitest';
import { openAbout } from './opening.ts';

/** What whoever looks on asks about the last decision of a bot in a game played at random. */
function asked(): ThoughtsQuestion {
  const match = Match.start(babel, {
    seats: 2,
    options: presets(babel.options),
    seed: '7'.repeat(32),
  });
  const rng = rngFrom('opening');
  const { id: gameId, rules } = babel;
  for (;;) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    const { ply } = match;
    const view = match.viewAt(ply, seat);
    const question = { gameId, rules, view, seat, spec: 'greedy', seed: '' };
    const { move, stats } = thinkAbout(babel, question);
    if (ply > 20 && moves.length > 3) {
      match.play(seat, move);
      const deciderView = view;
      const eyes = { viewer: 'spectator', view: match.viewAt(ply, 'spectator') } as const;
      return {
        ...{
          gameId,
          rules,
          thoughts: [{ ply, seat, bot: 'greedy', move, candidates: stats.candidates }],
        },
        onlookers: [{ ...eyes, deciderView, heard: match.heardAt(ply + 1, 'spectator') }],
      };
    }
    match.play(seat, moves[rng.below(moves.length)]);
  }
}

/** Babel, and how many states were imagined or copied in it. */
function counted() {
  const count = { steps: 0 };
  const game: AnyGame = {
    ...babel,
    copy(state) {
      count.steps++;
      return (babel as AnyGame).copy(state);
    },
    imagine(view, rng) {
      count.steps++;
      return (babel as AnyGame).imagine(view, rng);
    },
  };
  return { count, games: { babel: game } };
}

test('what a bot thought is worked out to the end while somebody wants it', () => {
  const { count, games } = counted();
  const told = openAbout(games, asked());
  expect(told).toHaveLength(1);
  expect(told[0].reason).not.toBeNull();
  expect(count.steps).toBeGreaterThan(100);
  expect(openAbout(games, asked(), () => false)).toEqual(told);
});

test('a question that nobody wants any more ends within sixteen steps, wherever it is', () => {
  const { count, games } = counted();
  openAbout(games, asked());
  const all = count.steps;
  for (const share of [0, 0.1, 0.5, 0.9]) {
    count.steps = 0;
    let since: number | null = null;
    const unwanted = () => {
      if (count.steps >= share * all) since ??= count.steps;
      return since !== null;
    };
    expect(() => openAbout(games, asked(), unwanted)).toThrow('not wanted any more');
    expect(count.steps).toBeLessThanOrEqual(share * all + 16);
  }
});

import { games } from '@nabu/games';
import { findGame, Match, presets, rngFrom, writeRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { pointsFrom, scoreCurve, sourcesIn } from './curve.ts';

const game = findGame(games, 'babylonia', 1);
if (!game) throw new Error('Babylonia is missing.');

function played() {
  if (!game) throw new Error('Babylonia is missing.');
  const start = { seats: 2, options: presets(game.options), seed: '7'.repeat(32) };
  const match = Match.start(game, start);
  const rng = rngFrom('curve');
  while (!match.over) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  return match;
}

test('a curve has one point a turn, from nothing to the final scores', () => {
  const match = played();
  const curve = scoreCurve(match.game, writeRecord(match, { names: ['Ada', 'Bel'] }));
  expect(curve[0].seat).toBeNull();
  expect(curve.at(-1)).toMatchObject({ ply: match.ply, scores: match.scores });
  for (const [i, { seat, ply, scores }] of curve.slice(1).entries()) {
    expect(seat).not.toBe(curve[i].seat);
    if (ply < match.ply) expect(scores).toEqual(match.scoresAt(ply));
  }
});

test('the sources add up to the total', () => {
  const match = played();
  const curve = scoreCurve(match.game, writeRecord(match, { names: ['Ada', 'Bel'] }));
  const sources = sourcesIn(curve);
  expect(sources.length).toBeGreaterThan(1);
  for (const score of match.scores) {
    const sum = sources.reduce((points, source) => points + pointsFrom(score, source), 0);
    expect(sum).toBe(pointsFrom(score, null));
  }
});

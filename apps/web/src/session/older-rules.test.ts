import { games } from '@nabu/games';
import { loadRules } from '@nabu/games/load';
import { findGame, Match, presets, rngFrom, writeRecord } from '@nabu/kernel';
import type { Finding } from '@nabu/search/review';
import { expect, test } from 'vitest';
import { openTree } from '../analysis/open.ts';
import { reviewDispatcher } from '../review/dispatch.ts';
import { recordFromSave, saveFromRecord } from './records.ts';

/** A game that its players agreed to end, made under rules that rank such a game otherwise than the newest do. */
function recordOfOlderRules(): string {
  const game = findGame(games, 'amyitis', 1);
  if (!game) throw new Error('The first rules of Amyitis are missing.');
  const match = Match.start(game, {
    seats: 2,
    options: presets(game.options),
    seed: '7'.repeat(32),
  });
  const rng = rngFrom('older rules');
  while (match.ply < 60) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  match.endEarly('agreed');
  return writeRecord(match, { names: ['Ada', 'Bel'], date: '2026-11-15' });
}

const RECORD = recordOfOlderRules();

test('a record of older rules is imported, shown and given back under them', async () => {
  const save = await saveFromRecord(RECORD, loadRules);
  expect(save.facts).toMatchObject({ game: 'amyitis', rules: 1 });
  expect(await recordFromSave(save, loadRules)).toBe(RECORD);
});

test('it is analysed under them', async () => {
  expect((await openTree(RECORD)).game).toBe(games['amyitis@1']);
});

test('it is reviewed under them', async () => {
  const findings: (Finding | null)[] = [];
  const review = reviewDispatcher(loadRules, ({ finding }) => findings.push(finding));
  await review({ type: 'open', game: 'amyitis', rules: 1, record: RECORD });
  await review({ type: 'job', job: { kind: 'glance', plies: [0] } });
  expect(findings).toMatchObject([{ kind: 'glance', at: [{ ply: 0 }] }]);
});

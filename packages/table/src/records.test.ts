import { parseRecord, ROOT, readTree, replayRecord, unnamed } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { livePace } from './pace.ts';
import { analysisOf, datedRecord, deedsOf, movesByStandIns, recordOf } from './records.ts';
import { comeBack } from './seating.ts';
import { carryOut, games, matchOf, obey, playOn, START, seated } from './testing/rig.ts';

test('a timed game is recorded with its pace, its times, who sat in and who was out', () => {
  const table = seated({ pace: livePace(5, 0), caretaker: 'greedy' });
  playOn(table, 1);
  obey(table, 0, { type: 'undo', ply: 1 }, START + 1_000);
  obey(table, 0, { type: 'redo', ply: 0 }, START + 3_000);
  obey(table, 0, { type: 'leave' }, START + 3_000);
  carryOut(table, [{ kind: 'tookOver', at: START + 3_000, seat: 0, bot: 'greedy' }]);
  carryOut(table, [{ kind: 'played', at: START + 4_500, seat: 0, move: 'end' }]);
  carryOut(table, comeBack(table, 0, START + 5_000));
  for (const seat of [0, 1]) obey(table, seat, { type: 'offer', what: 'pause' }, START + 5_000);
  for (const seat of [0, 1]) obey(table, seat, { type: 'offer', what: 'resume' }, START + 90_000);
  const move = matchOf(table).game.notation.format(matchOf(table).moves(1)[0]);
  obey(table, 1, { type: 'play', ply: 2, move }, START + 92_000);
  obey(table, 1, { type: 'resign' }, START + 93_000);
  const text = recordOf(table);
  expect(parseRecord(text)).toMatchObject({
    pace: '5m+0s',
    times: [3_000, 1_500, 2_500],
    standIns: [{ seat: 0, bot: 'greedy', from: 2, to: 2 }],
    outs: [{ seat: 1, how: 'resigned', ply: 3 }],
    result: { ending: 'resigned' },
  });
  const again = seated();
  carryOut(again, deedsOf(replayRecord(games, text), START));
  expect(matchOf(again).result).toEqual(matchOf(table).result);
  expect(again.holders[1].out).toBe('resigned');
});

test('the time of a move after several breaks is without those in which nothing was played, and no others', () => {
  const table = seated({ pace: livePace(5, 0) });
  const agree = (what: 'pause' | 'postpone' | 'resume', at: number) => {
    for (const seat of [0, 1]) obey(table, seat, { type: 'offer', what }, START + at);
  };
  agree('pause', 0);
  agree('resume', 1_000);
  // Nothing was sealed: until they thought better of it the game went on.
  agree('postpone', 61_000);
  agree('resume', 62_000);
  const [move] = matchOf(table).moves(0);
  const text = matchOf(table).game.notation.format(move);
  obey(table, 0, { type: 'play', ply: 0, move: text }, START + 63_000);
  expect(parseRecord(recordOf(table, { reveal: true })).times).toEqual([62_000]);
});

test('who was out before moves were taken back is so in the record, where others went after', () => {
  const table = seated({ seats: [null, null, null] });
  playOn(table, 1);
  obey(table, 1, { type: 'resign' });
  obey(table, 0, { type: 'undo', ply: 1 });
  obey(table, 2, { type: 'resign' });
  expect(matchOf(table).result?.places).toEqual([1, 3, 2]);
  expect(replayRecord(games, recordOf(table)).result).toEqual(matchOf(table).result);
});

test('a record names the day on which its table was set up', () => {
  const table = seated({ created: 1_789_948_799_999 });
  expect(parseRecord(datedRecord(table)).date).toBe('2026-09-20');
  expect(parseRecord(recordOf(table)).date).toBeNull();
});

test('moves that bots made for players count as long as they stand', () => {
  const table = seated({ seats: [null, null, null], caretaker: 'greedy' });
  const played = { kind: 'played', at: START, seat: 0 } as const;
  const { notation } = matchOf(table).game;
  obey(table, 0, { type: 'leave' });
  carryOut(table, [{ kind: 'tookOver', at: START, seat: 0, bot: 'greedy' }]);
  const [move] = matchOf(table).moves(0);
  carryOut(table, [{ ...played, move: notation.format(move) }]);
  expect(movesByStandIns(table)).toEqual([1, 0, 0]);
  carryOut(table, comeBack(table, 0, START));
  obey(table, 0, { type: 'undo', ply: 1 });
  expect(movesByStandIns(table)).toEqual([0, 0, 0]);
  obey(table, 0, { type: 'resign' });
  carryOut(table, [{ ...played, move: notation.format(move) }]);
  expect(movesByStandIns(table)).toEqual([1, 0, 0]);
});

test('a game without a clock has none of it', () => {
  const table = seated();
  playOn(table);
  expect(recordOf(table)).not.toMatch(/^(pace|times|out|standin) /m);
});

const SEED = '5'.repeat(32);

test('a game under way is analysed as far as the viewer knows it', () => {
  const table = seated();
  playOn(table, 3);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { play } = readTree(games, analysisOf(table, viewer, SEED));
    expect(unnamed(play.view(ROOT, viewer))).toBe(unnamed(matchOf(table).view(viewer)));
  }
  expect(analysisOf(table, 0, SEED)).not.toContain(table.facts.seed);
});

test('a rated game is locked for those who play it until it is over', () => {
  const table = seated({ rated: true });
  playOn(table, 3);
  for (const seat of [0, 1])
    expect(() => analysisOf(table, seat, SEED)).toThrow('it can be analysed once it is over');
  expect(analysisOf(table, 'spectator', SEED)).toContain('position');
  playOn(table);
  expect(analysisOf(table, 0, SEED)).toContain('position');
});

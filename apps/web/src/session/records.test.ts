import { games } from '@nabu/games';
import { loadRules } from '@nabu/games/load';
import { findGame, Match, presets, replayRecord, rngFrom, writeRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { recordFromSave, saveFromRecord, splitRecords } from './records.ts';

function record(seed: string, luck = seed): string {
  const game = findGame(games, 'ur', 1);
  if (!game) throw new Error('Ur is missing.');
  const match = Match.start(game, { seats: 2, options: presets(game.options), seed });
  const rng = rngFrom(luck);
  while (!match.over) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  return writeRecord(match, { names: ['Ada', 'Bel'], date: '2026-11-16' });
}

test('a record becomes a table of this device and the same record again', async () => {
  const text = record('1'.repeat(32));
  const save = await saveFromRecord(text, loadRules);
  expect(save.over).toBe(true);
  expect(await recordFromSave(save, loadRules)).toBe(text);
  expect((await saveFromRecord(text, loadRules)).id).toBe(save.id);
});

test('so does one of a timed game, with what each move took and who sat in', async () => {
  const plain = record('1'.repeat(32));
  const { made } = replayRecord(games, plain);
  const from = made.findIndex(({ seat }) => seat === 1) + 1;
  const times = made.map((_, ply) => (ply % 70) + 0.5).join(' ');
  const text = plain
    .replace(/^commitment/m, 'pace 5m+10s\ncommitment')
    .replace(/^result/m, `standin 2 scribe ${from}-${from}\ntimes ${times}\nresult`);
  const save = await saveFromRecord(text, loadRules);
  expect(save.facts.pace).toMatchObject({ bank: 300_000, increment: 10_000 });
  expect(await recordFromSave(save, loadRules)).toBe(text);
});

test('games that share their seed alone are kept side by side', async () => {
  const texts = [record('1'.repeat(32)), record('1'.repeat(32), 'other moves')];
  const saves = await Promise.all(texts.map((text) => saveFromRecord(text, loadRules)));
  expect(new Set(saves.map(({ id }) => id)).size).toBe(2);
});

test('many records in one file are read one by one', async () => {
  const all = [record('1'.repeat(32)), record('2'.repeat(32))];
  expect(splitRecords(all.join('\n'))).toHaveLength(2);
  for (const text of splitRecords(all.join('\n')))
    expect((await saveFromRecord(text, loadRules)).over).toBe(true);
});

test('a record that does not hold is refused with its line', async () => {
  const text = record('1'.repeat(32));
  const forged = text.replace(/^seed .*/m, `seed ${'9'.repeat(32)}`);
  await expect(saveFromRecord(forged, loadRules)).rejects.toThrow(/Line 9: the seed/);
  const cheated = text.replace(/scores=\d+/, 'scores=99');
  await expect(saveFromRecord(cheated, loadRules)).rejects.toThrow(/the moves lead to/);
  await expect(saveFromRecord('hello', loadRules)).rejects.toThrow(/Line 1/);
});

test.each([
  ['hello', { fault: 'form', line: 1 }],
  [record('1'.repeat(32)).replace(/^result .*/m, ''), { fault: 'ends' }],
  [record('1'.repeat(32)).replace('game ur', 'game go'), { fault: 'game', quote: 'go' }],
  [record('1'.repeat(32)).replace('rules 1', 'rules 9'), { fault: 'rules', quote: '9' }],
  [
    record('1'.repeat(32)).replace(/^1: [^;{]+/m, '1: move 13'),
    { fault: 'move', quote: 'move 13' },
  ],
  [record('1'.repeat(32)).replace(/scores=\d+/, 'scores=99'), { fault: 'result' }],
])('says in a word what is wrong with a record', async (text, fault) => {
  await expect(saveFromRecord(text, loadRules)).rejects.toMatchObject(fault);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyMatch, rngFrom, writeRecord } from '@nabu/kernel';
import { botFromSpec } from '@nabu/search';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { review as command } from '../commands/review.ts';
import { gameOf, newMatch } from '../tables.ts';
import { tableOf, verified } from './verify.ts';

const NAMES = ['Ana', 'Bo'];
const folder = mkdtempSync(join(tmpdir(), 'nabu-review-'));
const file = join(folder, 'game.nabu');
let match: AnyMatch;

beforeAll(() => {
  const game = gameOf('ur');
  match = newMatch(game, 2, {}, 'review');
  const bot = botFromSpec(game, 'greedy:20%');
  const rng = rngFrom('review');
  for (let i = 0; i < 40; i++) {
    const [seat] = match.actors;
    match.play(seat, bot.choose(match.view(seat), seat, match.moves(seat), rng).move);
  }
  const running = writeRecord(match, { names: NAMES, reveal: true });
  writeFileSync(join(folder, 'running.nabu'), running);
  match.endEarly('agreed');
  writeFileSync(file, writeRecord(match, { names: NAMES }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command writes. */
async function written(...args: readonly string[]): Promise<string> {
  let out = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    await command.run(args);
  } finally {
    spy.mockRestore();
  }
  return out;
}

test('a record is reviewed for people and for programs', async () => {
  const told = await written(file);
  expect(told).toMatch(/^Ana \(seat 1\): accuracy \d+, .*luck [+-]\d+\nBo \(seat 2\): accuracy/);
  expect(told).toContain('Turning points');
  const [found] = JSON.parse(await written(file, '--json'));
  expect(found).toMatchObject({ file, names: NAMES, review: { passes: 4, measured: true } });
  expect(found.review.decisions.length).toBeGreaterThan(20);
});

test('judgements are put to the test by playing on, in a table', () => {
  const [row] = verified([match], { seconds: 60, decisions: 3, games: 8 });
  expect(row).toMatchObject({ name: 'ur@1, 2 seats', records: 1, decisions: 3, games: 24 });
  expect(row.claimed).toBeGreaterThan(0);
  expect(Math.abs(row.observed)).toBeLessThanOrEqual(1);
  expect(tableOf([row])).toContain('| ur@1, 2 seats | 1 | 3 | 24 |');
});

test('a game that goes on is not reviewed', async () => {
  await expect(written(join(folder, 'running.nabu'))).rejects.toThrow('not over');
});

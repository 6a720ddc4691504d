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

/** A game between bots after so many moves. */
function begun(seed: string, moves: number): AnyMatch {
  const game = gameOf('ur');
  const begun = newMatch(game, 2, {}, seed);
  const bot = botFromSpec(game, 'greedy:20%');
  const rng = rngFrom('review');
  for (let i = 0; i < moves; i++) {
    const [seat] = begun.actors;
    begun.play(seat, bot.choose(begun.view(seat), seat, begun.moves(seat), rng).move);
  }
  return begun;
}

beforeAll(() => {
  match = begun('review', 40);
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
  expect(row.difference.mean).toBeCloseTo(row.observed - row.claimed);
  expect(tableOf([row])).toMatch(/\| ur@1, 2 seats \| 1 \| 3 \| 24 \|.*\| - \|$/);
});

test('with more than one record the table says how sure the difference is', () => {
  const short = ['one', 'two'].map((seed) => begun(seed, 16));
  for (const each of short) each.endEarly('agreed');
  const [row] = verified(short, { seconds: 60, decisions: 2, games: 4 });
  expect(row).toMatchObject({ records: 2, decisions: 4, games: 16 });
  const { mean, error } = row.difference;
  expect(error).toBeGreaterThan(0);
  const [low, high] = [mean - (error ?? 0), mean + (error ?? 0)].map((x) => (100 * x).toFixed(1));
  expect(tableOf([row])).toContain(`| ${(100 * mean).toFixed(1)} | ${low} to ${high} |`);
});

test('what claims are worth is found from records', async () => {
  const short = join(folder, 'short.nabu');
  const begin = begun('one', 16);
  begin.endEarly('agreed');
  writeFileSync(short, writeRecord(begin, { names: NAMES }));
  const [row] = JSON.parse(await written(short, '--fit', '--games', '4', '--json'));
  expect(row).toMatchObject({ name: 'ur@1, 2 seats', records: 1 });
  expect(row.claims).toBeGreaterThan(1);
  expect(row.spread).toBeGreaterThanOrEqual(0);
  const line = `| ur@1, 2 seats | 1 | ${row.claims} | ${row.share.toFixed(2)} |`;
  expect(await written(short, '--fit', '--games', '4')).toContain(line);
});

test('a game that goes on is not reviewed', async () => {
  await expect(written(join(folder, 'running.nabu'))).rejects.toThrow('not over');
});

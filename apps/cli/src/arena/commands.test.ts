import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openNabu } from '../../testing/nabu.ts';

const { nabu, folder } = openNabu();

describe('arena', () => {
  const args = [
    'arena',
    'babel',
    '--seats',
    'search:20,greedy',
    '--games',
    '6',
    '--seed',
    '7',
    '--json',
  ];

  test('the JSON is the same for the same seed on any number of threads, apart from the time', async () => {
    const runs = await Promise.all([
      nabu([...args, '--threads', '1']),
      nabu([...args, '--threads', '2']),
    ]);
    const [one, two] = runs.map(({ out, err, status }) => {
      expect({ err, status }).toEqual({ err: '', status: 0 });
      const report = JSON.parse(out);
      for (const player of report.players) {
        delete player.msPerMove;
        delete player.medianMs;
      }
      return report;
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({ game: 'babel', games: 6, seed: '7' });
    expect(one.players.map((p: { name: string }) => p.name)).toEqual(['search:20', 'greedy']);
    expect(one.players[0].wins + one.players[1].wins).toBe(6);
    expect(Object.keys(one.players[0]).sort()).toEqual(
      [
        'elo',
        'games',
        'interval',
        'meanScore',
        'name',
        'seats',
        'sources',
        'winRate',
        'wins',
      ].sort(),
    );
  });

  test('a tournament that was cut off is gone on with, and comes out the same', async () => {
    const file = join(folder, 'arena.jsonl');
    const whole = JSON.parse((await nabu([...args, '--threads', '1'])).out);
    const resumed = [...args, '--threads', '1', '--resume', file];
    await nabu(resumed);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [...lines.slice(0, 3), lines[3].slice(0, 20)].join('\n'));
    const again = JSON.parse((await nabu(resumed)).out);
    for (const report of [whole, again])
      for (const player of report.players) {
        delete player.msPerMove;
        delete player.medianMs;
      }
    expect(again).toEqual(whole);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(8);
    const other = await nabu(['arena', 'babel', '--seats', 'greedy,random', '--resume', file]);
    expect(other).toMatchObject({ status: 2, err: expect.stringContaining('another tournament') });
  });

  test('a sequential test ends early', async () => {
    const asked = ['arena', 'babel', '--seats', 'greedy,random', '--games', '400'];
    const { out } = await nabu([...asked, '--sprt', '0,100', '--threads', '2', '--json']);
    const report = JSON.parse(out);
    expect(report.sprt).toMatchObject({ elo0: 0, elo1: 100, answer: 'elo1' });
    expect(report.games).toBeLessThan(400);
    expect(report.games % 2).toBe(0);
  });

  test('a goal ends the games when it is certain', async () => {
    const asked = ['arena', 'babel', '--seats', 'greedy,random', '--games', '40', '--threads', '1'];
    const { out } = await nabu([...asked, '--goal', '50%']);
    expect(out).toContain('at least 50.0 % of 40 games: reached');
    const report = JSON.parse((await nabu([...asked, '--goal', '50', '--json'])).out);
    expect(report.goal).toEqual({ share: 0.5, games: 40, answer: 'reached' });
    expect(report.games).toBeLessThan(40);
    const { status, err } = await nabu([...asked, '--goal', 'most']);
    expect(status).toBe(2);
    expect(err).toContain('such as --goal 75%');
  });

  test('a table for people', async () => {
    const { out } = await nabu(['arena', 'babel', '--seats', 'greedy,random', '--games', '4']);
    expect(out).toContain('95 % interval');
    expect(out).toContain('greedy');
  });
});

describe('calibrate', () => {
  test('shows what hints said and what became of it, and writes the map with its command', async () => {
    const file = join(folder, 'calibration.ts');
    const args = ['calibrate', 'ur', '--games', '2', '--bot', 'greedy', '--lines', '20'];
    const { status, out } = await nabu([...args, '-o', file]);
    expect(status).toBe(0);
    expect(out).toContain('2 seats, 2 games');
    expect(out).toMatch(/\| 65 to 75 \| \d+ \|/);
    const data = readFileSync(file, 'utf8');
    expect(data).toContain(
      'nabu calibrate ur --seats 2 --games 2 --bot greedy --lines 20 --every 12',
    );
    expect(data).toMatch(
      /\{ seats: 2, winning: [\d.]+, even: -?[\d.]+, early: [\d.]+, late: [\d.]+ \}/,
    );
  });
});

describe('tune', () => {
  test('reports the weights before and after and writes them with the command that made them', async () => {
    const file = join(folder, 'weights.ts');
    const args = ['tune', 'babel', '--rounds', '2', '--deals', '1', '--iterations', '4'];
    const run = await nabu([...args, '--proof', '1', '--seed', '3', '-o', file]);
    expect(run).toMatchObject({ status: 0, err: '' });
    expect(run.out).toContain('weights before and after');
    expect(run.out).toMatch(/won [\d.]+ of 2 games/);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('nabu tune babel --rounds 2 --deals 1 --seats 2 --iterations 4');
    expect(text).toContain('--seed 3');
    expect(text).toMatch(/ {2}total: -?[\d.]+,/);
  });
});

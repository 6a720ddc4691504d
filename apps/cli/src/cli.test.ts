import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replayRecord, rngFrom } from '@nabu/kernel';
import { botFromSpec, playOn } from '@nabu/search';
import { describe, expect, test } from 'vitest';
import { openNabu } from '../testing/nabu.ts';
import { library, newMatch } from './tables.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { nabu, nabuWaiting, folder } = openNabu();

describe('help and version', () => {
  test('help names every command and every command has a page', async () => {
    const { out, status } = await nabu(['help']);
    expect(status).toBe(0);
    const names = 'play arena record replay review perft tune calibrate bench';
    for (const name of names.split(' ')) expect(out).toContain(name);
    expect((await nabu(['arena', '--help'])).out).toContain('--max-plies');
    expect((await nabu(['--version'])).out).toMatch(/^nabu \d+\.\d+\.\d+\n$/);
  });
});

describe('record and replay', () => {
  const file = join(folder, 'game.txt');

  test('a recorded game is the same again and replays to its result', async () => {
    const args = ['record', 'babel', '--seats', 'greedy,random', '--seed', '5'];
    const written = await nabu([...args, '-o', file]);
    expect(written).toEqual({ status: 0, out: '', err: '' });
    expect((await nabu(args)).out).toBe(readFileSync(file, 'utf8'));
    const { out, status } = await nabu(['replay', file]);
    expect(status).toBe(0);
    expect(out).toMatch(/every move checked\n {2}\d\. greedy/);
  });

  test('bots that search go on from their last thought inside a turn, as they do at a table', async () => {
    const { out } = await nabu([
      ...['record', 'babel', '--seats', 'search:20,search:20'],
      ...['--seed', '5', '--max-plies', '30'],
    ]);
    const match = newMatch(library.babel, 2, {}, '5');
    const bots = [0, 1].map((seat) => ({
      bot: botFromSpec(library.babel, 'search:20'),
      rng: rngFrom(`record 5 ${seat}`),
    }));
    playOn(match, bots, 30);
    expect(replayRecord(library, out).written).toEqual(match.written);
  });

  test('a damaged record is named with its line, code 1', async () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('moves')) + 3;
    const bad = join(folder, 'bad.txt');
    writeFileSync(
      bad,
      lines.with(at, `${lines[at].slice(0, 3)}dance; ${lines[at].slice(3)}`).join('\n'),
    );
    const { status, err } = await nabu(['replay', bad]);
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`^Line ${at + 1}: .*dance.*\n$`));
  });

  test('a file that is not there, or is a folder, or holds nothing', async () => {
    for (const path of [join(folder, 'none.txt'), folder]) {
      const { status, err } = await nabu(['replay', path]);
      expect(status).toBe(1);
      expect(err).toMatch(/^Cannot read .*\n$/);
    }
    writeFileSync(join(folder, 'empty.txt'), '');
    expect((await nabu(['replay', join(folder, 'empty.txt')])).err).toMatch(/^Line \d: /);
    const unwritable = await nabu([
      'record',
      'babel',
      '--seats',
      'random,random',
      '-o',
      join(folder, 'a', 'b'),
    ]);
    expect(unwritable.err).toMatch(/^Cannot write .*\n$/);
    expect(unwritable.status).toBe(1);
  });
});

describe('play', () => {
  const seats = [
    'play',
    'babel',
    '--seats',
    'human,greedy',
    '--seed',
    '3',
    '--options',
    'starter=1',
  ];

  test('moves, reasons, undo and redo through a pipe', async () => {
    const { out, status, err } = await nabu(
      seats,
      '?\nwhy\nwhy end\nwander off\nMV a; dep  p\nundo\nundo\nundo\nredo\nrestart\nquit\n',
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('mv A       discard one of the Assyrians');
    expect(out).toContain('Type the move you ask about');
    expect(out).toContain('end is not allowed now (rule T8). [T8]');
    expect(out).toContain('"wander off" is not a move.');
    expect(out).toContain('1 you: dep P');
    expect(out).toContain('nothing of yours to take back');
    expect(out).toContain('Farewell.');
    expect(out).not.toContain('\u001b');
  });

  test('the end of the input ends the program without an error', async () => {
    expect(await nabu(seats, 'mv A')).toMatchObject({ status: 0, err: '' });
    expect(await nabu(seats)).toMatchObject({ status: 0, err: '' });
  });

  test('a saved game goes on where it was', async () => {
    const file = join(folder, 'saved.txt');
    await nabu(seats, `mv A; dep P\nsave ${file}\nsave ${folder}\nquit\n`);
    expect((await nabu(['replay', file])).out).toContain('2 moves, not over');
    const { out, status } = await nabu(['play', 'babel', '--load', file], 'bld start\nquit\n');
    expect(status).toBe(0);
    expect(out).toContain('1 you: bld start');
  });

  test('against the clock: it stands before each line, and who lets it run out has lost', async () => {
    const timed = [...seats, '--pace', '2s/1s'];
    const { out, status, err } = await nabuWaiting(timed, 'mv A\n', 'over', 'quit\n');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/1 0:0[123]> mv A/);
    expect(out).toContain('(seat 1) has run out of time.');
  });

  test('bots alone play to the end', async () => {
    const { out, status } = await nabu([
      'play',
      'babel',
      '--seats',
      'greedy,random',
      '--seed',
      '1',
    ]);
    expect(status).toBe(0);
    expect(out).toContain('The game is over');
  });
});

describe('older rules', () => {
  const records = join(root, 'packages/games/src/babylon/games');

  test('records of every version are checked by their own rules', async () => {
    const old = join(records, '2p-greedy.txt');
    expect(readFileSync(old, 'utf8')).toContain('\nrules 1\n');
    expect(await nabu(['replay', old])).toMatchObject({ status: 0, err: '' });
    const decided = join(records, 'rules2-2p-greedy-bridge-decides.txt');
    expect(await nabu(['replay', decided])).toMatchObject({ status: 0, err: '' });
    const wrong = join(folder, 'wrong-rules.txt');
    writeFileSync(wrong, readFileSync(decided, 'utf8').replace('rules 2', 'rules 1'));
    expect(await nabu(['replay', wrong])).toMatchObject({ status: 1, out: '' });
  });

  test('are played, saved, gone on with and counted by id@version', async () => {
    const [file, later] = ['old.txt', 'later.txt'].map((name) => join(folder, name));
    const begin = ['play', 'babylon@1', '--seats', 'human,random', '--seed', '3'];
    await nabu(begin, `save ${file}\nquit\n`);
    expect(readFileSync(file, 'utf8')).toContain('\nrules 1\n');
    const gone = await nabu(['play', 'babylon', '--load', file], `store\nsave ${later}\nquit\n`);
    expect(gone).toMatchObject({ status: 0, err: '' });
    expect(readFileSync(later, 'utf8')).toContain('\nrules 1\n');
    expect((await nabu(['perft', 'babylon@1', '--depth', '1'])).out).toMatch(/^1 \d+\n$/);
    expect((await nabu(['perft', 'babylon@9'])).err).toContain('no such rules of babylon');
    const arena = ['arena', 'babylon@1', '--seats', 'random,random', '--games', '2', '--json'];
    expect(JSON.parse((await nabu(arena)).out)).toMatchObject({ game: 'babylon', games: 2 });
  });
});

describe('perft and bench', () => {
  test('perft counts lines; a bad position is a sentence', async () => {
    const { out } = await nabu([
      'perft',
      'babel',
      '--depth',
      '2',
      '--seed',
      '3',
      '--options',
      'starter=1',
    ]);
    expect(out).toMatch(/^1 \d+\n2 \d+\n$/);
    const bad = await nabu(['perft', 'babel', '--position', 'nonsense']);
    expect(bad.status).toBe(1);
    expect(bad.err).toContain('nonsense');
    expect(bad.err.trim().split('\n')).toHaveLength(1);
  });

  test('bench gives every figure beside the peer', async () => {
    const { out, status } = await nabu([
      'bench',
      '--json',
      '--games',
      'babel',
      '--seconds',
      '0.03',
    ]);
    expect(status).toBe(0);
    const figures = JSON.parse(out).games.babel['2'];
    for (const name of ['movesPerSecond', 'playoutsPerSecond', 'searchIterationsPerSecond']) {
      expect(figures[name]).toBeGreaterThan(0);
      expect(figures.peer[name]).toBeGreaterThan(0);
      expect(figures.ratio[name]).toBeGreaterThan(1);
    }
    expect(figures.plainIterationsPerSecond).toBeGreaterThan(0);
    expect(figures.anyPlyMs).toBeLessThan(50);
    expect(figures.storedBytes).toBeLessThan(5000);
    expect(figures.recordBytes).toBeLessThan(5000);
  });
});

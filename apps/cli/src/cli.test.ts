import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = new URL('../dist/main.js', import.meta.url);
const runner = `import { main } from ${JSON.stringify(program.href)}; await main(process.argv.slice(2));`;
const folder = mkdtempSync(join(tmpdir(), 'nabu-cli-'));
const script = join(folder, 'nabu.mjs');
writeFileSync(script, runner);

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function nabu(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

beforeAll(() => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-b', 'apps/cli'], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    if (!existsSync(fileURLToPath(program))) throw error;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent('bad input: one sentence on stderr, nothing on stdout, code 2', () => {
  test.each([
    [['conquer'], 'no command "conquer"'],
    [['arena'], 'needs a game'],
    [['arena', 'chess', '--seats', 'greedy,random'], 'no game "chess"'],
    [['arena', '__proto__', '--seats', 'greedy,random'], 'no game "__proto__"'],
    [['arena', 'babel'], 'needs --seats'],
    [['arena', 'babel', '--seats', 'deep,blue'], '"deep" is no bot'],
    [['arena', 'babel', '--seats', 'human,greedy'], '"human" is no bot'],
    [['arena', 'babel', '--seats', 'greedy'], 'exactly 2 players'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--games', '0'], '--games must be'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--fast'], 'no option --fast'],
    [['tune'], 'needs a game'],
    [['tune', 'babel', '--rounds', '0'], '--rounds must be'],
    [['calibrate', 'babel', '--seats', '3'], 'such as --seats 2'],
    [['arena', 'babel', '--seats'], '--seats needs a value'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--sprt', '50'], '--sprt takes two leads'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--sprt', '50,0'], '--sprt takes two leads'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'hands'], 'name=value'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'hands=9'], 'cannot be "9"'],
    [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'luck=1'], 'no option "luck"'],
    [['record', 'babel'], 'needs --seats'],
    [['review'], 'needs the file of a record'],
    [['play', 'babel', 'babel'], 'takes only a game'],
    [['bench', '--games', 'go'], 'no game "go"'],
    [['bench', '--seconds', '0'], '--seconds must be'],
    [['help', 'conquer'], 'no command "conquer"'],
  ])('nabu %j', async (args, part) => {
    const { status, out, err } = await nabu(args);
    expect(err).toContain(part);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});

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

  test('the end of the input leaves in order', async () => {
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

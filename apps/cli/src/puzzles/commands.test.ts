import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openNabu } from '../../testing/nabu.ts';

const { nabu, folder } = openNabu();

describe('puzzles', () => {
  test('are made, gone on with, and not mixed with those of another seed', async () => {
    const file = join(folder, 'puzzles.txt');
    // A new game has an empty file until its puzzles are made.
    writeFileSync(file, '');
    const made = await nabu(['puzzles', 'ur', '--count', '1', '--seed', 'a', '--out', file]);
    expect(made).toMatchObject({ status: 0, err: '' });
    const text = readFileSync(file, 'utf8');
    expect(made.out).toMatch(/puzzles.txt: \d+ puzzles from \d+ games/);
    expect(text).toMatch(/^nabu puzzles 1\ngame ur\nmade seed=a seats=2 games=\d+\n\npuzzle /);
    await nabu(['puzzles', 'ur', '--count', '1', '--seed', 'a', '--out', file]);
    expect(readFileSync(file, 'utf8')).toBe(text);
    const other = await nabu(['puzzles', 'ur', '--count', '9', '--seed', 'b', '--out', file]);
    expect(other.status).toBe(2);
    expect(other.err).toMatch(/holds puzzles made otherwise/);
  });

  test('a damaged file is told with its line and left as it is', async () => {
    const file = join(folder, 'damaged.txt');
    writeFileSync(file, 'nabu puzzles 1\ngame ur\npuzzle ab\n');
    const { status, err } = await nabu(['puzzles', 'ur', '--out', file]);
    expect(status).toBe(1);
    expect(err).toMatch(/damaged.txt:3: a puzzle is named by/);
    expect(readFileSync(file, 'utf8')).toMatch(/puzzle ab/);
  });
});

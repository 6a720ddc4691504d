import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileError, replaceText } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'nabu-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is replaced is never cut short: the old text stays whole until the new one is', () => {
  const file = join(folder, 'a.txt');
  writeFileSync(file, 'old');
  linkSync(file, join(folder, 'old.txt'));
  replaceText(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old');
  expect(readdirSync(folder).toSorted()).toEqual(['a.txt', 'old.txt']);
});

test('where nothing can be written the file that was meant is named', () => {
  const file = join(folder, 'none', 'a.txt');
  expect(() => replaceText(file, 'new')).toThrow(FileError);
  expect(() => replaceText(file, 'new')).toThrow(
    `Cannot write "${file}": there is no such file or folder.`,
  );
});

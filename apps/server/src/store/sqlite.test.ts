import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { relationsSuite } from '../../testing/relations-suite.ts';
import { folder } from '../../testing/rig.ts';
import { storeSuite } from '../../testing/store-suite.ts';
import { explainOpening } from './explain.ts';
import { FILE } from './open.ts';
import { openSqlite } from './sqlite.ts';

storeSuite('SQLite', () => {
  const data = folder();
  return { open: () => openSqlite(data) };
});

relationsSuite('SQLite', () => {
  const data = folder();
  return { open: () => openSqlite(data) };
});

/** Opens and closes a store. */
async function visit(data: string): Promise<void> {
  await (await openSqlite(data)).close();
}

/** Opening must fail with a sentence that fits. */
async function refused(data: string, sentence: RegExp): Promise<void> {
  const opening = openSqlite(data);
  await expect(opening).rejects.toThrow(sentence);
  await expect(opening).rejects.toMatchObject({ name: 'StoreError', code: 'unusable' });
}

/** Opening is refused, and the file is left byte for byte as it was. */
async function refusedAndLeft(data: string, sentence: RegExp): Promise<void> {
  const file = join(data, FILE);
  const before = readFileSync(file);
  await refused(data, sentence);
  expect(readFileSync(file).equals(before)).toBe(true);
}

describe('a data folder that cannot be used', () => {
  test('a file that is no database', async () => {
    const data = folder();
    writeFileSync(join(data, FILE), 'not a database at all, but long enough to be one'.repeat(50));
    await refusedAndLeft(data, /nabu\.db is damaged or no database .*backup/);
  });

  test('a database with damaged pages', async () => {
    const data = folder();
    await visit(data);
    const bytes = readFileSync(join(data, FILE));
    bytes.fill(0xa5, 4096 + 100, bytes.length);
    writeFileSync(join(data, FILE), bytes);
    await refusedAndLeft(data, /damaged/);
  });

  test('a database of another program', async () => {
    const data = folder();
    const db = new Database(join(data, FILE));
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    await refusedAndLeft(data, /another program/);
  });

  test('a database of a newer Nabu', async () => {
    const data = folder();
    await visit(data);
    const db = new Database(join(data, FILE));
    db.pragma('user_version = 99');
    db.close();
    await refusedAndLeft(data, /newer Nabu \(format 99.*update Nabu/);
  });

  test('a file in place of the folder', async () => {
    const data = folder();
    writeFileSync(join(data, 'x'), '');
    await refused(join(data, 'x'), /data folder .* cannot be used/);
    await refused(join(data, 'x', 'y'), /data folder .* cannot be used/);
  });

  test('a folder that the system does not let anybody make', () => {
    const closed = existsSync('/proc/self') ? '/proc' : '/dev';
    return refused(join(closed, 'nabu', 'data'), /data folder .* cannot be used/);
  });

  test('folders above that are missing are made', () => visit(join(folder(), 'a', 'b')));

  test('a folder in place of the file', async () => {
    const data = folder();
    mkdirSync(join(data, FILE));
    await refused(data, /nabu\.db cannot be opened/);
  });

  test('a file that another process has open', async () => {
    const data = folder();
    const store = await openSqlite(data);
    await refused(data, /in use by another running Nabu/);
    await store.close();
    await visit(data);
  });

  test('a database program that was compiled for another Node is what is wrong, and not the folder', () => {
    const program = join(folder(), 'better_sqlite3.node');
    writeFileSync(program, 'compiled for another Node');
    const load = () => process.dlopen({ exports: {} }, program);
    expect(load).toThrow(expect.objectContaining({ code: 'ERR_DLOPEN_FAILED' }));
    try {
      load();
    } catch (error) {
      const { message } = explainOpening(error, 'nabu.db');
      expect(message).toMatch(/another version of Node .*npm rebuild.* nabu\.db is all right/);
      expect(message).not.toMatch(/writable|NABU_DATA/);
    }
  });
});

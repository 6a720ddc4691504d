import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { storeSuite } from '../../testing/store-suite.ts';
import { FILE, openDatabase } from './open.ts';
import { MIGRATIONS } from './schema.ts';
import { sqliteStore } from './sqlite.ts';

storeSuite('SQLite', () => {
  const data = folder();
  return { open: async () => sqliteStore(data) };
});

/** Opening must fail with a sentence that fits, and leave the file byte for byte as it was. */
function refused(data: string, sentence: RegExp): void {
  const file = join(data, FILE);
  const before = readFileSync(file);
  expect(() => sqliteStore(data)).toThrow(sentence);
  expect(readFileSync(file).equals(before)).toBe(true);
}

describe('a data folder that cannot be used', () => {
  test('a file that is no database', () => {
    const data = folder();
    writeFileSync(join(data, FILE), 'not a database at all, but long enough to be one'.repeat(50));
    refused(data, /nabu\.db is damaged or no database .*backup/);
  });

  test('a database with damaged pages', async () => {
    const data = folder();
    const store = sqliteStore(data);
    await store.close();
    const bytes = readFileSync(join(data, FILE));
    bytes.fill(0xa5, 4096 + 100, bytes.length);
    writeFileSync(join(data, FILE), bytes);
    refused(data, /damaged/);
  });

  test('a database of another program', () => {
    const data = folder();
    const db = new Database(join(data, FILE));
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    refused(data, /another program/);
  });

  test('a database of a newer Nabu', async () => {
    const data = folder();
    await sqliteStore(data).close();
    const db = new Database(join(data, FILE));
    db.pragma('user_version = 99');
    db.close();
    refused(data, /newer Nabu \(format 99.*update Nabu/);
  });

  test('a file in place of the folder', () => {
    const data = folder();
    writeFileSync(join(data, 'x'), '');
    expect(() => sqliteStore(join(data, 'x'))).toThrow(/data folder .* cannot be used/);
    expect(() => sqliteStore(join(data, 'x', 'y'))).toThrow(/data folder .* cannot be used/);
  });

  test.runIf(existsSync('/proc/self'))('a folder that the system does not let anybody make', () => {
    expect(() => sqliteStore('/proc/nabu/data')).toThrow(/data folder .* cannot be used/);
  });

  test('folders above that are missing are made', async () => {
    await sqliteStore(join(folder(), 'a', 'b')).close();
  });

  test('a folder in place of the file', () => {
    const data = folder();
    mkdirSync(join(data, FILE));
    expect(() => sqliteStore(data)).toThrow(/nabu\.db cannot be opened/);
  });

  test('a file that another process has open', async () => {
    const data = folder();
    const store = sqliteStore(data);
    expect(() => sqliteStore(data)).toThrow(/in use by another running Nabu/);
    await store.close();
    await sqliteStore(data).close();
  });

  test('tables set up before there were rated ones are read as not rated', async () => {
    const data = folder();
    const db = openDatabase(data, MIGRATIONS.slice(0, 1));
    db.exec(`INSERT INTO tables (id, game, rules, options, seats, seed, visibility, created, phase, bot_due, changed)
      VALUES ('aaaaaaaaaaaa', 'veils', 1, '{}', '[null]', '0', 'link', 0, 'waiting', 0, 0)`);
    db.close();
    const store = sqliteStore(data);
    expect((await store.read('aaaaaaaaaaaa'))?.table.rated).toBe(false);
    await store.close();
  });

  test('an older file is brought up to date and keeps what is in it', async () => {
    const data = folder();
    await sqliteStore(data).close();
    const next = [...MIGRATIONS, 'ALTER TABLE tables ADD COLUMN extra TEXT'];
    const db = openDatabase(data, next);
    expect(db.pragma('user_version', { simple: true })).toBe(next.length);
    expect(db.prepare('SELECT extra FROM tables').all()).toEqual([]);
    db.close();
    refused(data, /newer/);
  });
});

import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StoreError } from './port.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';

export const FILE = 'nabu.db';
/** Up to this size a file is checked as a whole when it is opened; a larger one would hold up the start. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** Opens the file in a data folder, makes it when there is none, brings an older one up to date. */
export function openDatabase(folder: string, migrations = MIGRATIONS): Database.Database {
  const file = join(folder, FILE);
  const size = prepareFolder(folder, file);
  const db = connect(file);
  try {
    if (size > 0) inspect(db, file, size, migrations.length);
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw explain(error, file);
  }
}

function prepareFolder(folder: string, file: string): number {
  try {
    makeFolder(resolve(folder));
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch (error) {
    throw new StoreError(
      `The data folder ${folder} cannot be used (${codeOf(error)}): make it a folder this user may write to, or name another with NABU_DATA.`,
    );
  }
}

/** Makes a folder and those above it. Node's own way never ends where the system refuses with ENOENT, as in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is no folder');
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function connect(file: string): Database.Database {
  try {
    const db = new Database(file, { timeout: 2000 });
    // One process is the authority over its tables: a second one must not open the same file.
    db.pragma('locking_mode = EXCLUSIVE');
    return db;
  } catch (error) {
    throw explain(error, file);
  }
}

/** Refuses a file that is not ours, is newer than this build or is damaged; it is left as it is. */
function inspect(db: Database.Database, file: string, size: number, known: number): void {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw new StoreError(
      `${file} is a database of another program: name another data folder with NABU_DATA; the file was left as it is.`,
    );
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > known)
    throw new StoreError(
      `${file} was written by a newer Nabu (format ${version}, this one knows ${known}): update Nabu, or name another data folder with NABU_DATA; the file was left as it is.`,
    );
  if (size > CHECKED_BYTES) return;
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw damaged(file, String(found));
}

function migrate(db: Database.Database, migrations: readonly string[]): void {
  db.pragma('journal_mode = WAL');
  // FULL and not NORMAL: a move must outlast a power cut too once anyone has heard of it. Moves
  // come at the pace of people, so one sync to disk each is affordable.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const upgrade = db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }));
    for (const step of migrations.slice(version)) db.exec(step);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${migrations.length}`);
  });
  upgrade.exclusive();
}

function damaged(file: string, detail: string): StoreError {
  return new StoreError(
    `${file} is damaged or no database (${detail.split('\n')[0]}): put back a backup of it, or move it away to start with an empty house; it was left as it is.`,
  );
}

function explain(error: unknown, file: string): Error {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
    return new StoreError(
      `${file} is in use by another running Nabu: stop that one, or name another data folder with NABU_DATA.`,
    );
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return damaged(file, messageOf(error));
  return new StoreError(
    `${file} cannot be opened for writing (${code}): make the folder and the file writable for this user, or name another data folder with NABU_DATA.`,
  );
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : messageOf(error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { damaged, explainFolder, explainOpening, unusable } from './explain.ts';
import { APPLICATION_ID, MIGRATIONS, type Migration } from './schema.ts';

/** The name of the file in the data folder. */
export const FILE = 'nabu.db';
/** Up to this size a file is checked as a whole when it is opened; a larger one would hold up the start. */
const CHECKED_BYTES = 64 * 1024 * 1024;
/** Files hold seeds, hands and hashes of tokens: they are for their owner alone. */
const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;

/** Opens the file in a data folder, makes it when there is none, brings an older one up to date. */
export function openDatabase(folder: string, migrations = MIGRATIONS): Database.Database {
  const file = join(folder, FILE);
  const size = prepareFolder(folder, file);
  const db = connect(file);
  try {
    if (size > 0) inspect(db, file, size, migrations.length);
    tighten(file);
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw explainOpening(error, file);
  }
}

function prepareFolder(folder: string, file: string): number {
  try {
    makeFolder(resolve(folder), OWNERS_FOLDER);
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch (error) {
    throw explainFolder(error, folder);
  }
}

/** Makes a folder and those above it. Node's own way never ends where the system refuses with ENOENT, as in /proc. */
function makeFolder(folder: string, mode?: number): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is no folder');
  makeFolder(dirname(folder));
  mkdirSync(folder, mode);
}

function connect(file: string): Database.Database {
  try {
    // Made here and not by SQLite, which would let others read it for a moment.
    if (!statSync(file, { throwIfNoEntry: false })) closeSync(openSync(file, 'a', OWNERS_FILE));
    const db = new Database(file, { timeout: 2000 });
    // One process is the authority over its tables: a second one must not open the same file.
    db.pragma('locking_mode = EXCLUSIVE');
    return db;
  } catch (error) {
    throw explainOpening(error, file);
  }
}

/** Takes the file and those SQLite keeps beside it away from other users. */
function tighten(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (statSync(each, { throwIfNoEntry: false })) chmodSync(each, OWNERS_FILE);
    } catch {
      // Somebody else's file that we may write to, or a disk without permissions: their owner decides.
    }
  }
}

/** Refuses a file that is not ours, is newer than this build or is damaged; it is left as it is. */
function inspect(db: Database.Database, file: string, size: number, known: number): void {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID && !isBlank(db))
    throw unusable(
      `${file} is a database of another program: name another data folder with NABU_DATA; the file was left as it is.`,
    );
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > known)
    throw unusable(
      `${file} was written by a newer Nabu (format ${version}, this one knows ${known}): update Nabu, or name another data folder with NABU_DATA; the file was left as it is.`,
    );
  if (size > CHECKED_BYTES) return;
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw damaged(file, String(found));
}

/** Whether a file holds nothing at all, as after a first start that found no room. */
function isBlank(db: Database.Database): boolean {
  return db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
}

function migrate(db: Database.Database, migrations: readonly Migration[]): void {
  db.pragma('journal_mode = WAL');
  // FULL and not NORMAL: a move must outlast a power cut too once anyone has heard of it. One sync
  // to disk serves all moves that wait for it, and holds up nobody but them.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // Thousands of tables that are played on have a few pages each: they stay in memory (16 MB), and are
  // copied from the log into the file after many moves instead of after one or two.
  db.pragma('cache_size = -16000');
  db.pragma('wal_autocheckpoint = 4000');
  const upgrade = db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }));
    for (const step of migrations.slice(version))
      db.exec(typeof step === 'string' ? step : step.sqlite);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${migrations.length}`);
  });
  upgrade.exclusive();
}

import { StoreError } from './store.ts';

/** Why a file could not be opened, as a sentence that says what to do. */
export function explainOpening(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
    return unusable(
      `${file} is in use by another running Nabu: stop that one, or name another data folder with NABU_DATA.`,
    );
  if (/^SQLITE_(NOTADB|CORRUPT|CONSTRAINT|ERROR$)/.test(code))
    return damaged(file, messageOf(error));
  if (isFull(code))
    return new StoreError(
      'full',
      `The disk that holds ${file} is full (${code}): make room on it, or name another data folder with NABU_DATA; what was in the file is still there.`,
    );
  if (code === 'ERR_DLOPEN_FAILED')
    return unusable(
      `The database program was installed under another version of Node than this one (${process.version}): run "npm rebuild better-sqlite3" under this one, or start Nabu with the other; ${file} is all right.`,
    );
  return unusable(
    `${file} cannot be opened for writing (${code}): make the folder and the file writable for this user, or name another data folder with NABU_DATA.`,
  );
}

/** Why a data folder cannot be used. */
export function explainFolder(error: unknown, folder: string): StoreError {
  const code = codeOf(error);
  if (isFull(code))
    return new StoreError(
      'full',
      `The disk is full (${code}), and the data folder ${folder} cannot be made: make room on it, or name another data folder with NABU_DATA.`,
    );
  return unusable(
    `The data folder ${folder} cannot be used (${code}): make it a folder this user may write to, or name another with NABU_DATA.`,
  );
}

/** Why something could not be read or written in a file that was opened; nothing was written then. */
export function explainUse(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (isFull(code))
    return new StoreError(
      'full',
      `The disk that holds ${file} is full (${code}): make room on it; until then nothing new is stored or told, and nothing that was told is lost.`,
    );
  return new StoreError(
    'failed',
    `${file} could not be used (${code}), and nothing was written: look after the disk and the file.`,
  );
}

/** A file that SQLite cannot make sense of. */
export function damaged(file: string, detail: string): StoreError {
  return unusable(
    `${file} is damaged or no database (${detail.split('\n')[0]}): put back a backup of it, or move it away to start with an empty house; it was left as it is.`,
  );
}

/** A refusal to open a file, with its sentence. */
export function unusable(sentence: string): StoreError {
  return new StoreError('unusable', sentence);
}

/** The code of an error of Node or SQLite; what it says where it has none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : messageOf(error);
}

/** Whether a code of Node, SQLite or PostgreSQL says that a disk is full. */
export function isFull(code: string): boolean {
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'].includes(code);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

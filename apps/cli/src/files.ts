import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** A file that cannot be read or written; the message says which and why. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** No record of a game is anywhere near this long. */
const MOST_BYTES = 10_000_000;

/** The text of a file. */
export function readText(path: string): string {
  return trying('read', path, () => {
    if (statSync(path).size > MOST_BYTES) throw new Error('it is longer than any record');
    return readFileSync(path, 'utf8');
  });
}

/** Writes a text to a file, over what was there. */
export function writeText(path: string, text: string): void {
  trying('write', path, () => writeFileSync(path, text));
}

/** Writes a text in the place of a file that may be needed again: whoever is killed meanwhile leaves the old text or the new one. */
export function replaceText(path: string, text: string): void {
  trying('write', path, () => {
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  });
}

/** Writes a line at the end of a file, which need not be there yet. */
export function addLine(path: string, line: string): void {
  trying('write', path, () => appendFileSync(path, `${line}\n`));
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

function trying<T>(verb: 'read' | 'write', path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new FileError(`Cannot ${verb} "${path}": ${REASONS[code] ?? message}.`);
  }
}

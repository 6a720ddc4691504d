import { codeOf, isFull } from '../store/explain.ts';
import { isLost, whyAway } from '../store/postgres/explain.ts';
import { StoreError } from '../store/store.ts';
import type { Side } from './side.ts';

const AGAIN = 'run the same command again';

/** Why rows could not be copied from or to a store; what was copied before stays. */
function explainCopy(error: unknown, name: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (isFull(code))
    return new StoreError('full', `The disk of ${name} is full: make room on it and ${AGAIN}.`);
  if (isLost(error))
    return new StoreError(
      'failed',
      `${name} went away (${whyAway(error)}): bring it back and ${AGAIN}.`,
    );
  return new StoreError('failed', `${name} could not be used (${code}): mend that and ${AGAIN}.`);
}

/** A side whose errors are sentences. */
export function explained(side: Side): Side {
  const told =
    <Given extends readonly unknown[], Found>(work: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      try {
        return await work(...given);
      } catch (error) {
        throw explainCopy(error, side.name);
      }
    };
  const { name, count, page, last, insert, clear, setting, settle, finish, close } = side;
  return {
    ...{ name, close, count: told(count), page: told(page), last: told(last) },
    ...{ insert: told(insert), clear: told(clear), setting: told(setting) },
    ...{ settle: told(settle), finish: told(finish) },
  };
}

/** Why a file could not be read or written, as a sentence; null for whatever is no trouble with files. */
export function explainFile(error: unknown): StoreError | null {
  if (!(error instanceof Error && 'syscall' in error)) return null;
  const code = codeOf(error);
  const file = 'path' in error ? String(error.path) : 'The file';
  if (isFull(code))
    return new StoreError('full', `The disk is full (${code}): make room on it and ${AGAIN}.`);
  const why = WHY[code] ?? `cannot be used (${code}): mend that, or name another`;
  return new StoreError('unusable', `${file} ${why}.`);
}

const FORBIDDEN = 'may not be read or written by this user: name another, or let the user do so';
const WHY: { readonly [code: string]: string } = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: 'is on a disk that cannot be written: name another',
  ENOENT: 'has no folder to stand in: make the folder, or name another file',
  ENOTDIR: 'has no folder to stand in: make the folder, or name another file',
};

import type { Database } from 'better-sqlite3';
import { explainUse } from './explain.ts';
import {
  type Numbered,
  packError,
  type Question,
  type Reply,
  type SentError,
  type Write,
} from './requests.ts';
import type { Statements } from './statements.ts';

/**
 * Does all that is asked and gives the replies. The writes are one transaction, so that they wait
 * for the disk once; one that does not fit what is stored fails alone. When the transaction itself
 * fails, nothing was written and all of them fail. Questions are answered after the writes.
 */
export function doTogether(
  db: Database,
  statements: Statements,
  asked: readonly Numbered<Write | Question>[],
): readonly Reply[] {
  const writes: Numbered<Write>[] = [];
  const questions: Numbered<Question>[] = [];
  for (const { n, request } of asked) {
    if (isWrite(request)) writes.push({ n, request });
    else questions.push({ n, request });
  }
  return [
    ...writeTogether(db, statements, writes),
    ...questions.map((question) => answer(db, statements, question)),
  ];
}

function isWrite(request: Write | Question): request is Write {
  return request.kind === 'create' || request.kind === 'append' || request.kind === 'change';
}

function writeTogether(
  db: Database,
  statements: Statements,
  writes: readonly Numbered<Write>[],
): readonly Reply[] {
  if (writes.length === 0) return [];
  try {
    const [{ n, request }] = writes;
    return statements.together(() =>
      writes.length === 1
        ? [{ n, result: statements.writeAlone(request) }]
        : writes.map((each) => writeOne(db, statements, each)),
    );
  } catch (error) {
    const sent = sentError(db, error);
    return writes.map(({ n }) => ({ n, error: sent }));
  }
}

function writeOne(db: Database, { write }: Statements, { n, request }: Numbered<Write>): Reply {
  try {
    return { n, result: write(request) };
  } catch (error) {
    // A full or broken disk can make SQLite take back the whole transaction: what was written
    // before is gone, and what followed would be written outside of it.
    if (!db.inTransaction) throw error;
    return { n, error: sentError(db, error) };
  }
}

function answer(db: Database, statements: Statements, { n, request }: Numbered<Question>): Reply {
  try {
    return { n, result: statements.answer(request) };
  } catch (error) {
    return { n, error: sentError(db, error) };
  }
}

function sentError(db: Database, error: unknown): SentError {
  return packError(explainUse(error, db.name));
}

import { parentPort, workerData } from 'node:worker_threads';
import type { Database } from 'better-sqlite3';
import { explainOpening, explainUse, unusable } from './explain.ts';
import { doTogether } from './group.ts';
import { openDatabase } from './open.ts';
import {
  type Numbered,
  OPENING,
  packError,
  type Question,
  type Reply,
  type Write,
} from './requests.ts';
import { UNFINISHED, unfinishedAt } from './schema.ts';
import { prepareStatements } from './statements.ts';

/** The store's thread: it alone has the file open, and does all that came in while it waited for the disk in one go. */
const { folder } = workerData as { readonly folder: string };
try {
  serve(whole(openDatabase(folder)));
  post([{ n: OPENING, result: undefined }]);
} catch (error) {
  post([{ n: OPENING, error: packError(explainOpening(error, folder)) }]);
}

function whole(db: Database): Database {
  const found = db.prepare('SELECT 1 FROM house_settings WHERE name = ?').get(UNFINISHED);
  if (found) throw unusable(unfinishedAt(db.name));
  return db;
}

function serve(db: Database): void {
  const statements = prepareStatements(db);
  let waiting: Numbered<Write | Question>[] = [];
  const work = () => {
    const asked = waiting;
    waiting = [];
    if (asked.length > 0) post(doTogether(db, statements, asked));
  };
  const hear = ({ n, request }: Numbered) => {
    if (request.kind === 'close') {
      work();
      db.close();
      post([{ n, result: undefined }]);
      parentPort?.close();
    } else if (request.kind === 'backup') {
      copyTo(db, request.file).then(
        () => post([{ n, result: undefined }]),
        (error) => post([{ n, error: packError(error) }]),
      );
    } else if (waiting.push({ n, request }) === 1) {
      // All messages that have arrived are handed over before an immediate runs.
      setImmediate(work);
    }
  };
  parentPort?.on('message', (asked: readonly Numbered[]) => {
    for (const each of asked) hear(each);
  });
}

/** Copies the file as it is while others go on writing to it; what they write meanwhile is in the copy too. */
async function copyTo(db: Database, file: string): Promise<void> {
  try {
    await db.backup(file);
  } catch (error) {
    throw explainUse(error, file);
  }
}

function post(replies: readonly Reply[]): void {
  parentPort?.postMessage(replies);
}

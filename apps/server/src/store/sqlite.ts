import type { DeedRow } from '@nabu/table';
import { SQLITE } from './dialect.ts';
import { relationsOver } from './relations.ts';
import type { Store } from './store.ts';
import { StoreThread } from './thread.ts';

/** The compiled thread: the same file whether this one was compiled too or is run by the tests as it stands. */
const SCRIPT = new URL('../../dist/store/worker.js', import.meta.url);

/** A store in a file, which can be copied while it is open. */
export interface FileStore extends Store {
  /** Makes a copy of all that is stored, in a new file. */
  backup(file: string): Promise<void>;
}

/**
 * A store in one SQLite file of a data folder; rejected with a `StoreError` when the file cannot be
 * used. The file is written in a thread of its own: whoever waits for the disk keeps nobody else waiting.
 */
export async function openSqlite(folder: string, script = SCRIPT): Promise<FileStore> {
  const thread = new StoreThread(script, folder);
  await thread.opened;
  return {
    create: (facts, deeds, standing, key) =>
      thread.ask({ kind: 'create', facts, deeds: deeds.map(bare), standing, key }),
    append: (id, after, deeds, standing, receipt) =>
      thread.ask({ kind: 'append', id, after, deeds: deeds.map(bare), standing, receipt }),
    read: (id) => thread.ask({ kind: 'read', id }),
    tail: (id, after) => thread.ask({ kind: 'tail', id, after }),
    made: (key) => thread.ask({ kind: 'made', key }),
    listPublic: (phase, since, limit) => thread.ask({ kind: 'listPublic', phase, since, limit }),
    botsDue: () => thread.ask({ kind: 'botsDue' }),
    deadlines: (until, limit) => thread.ask({ kind: 'deadlines', until, limit }),
    relations: relationsOver(
      SQLITE,
      (statement) => thread.ask({ kind: 'query', ...statement }),
      (statements) => thread.ask({ kind: 'change', statements }),
    ),
    backup: (file) => thread.ask({ kind: 'backup', file }),
    close: () => thread.close(),
  };
}

/** A deed without whatever else its object carries: everything sent to the thread is copied. */
function bare({ kind, at, seat, text }: DeedRow): DeedRow {
  return { kind, at, seat, text };
}

import type { DeedRow } from '@nabu/table';
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { deed, table } from '../../testing/store-suite.ts';
import { doTogether } from './group.ts';
import { openDatabase } from './open.ts';
import type { Question, Reply, Write } from './requests.ts';
import { prepareStatements } from './statements.ts';

const A = 'aaaaaaaaaaaa';
const B = 'bbbbbbbbbbbb';
const standing = { phase: 'playing', botDue: false, deadline: null } as const;

function create(id: string): Write {
  return { kind: 'create', facts: table(id), deeds: [], standing, key: null };
}

function append(id: string, after: number, deeds: readonly DeedRow[]): Write {
  return { kind: 'append', id, after, deeds, standing, receipt: null };
}

/** Deeds that need more room than a disk with a few pages left has. */
const huge = Array.from({ length: 20 }, () => deed('said', 0, 'x'.repeat(4000)));

function setUp() {
  const db = openDatabase(folder());
  const statements = prepareStatements(db);
  const ask = (...requests: (Write | Question)[]) =>
    doTogether(
      db,
      statements,
      requests.map((request, n) => ({ n, request })),
    ).map(outcome);
  return { db, ask, statements };
}

function outcome(reply: Reply): unknown {
  return 'error' in reply ? reply.error.code : reply.result;
}

/** Leaves room for so many more pages, as a nearly full disk does: SQLite reports both alike. */
function leaveRoom(db: Database, pages: number): void {
  const used = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${used + pages}`);
}

describe('writes that wait together', () => {
  test('are written in order, and questions see them all', () => {
    const { db, ask } = setUp();
    const read: Question = { kind: 'read', id: A };
    const told = ask(read, create(A), append(A, 0, [deed('started')]), { kind: 'botsDue' });
    expect(told).toEqual([undefined, undefined, expect.anything(), []]);
    expect(told[2]).toMatchObject({ deeds: [deed('started')] });
    db.close();
  });

  test('one that does not fit leaves no trace, and the others are written', () => {
    const { db, ask } = setUp();
    expect(ask(create(A), append(A, 5, [deed('started')]), create(A), create(B))).toEqual([
      undefined,
      'conflict',
      'conflict',
      undefined,
    ]);
    expect(ask({ kind: 'listPublic', phase: 'playing', since: 0, limit: 9 })).toEqual([[B, A]]);
    expect(db.prepare('SELECT count(*) FROM deeds').pluck().get()).toBe(0);
    db.close();
  });
});

test('a commit that fails rejects all that waited for it, nothing of them was written, and the next works', () => {
  const { db, ask, statements } = setUp();
  const orphan = db.prepare(
    'INSERT INTO deeds (table_key, n, kind, at, seat, text) VALUES (999, 1, 1, 0, NULL, NULL)',
  );
  const write = (asked: Write) => {
    const written = statements.write(asked);
    // A deed of no table, looked at when the transaction is committed and not before.
    db.pragma('defer_foreign_keys = ON');
    if (asked.kind === 'create' && asked.facts.id === A) orphan.run();
    return written;
  };
  const broken = { ...statements, write, writeAlone: write };
  const asked = [create(B), create(A)].map((request, n) => ({ n, request }));
  expect(doTogether(db, broken, asked.slice(1)).map(outcome)).toEqual(['failed']);
  expect(doTogether(db, broken, asked).map(outcome)).toEqual(['failed', 'failed']);
  expect(ask({ kind: 'read', id: A })).toEqual([null]);
  expect(ask(create(A), { kind: 'read', id: A })).toMatchObject([undefined, { deeds: [] }]);
  db.close();
});

describe('a full disk', () => {
  test('what finds no room is rejected and leaves no trace, what was stored can be read, and it heals', () => {
    const { db, ask } = setUp();
    ask(create(A), append(A, 0, [deed('started')]));
    leaveRoom(db, 2);
    expect(ask(append(A, 1, huge))).toEqual(['full']);
    expect(ask({ kind: 'read', id: A })).toMatchObject([{ deeds: [deed('started')] }]);
    leaveRoom(db, 1000);
    expect(ask(append(A, 1, huge))).toEqual([undefined]);
    expect(ask({ kind: 'read', id: A })).toMatchObject([{ deeds: [deed('started'), ...huge] }]);
    db.close();
  });

  test('whoever was told that it is stored has it stored, and nobody else', () => {
    const { db, ask } = setUp();
    ask(create(A), create(B));
    leaveRoom(db, 2);
    const said = [deed('said', 0, 'hi')];
    const told = ask(append(B, 0, said), append(A, 0, huge), append(B, 1, said));
    expect(told).toContain('full');
    leaveRoom(db, 1000);
    const kept = told.filter((each) => each === undefined).length;
    expect(ask({ kind: 'read', id: B })).toMatchObject([
      { deeds: said.concat(said).slice(0, kept) },
    ]);
    expect(ask({ kind: 'read', id: A })).toMatchObject([{ deeds: [] }]);
    db.close();
  });

  test('at the first start it is called by its name, and the next start finds nothing in its way', () => {
    const data = folder();
    const full = ['PRAGMA max_page_count = 1; CREATE TABLE tables (key INTEGER)'];
    expect(() => openDatabase(data, full)).toThrow(
      /^The disk that holds .*nabu\.db is full \(SQLITE_FULL\): make room on it/,
    );
    openDatabase(data).close();
  });
});

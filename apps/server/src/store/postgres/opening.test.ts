import { describe, expect, onTestFinished, test } from 'vitest';
import { startReplica } from '../../../../../scripts/servers.mjs';
import { newDatabase, ownPostgres, withClient } from '../../../testing/servers.ts';
import { deed, table } from '../../../testing/store-suite.ts';
import { examine } from '../../upkeep/doctor.ts';
import { openPostgres } from './postgres.ts';

const HASTE = { openingMs: 100 };
const WAITING = { phase: 'waiting', botDue: false, deadline: null } as const;

/** Opening must fail with a sentence that fits and tells no password. */
async function refused(url: string, sentence: RegExp): Promise<void> {
  const opening = openPostgres(url, HASTE);
  await expect(opening).rejects.toMatchObject({ name: 'StoreError', code: 'unusable' });
  await expect(opening).rejects.toThrow(sentence);
  await expect(opening).rejects.not.toThrow(/nabu-test|secret/);
}

function changed(url: string, change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

async function ran(url: string, ...statements: readonly string[]): Promise<string> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
  return url;
}

describe('a database that cannot be used', () => {
  test('a wrong port, host, name, user and password', async () => {
    const url = await newDatabase();
    const wrong = (change: (url: URL) => void) => changed(url, change);
    await refused(
      wrong((it) => {
        it.port = '1';
      }),
      /^PostgreSQL at 127\.0\.0\.1:1\/nabu_\w+ does not answer at this port: start it/,
    );
    await refused(
      wrong((it) => {
        it.hostname = 'nowhere.invalid';
      }),
      /at nowhere\.invalid:\d+\/nabu_\w+ (?:is at an address that nobody has|cannot be opened)/,
    );
    await refused(
      wrong((it) => {
        it.pathname = '/none';
      }),
      /\/none has no database of this name: make it with "createdb"/,
    );
    await refused(
      wrong((it) => {
        it.password = 'secret';
      }),
      /refuses the user or the password: set both right in NABU_DATABASE_URL/,
    );
    await refused(
      wrong((it) => {
        it.username = 'stranger';
      }),
      /refuses the user or the password/,
    );
  });

  test('one that cannot keep every name', async () => {
    const url = await newDatabase(undefined, "ENCODING 'LATIN1' TEMPLATE template0");
    await refused(url, /keeps texts as LATIN1, .* "createdb --encoding=UTF8/);
  });

  test('one of another program, which is left as it is', async () => {
    const url = await ran(await newDatabase(), 'CREATE TABLE recipes (name TEXT)');
    await refused(url, /holds tables of another program: name an empty database/);
    await withClient(url, async (client) => {
      const { rows } = await client.query("SELECT to_regclass('nabu_schema') AS ours");
      expect(rows).toEqual([{ ours: null }]);
    });
  });

  test('one of a newer Nabu', async () => {
    const url = await newDatabase();
    await (await openPostgres(url)).close();
    await ran(url, 'UPDATE nabu_schema SET version = 99');
    await refused(url, /newer Nabu \(format 99, this one knows \d+\): update Nabu/);
  });

  test('one in which this user may make no tables', async () => {
    const url = await ran(
      await newDatabase(),
      "DO $$ BEGIN CREATE USER visitor PASSWORD 'secret'; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
    );
    const visitor = changed(url, (it) => {
      it.username = 'visitor';
      it.password = 'secret';
    });
    await refused(visitor, /does not let this user make tables/);
  });

  test('a replica, on which nothing can be written until it takes over', async () => {
    const primary = await ownPostgres();
    const url = await newDatabase(primary.url);
    const house = await openPostgres(url);
    await house.create(table('aaaaaaaaaaaa'), [], WAITING, null);
    await house.close();
    const replica = await startReplica(primary.url);
    onTestFinished(() => replica.stop());
    const there = changed(url, (it) => {
      it.port = String(replica.port);
    });
    await refused(there, /is read-only, as a replica is: name the primary server/);
    const found = await examine([], { NABU_DATABASE_URL: there, NABU_PORT: '0' });
    const wrong = found.filter(({ state }) => state === 'wrong').map(({ sentence }) => sentence);
    expect(wrong.join('\n')).toMatch(/^It is a replica and cannot be written to: name the primary/);
    await primary.end('SIGKILL');
    await ran(there, 'SELECT pg_promote()');
    const after = await openPostgres(there);
    expect((await after.read('aaaaaaaaaaaa'))?.deeds).toEqual([]);
    await after.append('aaaaaaaaaaaa', 0, [deed('started')], WAITING, null);
    await after.close();
  });

  test('one that has no connection left', async () => {
    const server = await ownPostgres({ max_connections: '5', superuser_reserved_connections: '0' });
    const url = await newDatabase(server.url);
    const hold = (left: number): Promise<void> =>
      left === 0
        ? refused(url, /has no connection left: close some, or raise its max_connections/)
        : withClient(url, () => hold(left - 1));
    await hold(5);
  });
});

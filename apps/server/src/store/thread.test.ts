import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectStored, toldBeforeKill } from '../../testing/killed.ts';
import { folder } from '../../testing/rig.ts';
import { deed, table } from '../../testing/store-suite.ts';
import { FILE, openDatabase } from './open.ts';
import { openSqlite } from './sqlite.ts';

const standing = { phase: 'playing', botDue: false, deadline: null } as const;
const A = 'aaaaaaaaaaaa';

describe("the store's thread", () => {
  test('when it dies, all that waited and all that comes later is rejected, and closing still works', async () => {
    const script = new URL('../../testing/dying-store.mjs', import.meta.url);
    const store = await openSqlite(folder(), script);
    const waited = [
      store.read('still fine'),
      store.read('die'),
      store.create(table(A), [], standing, null),
    ];
    const outcomes = await Promise.allSettled(waited);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    const ended = { name: 'StoreError', code: 'ended' };
    expect(outcomes[1]).toMatchObject({ reason: ended });
    expect(outcomes[2]).toMatchObject({ reason: ended });
    await expect(store.read(A)).rejects.toMatchObject(ended);
    await expect(store.read(A)).rejects.toThrow(
      /has ended \(nothing was written\): start the server again/,
    );
    await store.close();
  });

  test('is asked once for all that is asked at one moment, and does it in that order', async () => {
    const store = await openSqlite(folder());
    onTestFinished(() => store.close());
    const posts = vi.spyOn(Worker.prototype, 'postMessage');
    const asked = [
      store.create(table(A), [], standing, null),
      store.append(A, 0, [deed('returned', 0)], standing, null),
      store.append(A, 1, [deed('returned', 0)], standing, null),
      store.read(A),
    ];
    const [, , , found] = await Promise.all(asked);
    expect(found).toMatchObject({ deeds: [{}, {}] });
    expect(posts).toHaveBeenCalledTimes(1);
    posts.mockRestore();
  });

  test('is not asked for what cannot be posted, and does the rest', async () => {
    const store = await openSqlite(folder());
    onTestFinished(() => store.close());
    const wrong = { ...table(A), options: { color: (() => 'red') as unknown as string } };
    const outcomes = await Promise.allSettled([
      store.create(wrong, [], standing, null),
      store.create(table(A), [], standing, null),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('when it cannot start, opening says so', async () => {
    const script = new URL('../../testing/no-such-file.mjs', import.meta.url);
    await expect(openSqlite(folder(), script)).rejects.toMatchObject({ code: 'ended' });
  });

  test('the event loop goes on while the disk is waited for', async () => {
    const data = folder();
    const store = await openSqlite(data);
    await store.create(table(A), [], standing, null);
    const order: string[] = [];
    const stored = store
      .append(A, 0, [deed('started')], standing, null)
      .then(() => order.push('stored'));
    setImmediate(() => order.push('loop'));
    await stored;
    expect(order).toEqual(['loop', 'stored']);
    await store.close();
  });
});

describe('a process with nothing else to do', () => {
  const run = (work: string) => {
    const data = folder();
    const script = join(data, 'script.mjs');
    const store = JSON.stringify(new URL('../../dist/store/sqlite.js', import.meta.url));
    const opening = `const store = await openSqlite(${JSON.stringify(data)});`;
    writeFileSync(script, `import { openSqlite } from ${store}; ${opening} ${work}`);
    return spawnSync(process.execPath, [script], { encoding: 'utf8' });
  };

  test('stays until the store has answered and was closed', () => {
    const { status, stdout } = run(
      "const read = store.read('x'); await store.close(); console.log(await read, 'closed');",
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'null closed\n' });
  });

  test('is not kept by a store that nobody closed', () => {
    expect(run("await store.read('x');").status).toBe(0);
  });
});

describe('a process that is killed', () => {
  test('has stored all that it was told is stored', async () => {
    const data = folder();
    const told = await toldBeforeKill(data);
    const store = await openSqlite(data);
    await expectStored(store, told);
    await store.close();
  });
});

describe('what other users may see', () => {
  const mode = (path: string) => statSync(path).mode & 0o777;

  test('nothing of a folder and files that were made here', async () => {
    const data = join(folder(), 'above', 'data');
    const store = await openSqlite(data);
    await store.create(table(A), [], standing, null);
    const files = readdirSync(data);
    expect(files).toContain(`${FILE}-wal`);
    for (const file of files) expect(mode(join(data, file))).toBe(0o600);
    expect(mode(data)).toBe(0o700);
    await store.close();
  });

  test('nothing of files that were there, though the folder stays as its owner made it', async () => {
    const data = folder();
    chmodSync(data, 0o755);
    openDatabase(data).close();
    chmodSync(join(data, FILE), 0o644);
    const store = await openSqlite(data);
    await store.create(table(A), [], standing, null);
    for (const file of readdirSync(data)) expect(mode(join(data, file))).toBe(0o600);
    expect(mode(data)).toBe(0o755);
    await store.close();
  });

  test('a file of another program is not touched', async () => {
    const data = folder();
    writeFileSync(join(data, FILE), 'x'.repeat(5000), { mode: 0o644 });
    await expect(openSqlite(data)).rejects.toThrow(/no database/);
    expect(mode(join(data, FILE))).toBe(0o644);
    expect(existsSync(join(data, `${FILE}-wal`))).toBe(false);
  });
});

/**
 * `npm run bench:signin`: what signing in costs beside argon2id itself. One server in a process of
 * its own; first what it is made of: the bare hash of its library in this process, one sync of the
 * disk under the data folder, a request that does nothing. Then whole requests one after the other,
 * then a crowd at the door while the event loop is asked how long it is held up.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { times: { type: 'string', default: '40' } } });
const times = Number(values.times);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PASSWORD = 'seven clay cups';

const data = mkdtempSync(join(tmpdir(), 'nabu-bench-'));
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: {
    ...process.env,
    NABU_PORT: '0',
    NABU_HOST: '127.0.0.1',
    NABU_DATA: data,
    NABU_PROXY: '1',
    NABU_LOG: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  const url = `http://127.0.0.1:${/:(\d+)\n/.exec(line)[1]}`;
  await post(url, '/api/me/account', 1);
  const bare = await each(times, bareVerify(await hashed()));
  const synced = await withFile(join(data, 'sync'), (file) => each(times, () => sync(file)));
  const nothing = await each(times, () => health(url));
  const whole = await each(times, (i) => post(url, '/api/sign-in', i));
  const crowd = await atOnce(
    times,
    (i) => post(url, '/api/sign-in', i, `Somebody ${i}`),
    () => health(url),
  );
  console.log('| what | median ms | p95 ms |\n|---|---|---|');
  row('argon2id alone', bare);
  row('one sync of the disk', synced);
  row('a request that does nothing', nothing);
  row('a whole request to sign in', whole);
  row(`one of ${times} at once`, crowd.each);
  row('another request meanwhile', crowd.others);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

/** The library that the server hashes with, as the server finds it. */
function argon2() {
  return createRequire(join(root, 'apps/server/package.json'))('@node-rs/argon2');
}

async function hashed() {
  return argon2().hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

function bareVerify(kept) {
  const { verify } = argon2();
  return () => verify(kept, PASSWORD);
}

async function withFile(path, work) {
  const file = await open(path, 'w');
  return work(file).finally(() => file.close());
}

/** What a commit of the database waits for: some pages written and on the disk. */
async function sync(file) {
  await file.write(Buffer.alloc(8192));
  await file.datasync();
}

async function health(url) {
  await (await fetch(`${url}/api/health`)).arrayBuffer();
}

/** Each request comes from an address of its own: limits are not what is measured. */
async function post(url, path, i, name = 'Ada') {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify({ name, password: PASSWORD }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${i >> 8}.${i & 255}` },
  });
  // Whoever names nobody costs the same and is told so.
  if (!response.ok && response.status !== 401)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function each(count, work) {
  const took = [];
  for (let i = 0; i < count; i++) took.push(await timed(() => work(i)));
  return took;
}

/** Many at once, at most as many as may wait, and how long others wait meanwhile. */
async function atOnce(count, work, other) {
  let busy = true;
  const all = Promise.all(
    Array.from({ length: Math.min(count, 60) }, (_, i) => timed(() => work(i))),
  );
  const others = [];
  const asking = (async () => {
    while (busy) others.push(await timed(other));
  })();
  const took = await all;
  busy = false;
  await asking;
  return { each: took, others };
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function row(what, took) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} |`);
}

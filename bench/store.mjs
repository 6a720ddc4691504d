/**
 * `npm run bench:store`: how many moves a second the server's store keeps when many tables play at
 * once, how long one waits to be stored, and how long the event loop is held up meanwhile; on the
 * disk as it is, and beside a process that writes and syncs without a pause.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WRITER_BYTES = 8 * 1024 * 1024;
const standing = { phase: 'playing', botDue: false, deadline: null };
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '120' },
    seconds: { type: 'string', default: '5' },
    folder: { type: 'string', default: tmpdir() },
    writer: { type: 'string' },
  },
});

if (values.writer) keepDiskBusy(values.writer);
else await main(Number(values.tables), Number(values.seconds) * 1000, resolve(values.folder));

async function main(tables, ms, folder) {
  console.log(`${tables} tables, ${ms / 1000} s each, in ${folder}\n`);
  console.log('| disk | moves/s | one waits: median | p99 | loop held up: median | p99 | most |');
  console.log('|---|---|---|---|---|---|---|');
  for (const writers of [0, 1, 4]) {
    const data = mkdtempSync(join(folder, 'nabu-bench-'));
    const busy = await Promise.all(
      Array.from({ length: writers }, (_, i) => startWriter(join(data, `busy${i}`))),
    );
    const figures = await measure(data, tables, ms);
    for (const child of busy) child.kill('SIGKILL');
    rmSync(data, { recursive: true });
    const disk = writers === 0 ? 'as it is' : `busy with ${writers}`;
    console.log(`| ${[disk, ...figures].join(' | ')} |`);
  }
}

async function measure(data, tables, ms) {
  const { openSqlite } = await import('../apps/server/dist/store/sqlite.js');
  const store = await openSqlite(data);
  await Promise.all(Array.from({ length: tables }, (_, i) => setUp(store, `table${i}`)));
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const waits = [];
  const started = performance.now();
  loop.enable();
  await Promise.all(
    Array.from({ length: tables }, (_, i) => play(store, `table${i}`, started + ms, waits)),
  );
  loop.disable();
  const seconds = (performance.now() - started) / 1000;
  await store.close();
  waits.sort((a, b) => a - b);
  const wait = (share) => milliseconds(waits[Math.floor((waits.length - 1) * share)]);
  // The histogram counts the pause it was asked to make.
  const held = (ns) => milliseconds(Math.max(0, ns / 1e6 - 1));
  return [
    ...[String(Math.round(waits.length / seconds)), wait(0.5), wait(0.99)],
    ...[held(loop.percentile(50)), held(loop.percentile(99)), held(loop.max)],
  ];
}

async function setUp(store, id) {
  const { UNASKED } = await import('../packages/table/dist/index.js');
  const facts = { id, game: 'any', rules: 1, options: {}, seats: [null, null], seed: '0' };
  return store.create({ ...UNASKED, ...facts, created: 0 }, [], standing, null);
}

/** Plays on without thinking: the next move comes as soon as the last is stored and the event loop gets to it, as a message would. */
async function play(store, id, end, waits) {
  for (let n = 1; performance.now() < end; n++) {
    await new Promise(setImmediate);
    const asked = performance.now();
    const seat = n % 2;
    const deed = { kind: 'played', at: Math.floor(asked), seat, text: 'bld Q1' };
    await store.append(id, n - 1, [deed], standing, { seat, id: `command ${n}`, n });
    waits.push(performance.now() - asked);
  }
}

function milliseconds(ms) {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

async function startWriter(file) {
  const child = fork(fileURLToPath(import.meta.url), ['--writer', file]);
  await once(child, 'message');
  return child;
}

/** Writes and syncs until the process is killed. */
function keepDiskBusy(file) {
  const bytes = Buffer.alloc(WRITER_BYTES, 1);
  const open = openSync(file, 'w');
  process.on('exit', () => closeSync(open));
  process.send?.('busy');
  for (;;) {
    writeSync(open, bytes, 0, bytes.length, 0);
    fsyncSync(open);
  }
}

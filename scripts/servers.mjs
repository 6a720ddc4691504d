/**
 * PostgreSQL and Redis for tests and for `npm run cluster`: own servers on free ports of the loopback
 * interface, with their data in a temporary folder. They never touch one that already runs, and are
 * gone with the process that started them, however it ends.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDebian } from './debian.mjs';
import { SetupError } from './setup.mjs';

const KEEPER = fileURLToPath(new URL('server-keeper.mjs', import.meta.url));
/** Where Debian has the programs of PostgreSQL, one folder a version. */
const DEBIAN = '/usr/lib/postgresql';
/** Who owns the databases of a test server, with this password. */
const OWNER = 'nabu';
const PASSWORD = 'nabu-test';

/** The programs of both servers, and the Debian packages that bring them. */
export const SERVERS = { 'redis-server': 'redis-server', initdb: 'postgresql' };

/** Installs PostgreSQL and Redis when they are missing; throws the command to type when that cannot be done. */
export function ensureServers() {
  return ensureDebian(SERVERS);
}

/** A program of PostgreSQL: the newest that Debian installed, else whatever is found under its name. */
function postgresBin(name) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.filter((version) => version > 0).sort((a, b) => b - a)[0];
  const path = join(DEBIAN, String(newest), 'bin', name);
  return existsSync(path) ? path : name;
}

/**
 * Starts a PostgreSQL of its own. A commit outlasts the death of the server, and a power cut only
 * when `durable`; `settings` are PostgreSQL's.
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const place = ownFolder('nabu-postgres-');
  madeIn(place, initialize);
  return serve(place, {
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
    ...settings,
  });
}

/** Starts a replica of such a server: it can be read, and follows the other until it is promoted. */
export async function startReplica(primary) {
  const place = ownFolder('nabu-replica-');
  madeIn(place, (inside) => {
    const args = ['-D', inside.data, '-d', primary, '-R', '--checkpoint=fast', '--no-sync'];
    run('pg_basebackup', args, inside);
  });
  return serve(place, { fsync: 'off' });
}

/** Fills the folder of a server, or leaves none behind. */
function madeIn(place, fill) {
  try {
    fill(place);
  } catch (error) {
    rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
}

async function serve({ folder, data, user }, settings) {
  const port = await freePort();
  const all = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    ...{ max_connections: 200, shared_buffers: '64MB', jit: 'off' },
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, ...words];
  // A replica says that it takes read-only connections.
  const ready = 'database system is ready to accept';
  const server = await keep({ program: postgresBin('postgres'), args, user, folder, ready });
  return { ...server, port, url: `postgres://${OWNER}:${PASSWORD}@127.0.0.1:${port}/postgres` };
}

function initialize({ folder, data, user }) {
  const words = join(folder, 'password');
  writeFileSync(words, PASSWORD, { mode: 0o600 });
  if (user) chownSync(words, user.uid, user.gid);
  const args = ['-D', data, '-U', OWNER, '-A', 'scram-sha-256', `--pwfile=${words}`];
  const more = ['-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  run('initdb', [...args, ...more], { folder, user });
}

/** Has a program of PostgreSQL make the files of a server. */
function run(program, args, { folder, user }) {
  const { status, stderr, error } = spawnSync(postgresBin(program), args, {
    ...{ cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    ...(user ?? {}),
  });
  if (status !== 0)
    throw new SetupError(`PostgreSQL could not make its files: ${error?.message ?? stderr}`);
}

/** Starts a Redis of its own; nothing of it is on disk unless `durable`. */
export async function startRedis({ durable = false } = {}) {
  const { folder, user } = ownFolder('nabu-redis-');
  const port = await freePort();
  const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const how = ['--save', '', '--appendonly', durable ? 'yes' : 'no', '--protected-mode', 'yes'];
  const args = [...where, ...how];
  const ready = 'Ready to accept connections';
  const server = await keep({ program: 'redis-server', args, user, folder, ready });
  return { ...server, port, url: `redis://127.0.0.1:${port}` };
}

/** A folder for a server, and as whom it runs: PostgreSQL refuses to run as root. */
function ownFolder(prefix) {
  const user = process.getuid?.() === 0 ? otherUser() : null;
  for (const place of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = mkdtempSync(join(place, prefix));
    if (user) chownSync(folder, user.uid, user.gid);
    if (spawnSync('test', ['-w', folder], user ?? {}).status === 0)
      return { folder, data: join(folder, 'data'), user };
    rmSync(folder, { recursive: true });
  }
  throw new SetupError(
    `No temporary folder can be used by the user a database runs as: set TMPDIR to one that other users may enter.`,
  );
}

function otherUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return status === 0 ? Number(stdout) : null;
    });
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new SetupError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody": run this as another user.',
  );
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Hands a server over to a keeper and starts it: its program, arguments, user and folder, the text by
 * which it says that it is ready, and perhaps more environment and a file for what it says.
 */
export async function keep(server) {
  // In a session of its own: Ctrl-C must not end the keeper before the server.
  const keeper = spawn(process.execPath, [KEEPER], {
    ...{ stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true },
  });
  const waiting = new Map();
  let count = 0;
  let working = 0;
  keeper.on('message', ({ n, result, error }) => {
    const { resolve, reject } = waiting.get(n);
    waiting.delete(n);
    if (--working === 0) keeper.channel?.unref();
    if (error === undefined) resolve(result);
    else reject(new SetupError(`${server.program} does not run: ${error}`));
  });
  keeper.unref();
  const ask = (task, given) =>
    new Promise((resolve, reject) => {
      const n = ++count;
      waiting.set(n, { resolve, reject });
      if (++working === 1) keeper.channel?.ref();
      keeper.send({ n, task, given });
    });
  const stop = () =>
    new Promise((resolve) => {
      if (!keeper.connected) return resolve();
      keeper.ref();
      keeper.once('exit', () => resolve());
      keeper.disconnect();
    });
  try {
    await ask('start', server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Starts it again after `end`, on the same port with the same data. */
    start: () => ask('start'),
    /** Ends it: `SIGINT` at once but cleanly, `SIGKILL` as a crash does. */
    end: (signal = 'SIGINT') => ask('end', signal),
    /** `SIGSTOP` makes it silent, `SIGCONT` lets it go on. */
    signal: (signal) => ask('signal', signal),
    /** Ends it for good and deletes its folder. */
    stop,
  };
}

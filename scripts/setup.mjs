/** Gets a checkout ready: right Node, packages installed, everything built. Uses nothing but Node, because nothing is installed yet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEnvironment, NATIVE, nativeLoads } from './native.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A set-up step that failed; the message says what to do. */
export class SetupError extends Error {}

/** Runs a set-up and leaves with one clear sentence if it fails. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Refuses a Node that is too old to run the house. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Nabu needs Node 20.19, 22.12 or newer, and this is Node ${version}. Install a newer Node (nodejs.org) and run the command again.`,
  );
}

/**
 * Installs the packages when they are missing, the lock file changed or another Node runs than before.
 * The database may still be compiled then, which takes a minute where no ready-made one can be downloaded:
 * `fitted` says when it is done.
 */
export async function ensureInstalled({ quiet }) {
  const stampFile = join(root, 'node_modules', '.nabu-installed');
  const manifests = [
    'package-lock.json',
    'package.json',
    ...workspaces().map((w) => `${w}/package.json`),
  ];
  const packages = hashFiles(manifests);
  const stamp = `${packages} node ${process.versions.modules}`;
  const before = readIfThere(stampFile);
  if (before === stamp) return { fitted: Promise.resolve() };
  const fresh = before?.split(' ')[0] !== packages;
  if (fresh) await install({ quiet });
  const fitted = ensureNative({ quiet, fresh }).then(() => writeFileSync(stampFile, stamp));
  return { fitted };
}

async function install({ quiet }) {
  say(quiet, 'Installing packages (once) ...');
  // Not `npm ci`: it rejects a lock file written where a registry has no packages for other platforms.
  // Not saved: a checkout stays as it was, and the next start finds the lock file it knows.
  // Without scripts: the only one that matters is the database's, which runs beside the build.
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', [...words, '--loglevel=error'], {
    quiet,
    env: buildEnvironment(),
    hint: 'Check the network, then run "npm install" to see the whole error.',
  });
}

/** Fits the database to the Node that runs: npm leaves a package alone that is there already, though its binary may be compiled for another Node. */
async function ensureNative({ quiet, fresh }) {
  if (nativeLoads(root)) return;
  const { node } = process.versions;
  if (!fresh)
    say(quiet, `The installed database does not fit Node ${node}; installing it anew (once) ...`);
  await run('npm', ['rebuild', NATIVE, '--loglevel=error'], {
    quiet,
    env: buildEnvironment(),
    hint: `A ready-made binary for Node ${node} could not be downloaded, and compiling one needs python3, make and g++. Install these or use another Node, then run the command again.`,
  });
  if (nativeLoads(root)) return;
  throw new SetupError(
    `The database (${NATIVE}) still does not load under Node ${node}. Delete the folder node_modules and run the command again.`,
  );
}

/** Installs and builds whatever is stale. */
export async function ensureBuilt({ quiet = false } = {}) {
  const { ready } = await beginSetup({ quiet });
  const waited = await Promise.race([ready, new Promise((go) => setImmediate(go, 'waited'))]);
  if (waited) say(quiet, 'Compiling the database (once, some minutes) ...');
  await ready;
}

/** Installs and builds whatever is stale, and comes back while the database may still be compiled; `ready` says when it is there. */
export async function beginSetup({ quiet = false } = {}) {
  checkNode();
  const { fitted } = await ensureInstalled({ quiet });
  // Whoever waits for it hears of a failure; until then nobody does.
  fitted.catch(() => undefined);
  await build({ quiet });
  return { ready: fitted };
}

async function build({ quiet }) {
  const stampFile = join(root, '.cache', 'built');
  const stamp = hashFiles(sources());
  if (readIfThere(stampFile) === stamp && outputsExist()) return;
  say(quiet, 'Building (once) ...');
  await run(process.execPath, [bin('typescript', 'tsc'), '-b'], { quiet });
  await run(process.execPath, [bin('vite', 'vite'), 'build', '--logLevel', 'error'], {
    quiet,
    cwd: join(root, 'apps', 'web'),
  });
  if (!outputsExist())
    throw new SetupError(
      'The build left something out. Delete the "dist" folders and run it again.',
    );
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The script behind a command of an installed package. */
export function bin(name, command) {
  const folder = join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  return join(folder, path);
}

/** Runs a program to its end; a failure becomes a `SetupError`. */
async function run(program, args, { quiet, hint = '', cwd = root, env = process.env }) {
  const { status, said } = await finished(program, args, { cwd, env, quiet });
  if (status === 0) return;
  const shown = [
    program === process.execPath ? 'node' : program,
    ...args.map((a) => relative(root, a) || a),
  ];
  throw new SetupError(`"${shown.join(' ')}" failed. ${hint}\n${said}`.trim());
}

/** Runs a program; its exit code, null when it could not run, and what it said where that is not shown at once. */
export function finished(program, args, { quiet = false, ...more } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2];
    const child = spawn(program, args, { ...more, stdio });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.once('error', (error) => resolve({ status: null, said: error.message }));
    child.once('close', (status) => resolve({ status, said: said.trim() }));
  });
}

function outputsExist() {
  return [
    'apps/server/dist/main.js',
    'apps/cli/dist/main.js',
    'apps/web/dist/site/index.html',
  ].every((file) => existsSync(join(root, file)));
}

function workspaces() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('bench', 'e2e')
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Every file that the build reads. */
function sources() {
  const skip = new Set(['node_modules', 'dist', '.cache', 'artifacts', 'data']);
  const found = [];
  const walk = (folder) => {
    for (const name of readdirSync(join(root, folder))) {
      const path = join(folder, name);
      if (skip.has(name) || /\.test\.tsx?$/.test(name)) continue;
      if (statSync(join(root, path)).isDirectory()) walk(path);
      else found.push(path);
    }
  };
  for (const folder of ['packages', 'apps', 'bench']) walk(folder);
  return [...found, 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'];
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function say(quiet, sentence) {
  if (!quiet) console.error(sentence);
}

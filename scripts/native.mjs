/** The one compiled package of the house, its database: whether it fits the Node that runs, and how to compile it anew. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The package whose binary fits one Node version only. */
export const NATIVE = 'better-sqlite3';

/** Whether the Node that runs this can load the compiled package installed in a folder. */
export function nativeLoads(folder, node = process.execPath) {
  // In a process of its own: a binary that could not be loaded once cannot be tried again in the same one.
  const code = `new (require('${NATIVE}'))(':memory:').close()`;
  return spawnSync(node, ['-e', code], { cwd: folder, stdio: 'ignore' }).status === 0;
}

/**
 * The environment in which npm compiles for the Node that runs this: its own program comes first,
 * and its own C headers are used where it brought them along, so that nothing has to be downloaded
 * and no setting that names another Node's headers can mislead the compiler.
 */
export function buildEnvironment(node = process.execPath, modules = process.versions.modules) {
  const path = [dirname(node), process.env.PATH ?? ''].join(delimiter);
  const nodedir = headersOf(node, modules);
  // All cores compile.
  const jobs = process.env.JOBS ?? 'max';
  const headers = nodedir ? { npm_config_nodedir: nodedir } : {};
  return { ...process.env, PATH: path, JOBS: jobs, ...headers };
}

/** The folder above `include/node` that holds the headers of this Node, or null when there is none. */
function headersOf(node, modules) {
  const home = dirname(dirname(node));
  const platform = `node-${process.platform}-${process.arch}`;
  // Beside the program, or where npm's own `node` package keeps them.
  const places = [home, join(home, 'node_modules', platform), join(dirname(home), platform)];
  return places.find((place) => headersVersion(place) === modules) ?? null;
}

function headersVersion(place) {
  const file = join(place, 'include', 'node', 'node_version.h');
  if (!existsSync(file)) return null;
  return /#define NODE_MODULE_VERSION (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = dirname(dirname(fileURLToPath(import.meta.url)));
const command = join(dirname(server), 'cli');

/**
 * Compiles the server and the command once before the tests: threads and processes are started from
 * what was compiled. Whether types fit is checked elsewhere.
 */
export function setup(): void {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  spawnSync(process.execPath, [join(typescript, 'bin', 'tsc'), '-b', server, command]);
}

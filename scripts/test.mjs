/**
 * `npm test`: everything, in this order: set-up, format and lint, unused code, types, unit and
 * integration tests, the house played in real Chromium. Nothing is skipped: what is missing is
 * installed, or the run fails with the command to type. Ends with a line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM, ensureDebian } from './debian.mjs';
import { scratchFolder } from './scratch.mjs';
import { SERVERS } from './servers.mjs';
import { beginSetup, bin, orExplain, root } from './setup.mjs';
import { startServers } from './test-servers.mjs';

const reports = join(root, '.cache', 'reports');
let passed = 0;
let failed = 0;

process.env.TMPDIR = scratchFolder();
const { ready, servers } = await orExplain(async () => {
  const programs = ensureDebian({ ...CHROMIUM, python3: 'python3', ...SERVERS });
  programs.catch(() => undefined);
  const { ready } = await beginSetup();
  await programs;
  return { ready, servers: await startServers() };
});
process.env.NABU_TEST_POSTGRES = servers.postgres;
process.env.NABU_TEST_REDIS = servers.redis;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('Format and lint', [bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']);
check('Unused files, exports and dependencies', [bin('knip', 'knip')]);
check('Types', [bin('typescript', 'tsc'), '-b']);
check('Types of the tests', [bin('typescript', 'tsc'), '-p', 'tsconfig.tests.json']);
await orExplain(() => ready);
suite('Unit, conformance and integration', 'vitest.config.ts');
suite('End to end in Chromium', 'e2e/vitest.config.ts');

for (const server of servers.all) await server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One command that must succeed; counts as one test. */
function check(title, args) {
  announce(title);
  if (node(args) === 0) passed++;
  else failed++;
}

/** A Vitest run; counts each of its tests, and a file that could not be loaded as one failure. */
function suite(title, config) {
  announce(title);
  const report = join(reports, `${config.replaceAll('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = node([bin('vitest', 'vitest'), 'run', '--config', config, ...reporters]);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const broken = counts?.testResults.filter(
    (f) => f.status === 'failed' && !f.assertionResults.length,
  );
  passed += counts?.numPassedTests ?? 0;
  const failures = (counts?.numFailedTests ?? 0) + (broken?.length ?? 0);
  failed += status !== 0 && failures === 0 ? 1 : failures;
  const unrun = (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0);
  if (unrun > 0) console.log(`${unrun} tests were not run: nothing may be skipped.`);
  failed += unrun;
}

function node(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 1, 2] });
  return status;
}

function announce(title) {
  console.log(`\n== ${title}`);
}

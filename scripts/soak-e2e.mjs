/**
 * `npm run soak:e2e [-- TIMES [BESIDE [FILE ...]]]`: the end-to-end tests again and again on a machine
 * that is busy with them: whole runs, BESIDE of them at a time (two unless told), until each file has
 * run TIMES times (six unless told). FILE names files as Vitest does; all of them without it.
 * Nothing is tried twice: one failure makes the soak fail. Ends with how often each file passed.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { CHROMIUM, ensureDebian } from './debian.mjs';
import { scratchFolder } from './scratch.mjs';
import { SERVERS } from './servers.mjs';
import { bin, ensureBuilt, orExplain, root, SetupError } from './setup.mjs';
import { startServers } from './test-servers.mjs';

/** How often the load of the machine is looked at (ms). */
const LOOK_MS = 10_000;

const [times = '6', beside = '2', ...files] = process.argv.slice(2);
process.env.TMPDIR = scratchFolder();
const servers = await orExplain(async () => {
  for (const count of [times, beside])
    if (!/^[1-9]\d?$/.test(count))
      throw new SetupError(
        `"${count}" is no count from 1 to 99. Try: npm run soak:e2e -- 6 2 video learn`,
      );
  await ensureDebian({ ...CHROMIUM, python3: 'python3', ...SERVERS });
  await ensureBuilt();
  return startServers();
});
process.env.NABU_TEST_POSTGRES = servers.postgres;
process.env.NABU_TEST_REDIS = servers.redis;

const reports = join(root, '.cache', 'soak-e2e');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const loads = [];
const looking = setInterval(() => loads.push(loadavg()[0]), LOOK_MS);

const found = new Map();
let begun = 0;
let failures = 0;
const lane = async () => {
  while (begun < Number(times)) await pass(++begun);
};
await Promise.all(Array.from({ length: Number(beside) }, lane));

clearInterval(looking);
for (const server of servers.all) await server.stop();
for (const [file, seen] of [...found].toSorted(([a], [b]) => a.localeCompare(b))) {
  const seconds = seen.map((each) => Math.round(each.seconds));
  const passes = seen.filter((each) => each.passed).length;
  console.log(`${file}: ${passes} of ${seen.length}, in ${seconds.join(', ')} s`);
}
loads.sort((a, b) => a - b);
const at = (share) => (loads[Math.floor(share * (loads.length - 1))] ?? loadavg()[0]).toFixed(0);
console.log(`Load of the machine: ${at(0)} to ${at(1)}, mostly ${at(0.5)}.`);
console.log(failures === 0 ? 'Every file passed every time.' : `${failures} runs had failures.`);
process.exit(failures === 0 ? 0 : 1);

/** One whole run; notes what became of each file. What it prints is kept beside its report. */
async function pass(number) {
  const report = join(reports, `${number}.json`);
  const out = createWriteStream(join(reports, `${number}.log`));
  const args = [bin('vitest', 'vitest'), 'run', '--config', 'e2e/vitest.config.ts'];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files);
  const began = Date.now();
  const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [run.stdout, run.stderr]) stream.pipe(out, { end: false });
  const status = await new Promise((resolve) => run.once('close', resolve));
  out.end();
  if (status !== 0) failures++;
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`Run ${number}: ${status === 0 ? 'passed' : 'FAILED'}, ${minutes} minutes.`);
  for (const { name, status, startTime, endTime, assertionResults } of resultsOf(report)) {
    const file = basename(name);
    const seconds = (endTime - startTime) / 1000;
    found.set(file, [...(found.get(file) ?? []), { passed: status === 'passed', seconds }]);
    for (const { status, fullName } of assertionResults)
      if (status !== 'passed') console.log(`  ${status}: ${file}: ${fullName}`);
  }
}

/** What Vitest wrote down; nothing when it could not even begin. */
function resultsOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

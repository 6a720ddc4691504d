/** Programs of the system that tests need, installed with apt where that is possible. */
import { spawnSync } from 'node:child_process';
import { finished, SetupError } from './setup.mjs';

/** What brings the browser of the tests; nothing where `NABU_CHROMIUM` names another. */
export const CHROMIUM = process.env.NABU_CHROMIUM ? {} : { chromium: 'chromium' };

/** Makes sure that commands are there; `wanted` maps each command to the Debian package that brings it. */
export async function ensureDebian(wanted) {
  const missing = Object.entries(wanted)
    .filter(([command]) => !found(command))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  const command = `${process.getuid?.() === 0 ? '' : 'sudo '}sh -c "apt-get update && ${install.join(' ')}"`;
  console.error(`Installing ${missing.join(', ')} with apt ...`);
  const installed =
    found('apt-get') &&
    (await apt([...sudo, 'apt-get', 'update'])) &&
    (await apt([...sudo, ...install]));
  if (installed && Object.keys(wanted).every(found)) return;
  throw new SetupError(
    `The tests need ${missing.join(' and ')}, which could not be installed from here. Run this, then try again:\n  ${command}`,
  );
}

async function apt([program, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (await finished(program, args, { env })).status === 0;
}

/** Debian keeps the programs of PostgreSQL apart from the others, one folder a version. */
function found(command) {
  const look = `command -v ${command} || ls /usr/lib/postgresql/*/bin/${command}`;
  return spawnSync('sh', ['-c', look], { stdio: 'ignore' }).status === 0;
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildEnvironment, NATIVE, nativeLoads } from './native.mjs';
import { checkNode, root, SetupError } from './setup.mjs';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nabu-setup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused', (version) => {
  expect(() => checkNode(version)).toThrow(SetupError);
});

test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test('the installed database loads, one compiled for another Node does not', () => {
  expect(nativeLoads(root)).toBe(true);
  const other = folder();
  const installed = join(other, 'node_modules', NATIVE);
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'binary.node'), 'compiled for another Node');
  writeFileSync(join(installed, 'index.js'), "module.exports = require('./binary.node');");
  expect(nativeLoads(other)).toBe(false);
});

/** A checkout with nothing but a database, which its own script makes fit the Node that runs. */
function checkout(): string {
  const path = folder();
  const installed = join(path, 'node_modules', NATIVE);
  for (const made of [join(path, 'packages'), join(path, 'apps'), installed])
    mkdirSync(made, { recursive: true });
  for (const name of ['setup.mjs', 'native.mjs'])
    cpSync(join(root, 'scripts', name), join(path, 'scripts', name));
  const write = (file: string, content: object) =>
    writeFileSync(join(path, file), JSON.stringify(content));
  const house = { name: 'house', version: '1.0.0', dependencies: { [NATIVE]: '1.0.0' } };
  const place = `node_modules/${NATIVE}`;
  const packages = { '': house, [place]: { version: '1.0.0', hasInstallScript: true } };
  write('package.json', { ...house, private: true });
  write('package-lock.json', { ...house, lockfileVersion: 3, packages });
  const scripts = { install: 'node install.js' };
  write(`${place}/package.json`, { name: NATIVE, version: '1.0.0', scripts });
  const fitting = 'module.exports = class { close() {} };';
  writeFileSync(join(installed, 'index.js'), fitting);
  const make = `require('fs').writeFileSync(__dirname + '/index.js', '${fitting}')`;
  writeFileSync(join(installed, 'install.js'), make);
  return path;
}

/** Installs what is missing in a checkout, without a network; gives what was said. */
function installIn(path: string): string {
  const code =
    "import { ensureInstalled } from './scripts/setup.mjs'; await (await ensureInstalled({})).fitted;";
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1' };
  const words = ['--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, words, {
    ...{ cwd: path, env, encoding: 'utf8' },
  });
  expect(status, stderr).toBe(0);
  return stderr;
}

test('a house that was installed under another Node is noticed, and its database installed anew', () => {
  const path = checkout();
  expect(installIn(path)).toContain('Installing packages');
  expect(installIn(path)).toBe('');
  const stamp = join(path, 'node_modules', '.nabu-installed');
  const before = readFileSync(stamp, 'utf8');
  writeFileSync(stamp, before.replace(/ node \d+$/, ' node 1'));
  writeFileSync(join(path, 'node_modules', NATIVE, 'index.js'), "throw new Error('another Node');");
  expect(installIn(path)).toMatch(/does not fit Node [\d.]+; installing it anew/);
  expect(nativeLoads(path)).toBe(true);
  expect(readFileSync(stamp, 'utf8')).toBe(before);
  expect(installIn(path)).toBe('');
});

test('it is compiled by the Node that runs, with the headers this one brought along and no others', () => {
  const home = folder();
  const node = join(home, 'bin', 'node');
  const withHeaders = (version: string) => {
    const include = join(home, 'include', 'node');
    mkdirSync(include, { recursive: true });
    writeFileSync(
      join(include, 'node_version.h'),
      `#ifdef X\n#define NODE_MODULE_VERSION X\n#else\n#define NODE_MODULE_VERSION ${version}\n#endif\n`,
    );
    return buildEnvironment(node, '137');
  };
  expect(withHeaders('137').npm_config_nodedir).toBe(home);
  expect(withHeaders('137').PATH?.split(delimiter)[0]).toBe(join(home, 'bin'));
  expect(withHeaders('115').npm_config_nodedir).not.toBe(home);
});

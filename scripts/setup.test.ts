import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each room may import by name; tests may use the testkit and vitest besides. */
const MAY_IMPORT: { readonly [room: string]: readonly string[] } = {
  'packages/kernel': [],
  'packages/games': ['kernel'],
  'packages/search': ['kernel', 'games'],
  'packages/testkit': ['kernel'],
  'packages/protocol': ['kernel'],
  bench: ['kernel', 'games', 'search'],
  'apps/server': ['kernel', 'games', 'search', 'protocol'],
  'apps/web': ['kernel', 'games', 'search', 'protocol'],
  'apps/cli': ['kernel', 'games', 'search', 'bench'],
};

/** Rooms of pure code: no runtime dependency, nothing of Node, the page, clocks or chance from outside. */
const PURE = ['packages/kernel', 'packages/games', 'packages/search'];
const BANNED =
  /\b(?:Math\.random|Date|process|performance|window|document|localStorage|setTimeout)\b/;

const MOST_LINES = 400;
/** Files that hold data only may be long. */
const DATA = /(?:^|\/)(?:box|.*-data)\.ts$/;

const files = Object.keys(MAY_IMPORT).flatMap((room) => walk(join(root, room)));

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (['node_modules', 'dist'].includes(name)) return [];
    if (statSync(path).isDirectory()) return walk(path);
    return /\.tsx?$/.test(name) ? [relative(root, path)] : [];
  });
}

function roomOf(file: string): string {
  return Object.keys(MAY_IMPORT).find((room) => file.startsWith(`${room}/`)) ?? '';
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What a file imports or re-exports, statically or not. */
function imports(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g);
  return Array.from(found, (match) => match[1]);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '');
}

/** What breaks the import graph, as readable lines. */
function badImports(file: string, text: string): string[] {
  const room = roomOf(file);
  const allowed = isTest(file) ? [...MAY_IMPORT[room], 'testkit'] : MAY_IMPORT[room];
  return imports(text).flatMap((name) => {
    const own = /^@nabu\/([^/]+)/.exec(name)?.[1];
    if (own !== undefined && !allowed.includes(own)) return `${file} imports ${name}`;
    const foreign = !name.startsWith('.') && own === undefined;
    if (foreign && PURE.includes(room) && !isTest(file)) return `${file} imports ${name}`;
    const target = join(dirname(file), name);
    if (name.startsWith('.') && roomOf(target) !== room) return `${file} reaches into ${target}`;
    return [];
  });
}

describe('the rooms of the house', () => {
  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  test('imports run one way', () => {
    expect(files.flatMap((file) => badImports(file, read(file)))).toEqual([]);
  });

  test('the import check can fail', () => {
    expect(badImports('packages/kernel/src/x.ts', "import { a } from '@nabu/games';")).toHaveLength(
      1,
    );
    expect(badImports('packages/games/src/x.ts', "import fs from 'node:fs';")).toHaveLength(1);
    expect(
      badImports('apps/web/src/x.ts', "import { a } from '../../server/src/y.ts';"),
    ).toHaveLength(1);
    expect(badImports('packages/search/src/x.ts', "await import('@nabu/protocol')")).toHaveLength(
      1,
    );
  });

  test('pure rooms know no clock, no page, no chance but what they are given', () => {
    const pure = files.filter((file) => PURE.includes(roomOf(file)) && !isTest(file));
    const bad = pure.filter((file) =>
      BANNED.test(withoutComments(read(file)).replace(/'[^'\n]*'|`[^`]*`/g, '')),
    );
    expect(bad).toEqual([]);
  });

  test('a file is short enough to read', () => {
    const long = files.filter(
      (file) => !DATA.test(file) && read(file).split('\n').length > MOST_LINES + 1,
    );
    expect(long).toEqual([]);
  });

  test('the build covers every room', () => {
    const { references } = JSON.parse(read('tsconfig.json')) as {
      references: readonly { readonly path: string }[];
    };
    expect(references.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(MAY_IMPORT).toSorted(),
    );
  });

  test('the lock file names no download address', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});

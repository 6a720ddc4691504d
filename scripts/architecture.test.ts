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
  'packages/table': ['kernel'],
  'packages/protocol': ['kernel', 'table'],
  bench: ['kernel', 'games', 'search', 'protocol'],
  'apps/server': ['kernel', 'games', 'search', 'table', 'protocol'],
  'apps/web': ['kernel', 'games', 'search', 'table', 'protocol'],
  'apps/cli': ['kernel', 'games', 'search', 'table', 'bench'],
};

/** Rooms of pure code: no runtime dependency, nothing of Node, the page, clocks or chance from outside. */
const PURE = ['packages/kernel', 'packages/games', 'packages/search', 'packages/table'];
const BANNED =
  /\b(?:Math\.random|Date|process|performance|window|document|localStorage|setTimeout)\b/;

const MOST_LINES = 400;
/** Files that hold data only may be long. */
const DATA = /(?:^|\/)(?:box|.*-data)\.ts$/;

const files = Object.keys(MAY_IMPORT).flatMap((room) => walk(join(root, room)));

function walk(folder: string, wanted = /\.tsx?$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (['node_modules', 'dist'].includes(name)) return [];
    if (statSync(path).isDirectory()) return walk(path, wanted);
    return wanted.test(name) ? [relative(root, path)] : [];
  });
}

function roomOf(file: string): string {
  return Object.keys(MAY_IMPORT).find((room) => file.startsWith(`${room}/`)) ?? '';
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing(?:\/|\.ts$)/.test(file);
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

const SERVERS = ['scripts/servers.mjs', 'scripts/cluster.mjs'];

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
    // The servers that tests use are started by the same scripts as everywhere else.
    if (isTest(file) && SERVERS.includes(target)) return [];
    if (name.startsWith('.') && roomOf(target) !== room) return `${file} reaches into ${target}`;
    return [];
  });
}

/** The one place in each layer where games are listed, one line a game. */
const REGISTRIES = [
  'packages/games/src/registry.ts',
  'packages/search/src/registry.ts',
  'apps/web/src/kit/registry.ts',
];
/** Where a game has folders of its own. */
const GAME_FOLDERS = [
  'packages/games/src',
  'packages/search/src/evaluations',
  'apps/web/src/boards',
];
const GAME_IDS = Array.from(
  read(REGISTRIES[0]).matchAll(/^ {2}(\w+): async \(\) => \(await import\('\.\/\1\//gm),
  (match) => match[1],
);

/** Lines that name a game by its id, alone or as the beginning of a longer name. */
function linesNaming(id: string, text: string): string[] {
  const capital = `${id[0].toUpperCase()}${id.slice(1)}`;
  const name = new RegExp(`(?<![A-Za-z])${id}(?![a-z])|(?<![A-Za-z])${capital}(?=[A-Z])`);
  return text.split('\n').filter((line) => name.test(line));
}

/** Whether a file may name a game: it belongs to one, lists them all, or tests. */
function mayName(file: string): boolean {
  const own = GAME_FOLDERS.some((at) => GAME_IDS.some((id) => file.startsWith(`${at}/${id}/`)));
  return own || REGISTRIES.includes(file) || isTest(file);
}

/** What no board does: keep state in a module beside the desk of its table, or find a move by its text. */
const NOT_IN_BOARDS =
  /^(?:export )?let |^(?:export )?const \w+\b(?!: Readonly)[^\n]*= new (?:Weak)?(?:Map|Set)\b[^\n(]*\(\)|from 'zustand|\bnotation\.parse\b/m;

/** The files of a board that import its game's rules past `rules.ts`; its manifest names texts to load, and tests ask the rules themselves. */
function pastRules(file: string, text: string): boolean {
  const [, game, rest] = /^apps\/web\/src\/boards\/(\w+)\/(.+)$/.exec(file) ?? [];
  if (!game || rest === 'rules.ts' || rest.startsWith('manifest/') || rest === 'testing.ts')
    return false;
  return !isTest(file) && text.includes(`'@nabu/games/`);
}

/** Whether a board takes a rules object of its game: it would ask the newest rules, whichever its table goes by. */
function takesRules(file: string, text: string): boolean {
  const [, game, rest] = /^apps\/web\/src\/boards\/(\w+)\/(.+)$/.exec(file) ?? [];
  if (!game || rest.startsWith('manifest/') || isTest(file)) return false;
  const taken = text.matchAll(/(\*|\{[^}]*\})[^;{}]*from '@nabu\/games\/\w+'/g);
  const rules = new RegExp(`^\\*|\\b(?:${game}\\d*|versions)\\b`);
  return Array.from(taken, (match) => match[1]).some((names) => rules.test(names));
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

  test('boards keep no state in modules and make moves without text', () => {
    const boards = files.filter((file) => file.startsWith('apps/web/src/boards/'));
    const bad = boards.filter((file) => !isTest(file) && NOT_IN_BOARDS.test(read(file)));
    expect(bad).toEqual([]);
    expect("import { create } from 'zustand';").toMatch(NOT_IN_BOARDS);
    expect('const a = 1;\nlet b = 2;').toMatch(NOT_IN_BOARDS);
    expect('const seen = new Map<string, number>();').toMatch(NOT_IN_BOARDS);
    expect('const NONE: ReadonlySet<number> = new Set();').not.toMatch(NOT_IN_BOARDS);
  });

  test('a board takes everything it knows of its rules from one file', () => {
    const boards = files.filter((file) => file.startsWith('apps/web/src/boards/'));
    expect(boards.filter((file) => pastRules(file, read(file)))).toEqual([]);
    const text = "import { x } from '@nabu/games/ab';";
    expect(pastRules('apps/web/src/boards/ab/words/en.ts', text)).toBe(true);
    expect(pastRules('apps/web/src/boards/ab/rules.ts', text)).toBe(false);
  });

  test('a board asks the rules of its table, never the newest', () => {
    const boards = files.filter((file) => file.startsWith('apps/web/src/boards/'));
    expect(boards.filter((file) => takesRules(file, read(file)))).toEqual([]);
    const takes = (text: string) => takesRules('apps/web/src/boards/ab/rules.ts', text);
    expect(takes("import { ab, type View } from '@nabu/games/ab';")).toBe(true);
    expect(takes("export {\n  ab1,\n  type View,\n} from '@nabu/games/ab';")).toBe(true);
    expect(takes("export * from '@nabu/games/ab';")).toBe(true);
    expect(takes("export { abOf, type View } from '@nabu/games/ab';")).toBe(false);
  });

  test('a file is short enough to read', () => {
    const long = files.filter(
      (file) => !DATA.test(file) && read(file).split('\n').length > MOST_LINES + 1,
    );
    expect(long).toEqual([]);
  });

  test('a page loads the rules it needs, never those of all games, and no text board', () => {
    const all = /^(?:import|export) (?!type\b)[^;]*'@nabu\/games(?:\/text-boards)?'/m;
    const served = files.filter((file) => /^(?:apps\/web|packages\/search)\//.test(file));
    expect(served.filter((file) => !isTest(file) && all.test(read(file)))).toEqual([]);
    expect(all.test("import { games } from '@nabu/games';")).toBe(true);
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

describe('the games', () => {
  const sources = [...Object.keys(MAY_IMPORT), 'scripts'].flatMap((room) =>
    walk(join(root, room), /\.(?:[cm]?[jt]sx?|css|html|json|webmanifest)$/),
  );

  test('are listed in three registries, one line each', () => {
    expect(GAME_IDS.length).toBeGreaterThan(3);
    for (const registry of REGISTRIES)
      for (const id of GAME_IDS)
        expect(linesNaming(id, read(registry)), `${id} in ${registry}`).toHaveLength(1);
  });

  test('are named nowhere else outside their own folders', () => {
    const bad = sources
      .filter((file) => !mayName(file))
      .flatMap((file) =>
        GAME_IDS.flatMap((id) => linesNaming(id, read(file)).map((line) => `${file}: ${line}`)),
      );
    expect(bad).toEqual([]);
  });

  test('are found by their names', () => {
    for (const line of ["'ab'", 'abKit', '<AbEmblem />', '.ab-tile', '@nabu/games/ab'])
      expect(linesNaming('ab', line), line).toHaveLength(1);
    for (const line of ['about', 'Ab is a city', 'slab'])
      expect(linesNaming('ab', line)).toEqual([]);
    expect(mayName('apps/web/src/screens/home/home.tsx')).toBe(false);
    expect(mayName(`apps/web/src/boards/${GAME_IDS[0]}/index.ts`)).toBe(true);
  });

  test.each(GAME_IDS)('%s has a folder in each layer, with the files the house looks for', (id) => {
    const present = GAME_FOLDERS.flatMap((at) => walk(join(root, at, id), /./));
    for (const file of [
      'index.ts',
      'RULES.md',
      'RULES.es.md',
      'AID.md',
      'AID.es.md',
      'lessons.txt',
      'puzzles.txt',
      'text-board.ts',
    ])
      expect(present).toContain(`packages/games/src/${id}/${file}`);
    expect(present).toContain(`packages/search/src/evaluations/${id}/bots.ts`);
    expect(present).toContain(`apps/web/src/boards/${id}/manifest/index.ts`);
  });
});

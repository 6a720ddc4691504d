import { defineConfig } from 'vitest/config';

const COMPONENTS = 'apps/web/src/**/*.test.tsx';

/** Suites that run on both stores: what people, talk, studies, lobby, notices, archive, census and ratings keep. */
const ON_POSTGRES = [
  ...['archive/archive', 'census/census', 'lobby/house-lobby'],
  ...['notices/death', 'notices/notices', 'notices/wording', 'people/traces'],
  ...['people/erasing', 'people/sweeping', 'ratings/players', 'ratings/profiles'],
  ...['studies/studies', 'talk/moderation', 'talk/talk'],
];

/** Rules and logic, what runs with processes and servers (some of it on both stores), and components, which get a page to stand on. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Nothing waits in vain; on a busy machine all takes long, a database that closes too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // The preset leaves one core idle where there are two.
    maxWorkers: 3,
    // Files put back what they replace, so a worker loads what they import once for all of them.
    isolate: false,
    // No page of the component tests has WebGL, which three.js deplores each time; the board shows its ground plan instead.
    onConsoleLog: (line) => !line.includes('Error creating WebGL context'),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['apps/{server,cli}/src/**/*.test.ts', 'scripts/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/testing/compile.ts', 'scripts/test-servers.mjs'],
        },
      },
      {
        extends: true,
        test: {
          // What a house does beside moves, once more where several machines would keep it.
          name: 'postgres',
          include: ON_POSTGRES.map((file) => `apps/server/src/${file}.test.ts`),
          environment: 'node',
          env: { NABU_TEST_STORE: 'postgres' },
          globalSetup: ['apps/server/testing/compile.ts', 'scripts/test-servers.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          // A file is a page: what modules keep for a page is not another page's.
          isolate: true,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          setupFiles: 'apps/web/testing/setup.ts',
        },
      },
    ],
  },
});

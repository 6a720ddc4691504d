import { defineConfig } from 'vitest/config';

const COMPONENTS = 'apps/web/src/**/*.test.tsx';

/** Everything but what is tested through a page runs in plain Node; components get a page to stand on. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 60_000,
    // On a busy machine a database takes its time to close.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The preset leaves one core idle where there are two.
    maxWorkers: 3,
    // No page of the component tests has WebGL, which three.js deplores each time; the board shows its plan instead.
    onConsoleLog: (line) => !line.includes('Error creating WebGL context'),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/testing/compile.ts', 'scripts/test-servers.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          setupFiles: 'apps/web/testing/setup.ts',
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/*.test.ts',
    ],
    environment: 'node',
    globalSetup: 'apps/server/testing/compile.ts',
    testTimeout: 60_000,
  },
});

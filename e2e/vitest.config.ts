import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // Whatever is waited for comes at once on a quiet machine, and late on a busy one.
    expect: { poll: { timeout: 90_000 } },
    // Each file drives browsers of its own; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});

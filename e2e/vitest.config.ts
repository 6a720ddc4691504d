import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // A browser on a busy machine can miss a beat; what fails twice is broken.
    retry: 1,
    // Each file drives browsers of its own; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in that order: begun first, so that no core waits for them at the end. */
const LONG = [
  'without-sight',
  'windows',
  'guide',
  'games',
  'screens',
  'learn',
  'jumps',
  'strangers',
  'moment',
  'told',
  'online',
  'ground-plan',
  'video',
  'set-up',
  'reach',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A whole guided game took seven minutes at a load of 45 on two cores.
    testTimeout: 1_200_000,
    hookTimeout: 180_000,
    // Whatever is waited for comes at once on a quiet machine, and late on a busy one.
    expect: { poll: { timeout: 90_000 } },
    // Each file drives browsers of its own and often waits for them: three at a time keep two cores at work.
    maxWorkers: 3,
    // Files share nothing but what they import: the games are loaded once a worker, not once a file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});

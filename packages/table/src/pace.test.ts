import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DAY,
  DAYS_PRESETS,
  LIVE_PRESETS,
  type Pace,
  paceProblem,
  readPace,
  writePace,
} from './pace.ts';

const seconds = (max: number) => fc.integer({ min: 0, max }).map((s) => s * 1_000);

const paces: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({
    kind: fc.constant('live' as const),
    bank: fc.integer({ min: 1, max: 86_400 }).map((s) => s * 1_000),
    increment: seconds(3_600),
    delay: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('live' as const),
    bank: fc.integer({ min: 1, max: 86_400 }).map((s) => s * 1_000),
    increment: fc.constant(0),
    delay: seconds(3_600),
  }),
  fc.record({
    kind: fc.constant('correspondence' as const),
    turn: fc.integer({ min: 1, max: 30 }).map((d) => d * DAY),
    vacation: fc.integer({ min: 0, max: 90 }).map((d) => d * DAY),
  }),
);

test('a pace is read as it was written', () => {
  fc.assert(
    fc.property(paces, (pace) => {
      expect(paceProblem(pace)).toBeNull();
      expect(readPace(writePace(pace))).toEqual(pace);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('paces are written like this', () => {
  expect(LIVE_PRESETS.middle.map(writePace)).toEqual(['5m+10s', '10m+15s', '20m+30s']);
  expect(DAYS_PRESETS.map(writePace)).toEqual(['1d+7d', '3d+14d', '7d+14d']);
  expect(writePace({ kind: 'live', bank: 90_000, increment: 0, delay: 5_000 })).toBe('90s/5s');
  expect(readPace('10m')).toEqual(readPace('10m+0s'));
  expect(readPace('3d')).toEqual({ kind: 'correspondence', turn: 3 * DAY, vacation: 0 });
});

test.each([
  '',
  'fast',
  '5',
  '0m+5s',
  '5m+',
  '+5s',
  '99999m+0s',
  '5m+9999m',
  '0d',
  '31d',
  '3d+91d',
  '-5m',
  '5m+5s/5s',
])('"%s" is no pace', (text) => {
  expect(readPace(text)).toBeNull();
});

test.each([
  { kind: 'live', bank: 500, increment: 0, delay: 0 },
  { kind: 'live', bank: 60_000, increment: 1_000, delay: 1_000 },
  { kind: 'live', bank: 60_500, increment: 0, delay: 0 },
  { kind: 'correspondence', turn: DAY / 2, vacation: 0 },
  { kind: 'correspondence', turn: DAY, vacation: 91 * DAY },
] as const)('what cannot be played is said (%#)', (pace) => {
  expect(paceProblem(pace)).toMatch(/\.$/);
});

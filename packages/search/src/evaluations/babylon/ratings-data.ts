import type { Step } from '../../ratings.ts';

/**
 * Measured with `nabu arena GAME --seats ABOVE,BELOW --games 200 --seed strength`, a shared win counted
 * in parts; runs of fewer games were ended by `--goal 62%`, or cut off (see docs/strength.md). Steps not
 * measured yet are missing, and so are the ratings above them.
 */
export const STEPS: readonly Step[] = [
  { above: 'apprentice', below: 'pupil', wins: 183, games: 200 },
  { above: 'cupbearer', below: 'apprentice', wins: 124, games: 178 },
  { above: 'scribe', below: 'cupbearer', wins: 124.5, games: 148 },
  { above: 'astronomer', below: 'scribe', wins: 125.5, games: 178 },
  { above: 'vizier', below: 'astronomer', wins: 125, games: 176 },
  { above: 'king', below: 'vizier', wins: 125, games: 182 },
];

import type { Step } from '../../ratings.ts';

/**
 * Measured with `nabu arena GAME --seats ABOVE,BELOW --games 200 --seed strength`, a shared win counted
 * in parts; runs of fewer games were ended by `--goal 62%`, or cut off (see docs/strength.md). Steps not
 * measured yet are missing, and so are the ratings above them.
 */
export const STEPS: readonly Step[] = [
  { above: 'apprentice', below: 'pupil', wins: 169, games: 200 },
  { above: 'cupbearer', below: 'apprentice', wins: 131.5, games: 200 },
  { above: 'scribe', below: 'cupbearer', wins: 165, games: 200 },
  { above: 'astronomer', below: 'scribe', wins: 142, games: 200 },
  { above: 'vizier', below: 'astronomer', wins: 146.5, games: 200 },
  { above: 'king', below: 'vizier', wins: 145.5, games: 200 },
];

import type { Step } from '../../ratings.ts';

/** Measured with `nabu arena ur --seats ABOVE,BELOW --games 400 --seed strength`, the first step with 200 games. */
export const STEPS: readonly Step[] = [
  { above: 'apprentice', below: 'pupil', wins: 133, games: 200 },
  { above: 'cupbearer', below: 'apprentice', wins: 325, games: 400 },
  { above: 'scribe', below: 'cupbearer', wins: 282, games: 400 },
  { above: 'astronomer', below: 'scribe', wins: 268, games: 400 },
  { above: 'vizier', below: 'astronomer', wins: 247, games: 400 },
  { above: 'king', below: 'vizier', wins: 261, games: 400 },
];
